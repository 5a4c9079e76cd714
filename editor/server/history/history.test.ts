import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { swap } from '../../../tests/fixtures/contentFolder.ts';
import { openEditor, type TestEditor } from '../../../tests/support/openEditor.ts';
import type { Op, PastSave } from '../../model/api.ts';

const ROOM = 'rooms/Double_Room.yaml';

let editor: TestEditor;
beforeEach(async () => {
  editor = await openEditor({ [ROOM]: (text) => `# A room.\n\n${text}price: 1450\n` });
  await editor.get('/api/tree');
});
afterEach(() => editor.close());

const history = () => editor.get<PastSave[]>('/api/history');
async function save(path: string, ...ops: Op[]) {
  const saved = await editor.save(path, ...ops);
  expect(saved.status).toBe(200);
  return ((await saved.json()) as { saveId: string }).saveId;
}

test('the history reads like a diary', async () => {
  await save(ROOM, { op: 'set', at: ['price'], value: 1500 });
  await save(ROOM, { op: 'set', at: ['amenities', 1, 'name'], value: 'Bench' });
  await save('inn.yaml', { op: 'set', at: ['spoken'], value: 'Kannada and Tulu' });
  await save('gallery.yaml', { op: 'move', at: [], from: 0, to: 2 });
  await save('gallery.yaml', { op: 'remove', at: [0] });
  expect((await history()).map(({ summary, file }) => [file, summary])).toEqual([
    ['gallery.yaml', 'Photo 1 taken out: Gallery'],
    ['gallery.yaml', 'new order: Gallery'],
    ['inn.yaml', expect.stringMatching(/anguages.* of the inn, Kannada → Kannada and Tulu$/)],
    [ROOM, 'amenity of the Double Room, Desk → Bench'],
    [ROOM, expect.stringMatching(/price.* of the Double Room, 1,450 → 1,500$/i)],
  ]);
});

test('each save is undone separately, and later ones stay', async () => {
  const before = await editor.read(ROOM);
  const first = await save(ROOM, { op: 'set', at: ['price'], value: 1500 });
  await save(ROOM, { op: 'set', at: ['sleeps'], value: 3 });
  expect((await editor.post('/api/undo', { id: first })).status).toBe(200);
  expect(await editor.read(ROOM)).toBe(swap('sleeps: 2', 'sleeps: 3')(before));
  expect((await history())[0]).toMatchObject({ kind: 'undo' });
});

test('a value that was changed again is not undone blindly', async () => {
  const first = await save(ROOM, { op: 'set', at: ['price'], value: 1500 });
  await save(ROOM, { op: 'set', at: ['price'], value: 1600 });
  const rejected = await editor.post('/api/undo', { id: first });
  expect(rejected.status).toBe(409);
  expect((await rejected.json()).error).toContain('changed again');
  expect(await editor.read(ROOM)).toContain('price: 1600');
});

test('only what was changed again can be restored', async () => {
  const room = await save(ROOM, { op: 'set', at: ['price'], value: 1500 });
  const inn = await save('inn.yaml', { op: 'set', at: ['spoken'], value: 'Tulu' });
  const again = await save(ROOM, { op: 'set', at: ['price'], value: 1600 });
  const latest = (await history()).filter(({ isLatest }) => isLatest).map(({ id }) => id);
  expect(latest).toEqual([again, inn]);
  expect(latest).not.toContain(room);
});

test('a file is restored to the byte', async () => {
  const first = await save(ROOM, { op: 'set', at: ['price'], value: 1500 });
  const then = await editor.read(ROOM);
  await save(ROOM, { op: 'unset', at: ['price'] });
  await save(ROOM, { op: 'move', at: ['amenities'], from: 0, to: 3 });
  expect((await editor.post('/api/restore', { id: first })).status).toBe(200);
  expect(await editor.read(ROOM)).toBe(then);
});

test('changes made elsewhere are recorded, listed and undone as well', async () => {
  const before = await editor.read(ROOM);
  await editor.write(ROOM, swap('price: 1450', 'price: 99')(before));
  const [newest] = await history();
  expect(newest).toMatchObject({ kind: 'elsewhere', file: ROOM });
  await editor.post('/api/undo', { id: newest?.id });
  expect(await editor.read(ROOM)).toBe(before);
});

test('two editors on the same files write one after the other, without losing anything', async () => {
  const other = await editor.again();
  try {
    const path = 'gallery.yaml';
    const add = async (one: TestEditor, id: number): Promise<void> => {
      const value = { id, caption: `New ${id}`, picture: { photo: 'rooms/bed.jpg', alt: 'A bed' } };
      const { status } = await one.save(path, { op: 'add', at: [], index: 0, value });
      if (status === 409) return add(one, id);
      expect(status).toBe(200);
    };
    await Promise.all([editor, other, editor, other].map((one, index) => add(one, 20 + index)));
    const text = await editor.read(path);
    for (const id of [20, 21, 22, 23]) expect(text).toContain(`id: ${id}`);
  } finally {
    await other.close();
  }
});

test('a save interrupted by a power cut is completed, and an incomplete journal line is skipped', async () => {
  await save(ROOM, { op: 'set', at: ['price'], value: 1500 });
  const [key = ''] = readdirSync(join(editor.store, 'desk'));
  const journal = join(editor.store, 'desk', key, 'journal.jsonl');
  const lines = readFileSync(journal, 'utf8').trimEnd().split('\n');
  // The text and the entry are written, the file is not, and the journal's last line is incomplete.
  writeFileSync(journal, `${lines.slice(0, -1).join('\n')}\n{"id":"x","ver`);
  await editor.write(ROOM, swap('price: 1500', 'price: 1450')(await editor.read(ROOM)));
  expect((await history()).map(({ kind }) => kind)).toEqual(['save']);
  expect(await editor.read(ROOM)).toContain('price: 1500');
});
