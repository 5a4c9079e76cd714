// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { INN_FILE } from '../../../../tests/support/innFile.ts';
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
