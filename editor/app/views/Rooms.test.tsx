// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Diagnostic, FileEntry, Tree } from '../../model/api.ts';
import { EditorContext } from '../state/editorContext.ts';
import { navigate } from '../state/route.ts';
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

/** A view of these rooms that records its requests; `show` ends a reload of the list with other rooms. */
function openRooms(...titles: string[]) {
  const requests: [address: string, body: unknown][] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    requests.push([address, JSON.parse(String(init.body))]);
    return Response.json({});
  });
  const lists: (() => void)[] = [];
  const refresh = () => new Promise<void>((resolve) => lists.push(resolve));
  const rooms = (names: string[]) => (
    <EditorContext
      value={{ tree: { ...tree, files: names.map(room) }, refresh, announce: () => {} }}
    >
      <Rooms />
    </EditorContext>
  );
  const { rerender } = render(rooms(titles));
  const tap = (name: string) =>
    act(async () => fireEvent.click(screen.getByRole('button', { name })));
  const show = async (...names: string[]) => {
    rerender(rooms(names));
    await act(async () => lists.shift()?.());
  };
  return { requests, tap, show };
}

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

test('a tap while a room is being moved waits for the new list', async () => {
  const { requests: moves, tap, show } = openRooms('Attic', 'Cellar', 'Tower');
  const path = 'rooms/Attic.yaml';
  const first = ['/api/rooms/move', { path, to: 1 }];
  const second = ['/api/rooms/move', { path, to: 2 }];
  await tap('Move down: Attic');
  await tap('Move down: Attic');
  await tap('Take off the site: Tower');
  expect(moves).toEqual([first]);
  await show('Cellar', 'Attic', 'Tower');
  expect(moves).toEqual([first, second]);
  await show('Cellar', 'Tower', 'Attic');
  expect(moves).toEqual([first, second, ['/api/rooms/archive', { path: 'rooms/Tower.yaml' }]]);
});

test('a tap that waits for one that fails is dropped', async () => {
  const answer = Promise.withResolvers<Response>();
  const requests: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    requests.push(address);
    return answer.promise;
  });
  renderRooms();
  const down = screen.getByRole('button', { name: 'Move down: Attic' });
  await act(async () => fireEvent.click(down));
  await act(async () => fireEvent.click(down));
  await act(async () => answer.resolve(Response.json({ error: 'Not now.' }, { status: 422 })));
  expect(requests.filter((address) => address === '/api/rooms/move')).toHaveLength(1);
  expect(screen.getByRole('alert').textContent).toBe('Not now.');
});

test('archiving a room that would break something says what to do', async () => {
  const found: Diagnostic = {
    file: 'rooms/Attic.yaml',
    pointer: ['sibling'],
    message: 'It names a room that is gone.',
    fix: 'Choose another.',
    severity: 'error',
    lang: 'en',
  };
  vi.stubGlobal('fetch', async () =>
    Response.json({ error: 'Nothing was changed:', diagnostics: [found] }, { status: 422 }),
  );
  renderRooms();
  const button = screen.getByRole('button', { name: 'Take off the site: Cellar' });
  await act(async () => fireEvent.click(button));
  const [entry] = within(screen.getByRole('alert')).getAllByRole('listitem');
  expect(entry?.textContent).toBe('Attic It names a room that is gone. Choose another.');
  expect(entry?.querySelector('[lang="en"]')).toBeTruthy();
});

test('a new room is a copy of one that is on the site', async () => {
  const requested: unknown[] = [];
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    requested.push(JSON.parse(String(init.body)));
    return Response.json({}, { status: 422 });
  });
  const { rerender } = renderRooms();
  const left = { ...tree, files: [room('Cellar')] };
  rerender(
    <EditorContext value={{ tree: left, refresh: () => {}, announce: () => {} }}>
      <Rooms />
    </EditorContext>,
  );
  fireEvent.change(screen.getByLabelText('Name of the new room'), { target: { value: 'Tower' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add this room' })));
  expect(requested).toEqual([{ from: 'rooms/Cellar.yaml', name: 'Tower' }]);
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

test('a new room does not open over the view that the owner has gone to', async () => {
  const answer = Promise.withResolvers<Response>();
  vi.stubGlobal('fetch', () => answer.promise);
  navigate({ view: 'rooms' });
  renderRooms();
  fireEvent.change(screen.getByLabelText('Name of the new room'), { target: { value: 'Tower' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add this room' })));
  navigate({ view: 'edit', path: 'inn.yaml' });
  cleanup();
  await act(async () => answer.resolve(Response.json({ path: 'rooms/Tower.yaml' })));
  expect(window.location.hash).toBe('#/edit/inn.yaml');
});

test('a new room opens once the list of rooms has it', async () => {
  navigate({ view: 'rooms' });
  vi.stubGlobal('fetch', async () => Response.json({ path: 'rooms/Tower.yaml' }));
  const list = Promise.withResolvers<void>();
  render(
    <EditorContext value={{ tree, refresh: () => list.promise, announce: () => {} }}>
      <Rooms />
    </EditorContext>,
  );
  fireEvent.change(screen.getByLabelText('Name of the new room'), { target: { value: 'Tower' } });
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Add this room' })));
  expect(window.location.hash).toBe('#/rooms');
  await act(async () => list.resolve());
  expect(window.location.hash).toBe('#/edit/rooms/Tower.yaml');
});

test('two taps take a room off the site once', async () => {
  const { requests, show } = openRooms('Attic', 'Cellar');
  const button = screen.getByRole('button', { name: 'Take off the site: Attic' });
  await act(async () => fireEvent.click(button));
  await act(async () => fireEvent.click(button));
  await show('Cellar');
  expect(requests.filter(([address]) => address === '/api/rooms/archive')).toHaveLength(1);
});
