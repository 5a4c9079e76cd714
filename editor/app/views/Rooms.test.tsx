// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { FileEntry, Tree } from '../../model/api.ts';
import { EditorContext } from '../state/editorContext.ts';
import { Rooms } from './Rooms.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const room = (title: string) => ({ path: `rooms/${title}.yaml`, title, kind: 'room' }) as FileEntry;
const tree: Tree = {
  inn: 'Inn',
  files: [room('Attic'), room('Cellar')],
  samples: { total: 0, left: 0 },
  sampleList: [],
  version: '1',
};

const renderRooms = () =>
  render(
    <EditorContext value={{ tree, refresh: () => {}, announce: () => {} }}>
      <Rooms />
    </EditorContext>,
  );

test.each([
  [
    'an answer',
    async () => Response.json({ error: 'Not just now.' }, { status: 422 }),
    'Not just now.',
  ],
  ['no answer', () => Promise.reject(new TypeError()), 'That could not be done. Try once more.'],
])('why a room stays where it is stands in its own line: %s', async (_, answer, said) => {
  vi.stubGlobal('fetch', answer);
  renderRooms();
  const button = screen.getByRole('button', { name: 'Take off the site: Cellar' });
  await act(async () => fireEvent.click(button));
  const line = button.closest('li');
  expect(line && within(line).getByRole('alert').textContent).toBe(said);
});

test('two taps on the same button add one room', async () => {
  const fetch = vi.fn(() => new Promise<Response>(() => {}));
  vi.stubGlobal('fetch', fetch);
  renderRooms();
  fireEvent.change(screen.getByLabelText('Name of the new room'), { target: { value: 'Tower' } });
  const button = screen.getByRole('button', { name: 'Add this room' });
  await act(async () => fireEvent.click(button));
  await act(async () => fireEvent.click(button));
  expect(fetch).toHaveBeenCalledOnce();
});
