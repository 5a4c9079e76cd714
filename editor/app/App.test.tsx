// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { INN_FILE } from '../../tests/support/innFile.ts';
import { soon } from '../../tests/support/soon.ts';
import type { Tree } from '../model/api.ts';
import { App } from './App.tsx';
import { navigate } from './state/route.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const sample = (name: string, line: number) => ({
  ...{ file: 'inn.yaml', pointer: [name], line, text: 'Count them.' },
});
const tree: Tree = {
  inn: 'Inn',
  files: [
    {
      ...{ path: 'inn.yaml', kind: 'inn', title: 'The inn', group: 'inn', address: '/' },
      ...{ errors: 0, samples: 2 },
    },
  ],
  samples: { total: 2, left: 2 },
  sampleList: [sample('beds', 1), sample('rooms', 2)],
  version: '1',
};

test('a sentence that is announced again is heard again', async () => {
  vi.stubGlobal('fetch', async (address: string) => {
    if (address === '/api/tree') return Response.json(tree);
    if (address.startsWith('/api/file')) return Response.json(INN_FILE);
    return Response.json(address === '/api/publish' ? { changes: [] } : {});
  });
  vi.stubGlobal('scrollTo', () => {});
  navigate({ view: 'samples' });
  render(<App />);
  const buttons = await screen.findAllByRole('button', { name: /^This is true of my inn/ });
  const announced = () => screen.getAllByRole('status').at(-1)?.textContent ?? '';
  fireEvent.click(buttons[0] as HTMLElement);
  await soon(() => expect(announced()).toContain('Count them.'));
  // Screen readers announce only what changes.
  const changes: unknown[] = [];
  const region = screen.getAllByRole('status').at(-1) as HTMLElement;
  new MutationObserver((found) => changes.push(...found)).observe(region, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  await act(async () => fireEvent.click(buttons[1] as HTMLElement));
  await soon(() => expect(changes).not.toEqual([]));
  expect(announced().trim()).toContain('Count them.');
});
