// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { INN_FILE } from '../../../../tests/support/innFile.ts';
import { soon } from '../../../../tests/support/soon.ts';
import type { FileEntry, Op, Tree } from '../../../model/api.ts';
import { findDrafts } from '../../state/drafts.ts';
import { EditorContext } from '../../state/editorContext.ts';
import { Prices } from './Prices.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const path = 'rooms/Attic.yaml';
const price = { type: 'integer', title: 'Price', 'x-field': 'price' };
const file = {
  ...INN_FILE,
  path,
  schema: { type: 'object', properties: { price } },
  data: { price: 1500 },
};
const tree = { inn: 'Inn', files: [{ path, title: 'Attic', kind: 'room' } as FileEntry] } as Tree;

/** Opens the table with a server that answers saves like this. @returns the only price, and the button to save */
async function openPrices(answer: (ops: Op[]) => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit = {}) => {
    if (address.startsWith('/api/file')) return Response.json(file);
    if (address === '/api/save') return answer(JSON.parse(String(body)).ops);
    return Response.json([]);
  });
  render(
    <EditorContext value={{ tree, refresh: () => {}, announce: () => {} }}>
      <Prices />
    </EditorContext>,
  );
  return {
    cell: await screen.findByDisplayValue('1500'),
    save: screen.getByRole('button', { name: /^Save the prices/ }),
  };
}

const saved = { version: '2', diagnostics: [], samples: [], saveId: 's' };

test('the table saves prices only, and what else is unsaved in a room stays a draft', async () => {
  const about = { op: 'set', at: ['about'], value: 'Two beds and a' };
  const draft = { path, version: '1', base: file.data, session: 'closed', ops: [about] };
  localStorage.setItem(`desk:draft:closed:${path}`, JSON.stringify(draft));
  const saves: Op[][] = [];
  const { cell, save } = await openPrices((ops) => {
    saves.push(ops);
    return Response.json(saved);
  });
  expect(save.getAttribute('aria-disabled')).toBe('true');
  fireEvent.change(cell, { target: { value: '1600' } });
  await act(async () => fireEvent.click(save));
  await screen.findByText('Saved.');
  expect(saves).toEqual([[{ op: 'set', at: ['price'], value: 1600 }]]);
  expect((await findDrafts(path)).mine).toMatchObject({ version: '2', ops: [about] });
});

test('two taps on Save save once, and report no failure', async () => {
  let answer: (response: Response) => void = () => {};
  const saves = vi.fn(() => new Promise<Response>((resolve) => (answer = resolve)));
  const { cell, save } = await openPrices(saves);
  fireEvent.change(cell, { target: { value: '1600' } });
  await act(async () => fireEvent.click(save));
  await act(async () => fireEvent.click(save));
  expect(screen.queryByText(/^Not every price was saved/)).toBeNull();
  await act(async () => answer(Response.json(saved)));
  await screen.findByText('Saved.');
  expect(saves).toHaveBeenCalledOnce();
});

test('prices of all rooms are saved though the owner leaves after pressing Save', async () => {
  const answers: ((response: Response) => void)[] = [];
  const files = ['rooms/Attic.yaml', 'rooms/Cellar.yaml'];
  vi.stubGlobal('fetch', async (address: string) => {
    const named = files.find((one) => address.includes(encodeURIComponent(one)));
    if (named) return Response.json({ ...file, path: named });
    if (address === '/api/save') return new Promise((resolve) => answers.push(resolve));
    return Response.json([]);
  });
  const rooms = files.map((one) => ({ path: one, title: one, kind: 'room' }) as FileEntry);
  const { unmount } = render(
    <EditorContext
      value={{ tree: { inn: 'Inn', files: rooms } as Tree, refresh: () => {}, announce: () => {} }}
    >
      <Prices />
    </EditorContext>,
  );
  for (const cell of await screen.findAllByDisplayValue('1500')) {
    fireEvent.change(cell, { target: { value: '1600' } });
  }
  await act(async () => fireEvent.click(screen.getByRole('button', { name: /^Save the prices/ })));
  unmount();
  answers[0]?.(Response.json(saved));
  await soon(() => expect(answers).toHaveLength(2));
  answers[1]?.(Response.json(saved));
  for (const one of files) {
    await soon(async () => expect((await findDrafts(one)).mine).toBeUndefined());
  }
});
