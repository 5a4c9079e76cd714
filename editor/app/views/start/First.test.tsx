// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { warning } from '../../../../src/content/diagnostics/diagnostic.ts';
import type { Diagnostic, Tree } from '../../../model/api.ts';
import { connection } from '../../requests/connection.ts';
import { EditorContext } from '../../state/editorContext.ts';
import { First } from './First.tsx';

const tree: Tree = {
  inn: 'Inn',
  files: [],
  samples: { total: 1, left: 0 },
  sampleList: [],
  version: '1',
};

let saves: string;
let launch: Diagnostic[];
beforeEach(() => {
  saves = '1';
  launch = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.startsWith('/api/status')) return Response.json({ run: 'a', preview: '', saves });
    if (address === '/api/launch') return Response.json(launch);
    if (address === '/api/history') return Response.json([]);
    return Response.json({}, { status: 500 });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const draw = () =>
  render(
    <EditorContext value={{ tree, refresh: () => {}, announce: () => {} }}>
      <First />
    </EditorContext>,
  );
/** Lets answers arrive, and time pass for the next look at the server. */
const wait = () => act(() => vi.advanceTimersByTimeAsync(2_500));

test('photographs that no page shows are one line, with a link to them', async () => {
  launch = ['a', 'b', 'c'].map((name) => ({
    ...warning({ file: `photos/public/${name}.jpg` }, 'No page shows this photo.', 'Show it.'),
    isUnused: true,
  }));
  const { container } = draw();
  await wait();
  expect(screen.getByText(/^3 photographs are not on any page/)).toBeTruthy();
  expect(screen.queryByText('No page shows this photo.')).toBeNull();
  expect(screen.getByRole('link', { name: /Not used/ }).getAttribute('href')).toBe(
    '#/photos?filter=unused',
  );
  expect(container.querySelectorAll('img')).toHaveLength(3);
});

test('a save in another window is seen without a reload', async () => {
  void connection.watch();
  await wait();
  draw();
  await wait();
  expect(screen.getByText('Everything is ready for going live.')).toBeTruthy();
  launch = [warning({ file: 'inn.yaml' }, 'The map would show another country.', 'Look again.')];
  await wait();
  expect(screen.queryByText('The map would show another country.')).toBeNull();
  saves = '2';
  await wait();
  expect(screen.getByText('The map would show another country.')).toBeTruthy();
});
