import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { redirectsOf } from '../../../src/content/redirects.ts';
import { swap } from '../../../tests/fixtures/contentFolder.ts';
import { openEditor, type TestEditor } from '../../../tests/support/openEditor.ts';
import type { PastSave, Tree } from '../../model/api.ts';
import { diagnosticsOf } from './diagnostics.ts';
import { roomAddress } from './rooms.ts';

let editor: TestEditor;
beforeEach(async () => {
  editor = await openEditor({
    'rooms/Double_Room.yaml': (text) => `# The quiet one.\n\n${text}shortName: Double\n`,
    'testimonials.yaml': (text) => `${text}  room: Double_Room\n`,
  });
  await editor.get('/api/tree');
});
afterEach(() => editor.close());

const rooms = async () =>
  (await editor.get<Tree>('/api/tree')).files
    .filter(({ group }) => group === 'rooms')
    .map(({ path, archived }) => (archived ? `(${path})` : path));
const errors = async () =>
  (await diagnosticsOf(editor.content))
    .filter(({ severity }) => severity === 'error')
    .map(({ message }) => message);

test('a new room is a copy, comments included, with its own name and address', async () => {
  const answer = await editor.post('/api/rooms/copy', {
    from: 'rooms/Double_Room.yaml',
    name: 'Garden Room “Été”',
  });
  expect(await answer.json()).toMatchObject({ path: 'rooms/Garden_Room_Ete.yaml' });
  const text = await editor.read('rooms/Garden_Room_Ete.yaml');
  expect(text).toMatch(/^# The quiet one\.\n\norder: 3\nname: Garden Room “Été”\n/);
  expect(parse(text)).not.toHaveProperty('shortName');
  expect(await errors()).toEqual([]);
});

test('a copy that is requested again, because the answer was lost, is made once', async () => {
  const copy = async (name: string) =>
    (await editor.post('/api/rooms/copy', { from: 'rooms/Double_Room.yaml', name })).json();
  const first = await copy('Garden Room');
  await editor.post('/api/rooms/move', { path: 'rooms/Garden_Room.yaml', to: 0 });
  expect(await copy('Garden Room')).toEqual(first);
  expect(await rooms()).toHaveLength(3);
  // Once it has words of its own, another one is wanted.
  await editor.write(
    'rooms/Garden_Room.yaml',
    `${await editor.read('rooms/Garden_Room.yaml')}# Ours\n`,
  );
  expect(await copy('Garden Room')).toEqual({ path: 'rooms/Garden_Room_2.yaml' });
});

test('a room’s address is unused, and ASCII for a name in any script', () => {
  expect(roomAddress('ತೋಟದ ಕೋಣೆ', new Set())).toBe('Room_2');
  expect(roomAddress('Gallery', new Set())).toBe('Gallery_2');
  expect(roomAddress('Attic', new Set(['attic', 'attic_2']))).toBe('Attic_3');
});

test('an archived room is off the site, and can be restored unchanged', async () => {
  const path = 'rooms/Double_Room.yaml';
  const before = { room: await editor.read(path), inn: await editor.read('inn.yaml') };
  expect((await editor.post('/api/rooms/archive', { path })).status).toBe(200);
  expect(await rooms()).toEqual(['rooms/Triple_Room.yaml', '(aside/Double_Room.yaml)']);
  expect(await errors()).toEqual([]);
  expect((await redirectsOf(editor.content)).get('/Double_Room')).toBe('/rooms');
  expect(await editor.read('testimonials.yaml')).not.toContain('room:');

  await editor.post('/api/rooms/restore', { path: 'aside/Double_Room.yaml' });
  expect(await editor.read(path)).toBe(before.room);
  expect(await editor.read('inn.yaml')).toBe(before.inn);
  expect(existsSync(join(editor.content, 'aside/Double_Room.yaml'))).toBe(false);
});

test('archiving a room is undone in one step, testimonials included', async () => {
  const before = await editor.read('testimonials.yaml');
  await editor.post('/api/rooms/archive', { path: 'rooms/Double_Room.yaml' });
  const [newest] = await editor.get<PastSave[]>('/api/history');
  expect(newest?.summary).toBe('room taken off the site: Double Room');
  expect((await editor.post('/api/undo', { id: newest?.id })).status).toBe(200);
  expect(await editor.read('testimonials.yaml')).toBe(before);
  expect(await rooms()).toEqual(['rooms/Double_Room.yaml', 'rooms/Triple_Room.yaml']);
});

test('the last room cannot be archived', async () => {
  await editor.post('/api/rooms/archive', { path: 'rooms/Double_Room.yaml' });
  const rejected = await editor.post('/api/rooms/archive', { path: 'rooms/Triple_Room.yaml' });
  expect(rejected.status).toBe(422);
  expect((await rejected.json()).error).toBe(
    'The site shows at least one room. Add another first, then take this one off the site.',
  );
  expect(await rooms()).toContain('rooms/Triple_Room.yaml');
});

test('reordering rooms changes one line each', async () => {
  const before = await editor.read('rooms/Triple_Room.yaml');
  await editor.post('/api/rooms/move', { path: 'rooms/Triple_Room.yaml', to: 0 });
  expect(await rooms()).toEqual(['rooms/Triple_Room.yaml', 'rooms/Double_Room.yaml']);
  expect(await editor.read('rooms/Triple_Room.yaml')).toBe(swap('order: 2', 'order: 1')(before));
});

test('two rooms that are moved from the same list are both moved', async () => {
  await editor.post('/api/rooms/copy', { from: 'rooms/Double_Room.yaml', name: 'Cellar' });
  await editor.post('/api/rooms/copy', { from: 'rooms/Double_Room.yaml', name: 'Attic' });
  const [double, triple, cellar, attic] = await rooms();
  await editor.post('/api/rooms/move', { path: attic, to: 2 });
  await editor.post('/api/rooms/move', { path: triple, to: 0 });
  expect(await rooms()).toEqual([triple, double, attic, cellar]);
});

test('only rooms can be archived or moved', async () => {
  for (const path of ['inn.yaml', 'rooms/../inn.yaml', 'aside/x.yaml', '/etc/passwd']) {
    expect((await editor.post('/api/rooms/archive', { path })).status, path).toBe(404);
    expect((await editor.post('/api/rooms/move', { path, to: 0 })).status, path).toBe(404);
  }
});

test('moving a room never overwrites a file that was put there by hand', async () => {
  const [shown, archived] = ['rooms/Double_Room.yaml', 'aside/Double_Room.yaml'];
  await editor.post('/api/rooms/archive', { path: shown });
  const byHand = swap('order: 1', 'order: 9')(await editor.read(archived));
  await editor.write(shown, byHand);
  for (const [way, path] of [
    ['restore', archived],
    ['archive', shown],
  ] as const) {
    const rejected = await editor.post(`/api/rooms/${way}`, { path });
    expect(rejected.status).toBe(409);
    expect((await rejected.json()).error).toContain('There is another room called');
  }
  expect(await editor.read(shown)).toBe(byHand);
  expect(await editor.read(archived)).not.toBe(byHand);
});
