// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { warning } from '../../../../src/content/diagnostics/diagnostic.ts';
import type { Diagnostic, FirstHour, Tree } from '../../../model/api.ts';
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
let progress: FirstHour | undefined;
beforeEach(() => {
  saves = '1';
  launch = [];
  progress = undefined;
  vi.useFakeTimers();
  vi.stubGlobal('fetch', async (address: string) => {
    if (address.startsWith('/api/status')) return Response.json({ run: 'a', preview: '', saves });
    if (address === '/api/launch') return Response.json(launch);
    if (address === '/api/history') return Response.json([]);
    if (address === '/api/first-hour' && progress) return Response.json(progress);
    if (address === '/api/samples/hide') throw new TypeError('no network');
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
/** Lets answers arrive, and the next poll of the server happen. */
const wait = () => act(() => vi.advanceTimersByTimeAsync(2_500));

test('photographs that no page shows are one line, which links to them', async () => {
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

test('a save in another window appears without a reload', async () => {
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

const BEGINNING: FirstHour = {
  inn: [],
  rooms: [],
  photos: { own: 0, samples: [{ path: 'pages/home.yaml', at: ['hero', 'pictures', 0] }] },
  hide: [{ path: 'pages/home.yaml', name: 'letter', label: 'Letter (Home page)' }],
  sentences: [],
};

test('the first hour links to the view that assigns many photographs at once', async () => {
  progress = BEGINNING;
  draw();
  await wait();
  const link = screen.getByRole('link', { name: 'Put several in place at once' });
  expect(link.getAttribute('href')).toBe('#/photos?filter=samples');
});

test('a slow step of the first hour says so, and runs only once', async () => {
  progress = BEGINNING;
  draw();
  await wait();
  const { fetch } = globalThis;
  let asked = 0;
  vi.stubGlobal('fetch', (address: string) => {
    if (address !== '/api/samples/hide') return fetch(address);
    asked += 1;
    return new Promise(() => {});
  });
  const button = screen.getByRole('button', { name: 'Switch off what is still a sample' });
  fireEvent.click(button);
  await wait();
  expect(screen.getByText('One moment …')).toBeTruthy();
  fireEvent.click(button);
  expect(asked).toBe(1);
});

test('a step of the first hour that cannot reach the server says so', async () => {
  progress = BEGINNING;
  draw();
  await wait();
  fireEvent.click(screen.getByRole('button', { name: 'Switch off what is still a sample' }));
  await wait();
  expect(screen.getByRole('alert').textContent).toBe('That could not be done. Try once more.');
});
