import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openEditor, type TestEditor } from '../../../tests/support/openEditor.ts';
import type { PastSave } from '../../model/api.ts';

/** Files broken outside the editor: the form says so, and the history has the last valid version. */

const ROOM = 'rooms/Double_Room.yaml';

let editor: TestEditor;
afterEach(() => editor.close());

const open = async (path: string) => (await editor.open(path)).broken;
const history = () => editor.get<PastSave[]>('/api/history');

async function breakFile(path: string, spoil: (text: string) => string): Promise<string> {
  const text = spoil(await editor.read(path));
  await editor.write(path, text);
  await history();
  return text;
}

const unreadable = (text: string) => text.replace('name: Double Room', 'name: "Double Room');

test('an unreadable file says so, and its last good version is restored in one step', async () => {
  editor = await openEditor();
  const sound = await editor.read(ROOM);
  await history();
  expect(await open(ROOM)).toBeUndefined();
  await breakFile(ROOM, unreadable);
  const text = await breakFile(ROOM, (before) => `${before}# Why?\n`);

  const broken = await open(ROOM);
  expect(broken).toMatchObject({ isWhole: true, text, last: { at: expect.any(String) } });
  const answer = await editor.post('/api/restore', { id: broken?.last?.id, path: ROOM });
  expect(answer.status).toBe(200);
  expect(await editor.read(ROOM)).toBe(sound);
  expect(await open(ROOM)).toBeUndefined();
});

test('the broken text stays in the history, and can be restored', async () => {
  editor = await openEditor();
  await history();
  const text = await breakFile(ROOM, unreadable);
  const broken = await open(ROOM);
  await editor.post('/api/restore', { id: broken?.last?.id, path: ROOM });

  const entry = (await history()).find(({ kind }) => kind === 'elsewhere');
  const requested = await editor.post('/api/restore', { id: entry?.id });
  expect(requested.status).toBe(422);
  expect(await requested.json()).toMatchObject({ canConfirm: true });
  const given = await editor.post('/api/restore', { id: entry?.id, confirmed: true });
  expect(given.status).toBe(200);
  expect(await editor.read(ROOM)).toBe(text);
});

test.each([
  ['a list in place of a whole file', ROOM, () => '- Double Room\n', true],
  ['a needed file that was emptied', 'inn.yaml', () => '', true],
  [
    'words in place of a list',
    ROOM,
    (text: string) => `${text.slice(0, text.indexOf('pictures:'))}pictures: two\n`,
    false,
  ],
  [
    'a list in place of words',
    ROOM,
    (text: string) => text.replace('Double Room', '[a, b]'),
    false,
  ],
])('%s is told from fields that are empty', async (_, path, spoil, isWhole) => {
  editor = await openEditor();
  await history();
  await breakFile(path, spoil);
  expect(await open(path)).toMatchObject({ isWhole, last: {} });
});

test('a wrong value, or a missing optional file, is not broken', async () => {
  editor = await openEditor({ [ROOM]: (text) => text.replace('sleeps: 2', 'sleeps: two') });
  expect(await open(ROOM)).toBeUndefined();
  expect(await open('words.yaml')).toBeUndefined();
});

test('a file that a Windows program saved in its own encoding loses no letter', async () => {
  editor = await openEditor();
  const text = (await editor.read(ROOM)).replace('Fan', 'Café’s fan');
  // Its two letters beyond ASCII, as Windows-1252 has them.
  const bytes = text.replace('é', '\xe9').replace('’', '\x92');
  await writeFile(join(editor.content, ROOM), bytes, 'latin1');
  const { diagnostics } = await editor.open(ROOM);
  expect(diagnostics[0]?.message).toContain('not saved as UTF-8');
  expect((await editor.save(ROOM, { op: 'set', at: ['sleeps'], value: 3 })).status).toBe(200);
  expect(await editor.read(ROOM)).toBe(text.replace('sleeps: 2', 'sleeps: 3'));
});

test('a file that was broken before the editor first recorded it offers no version', async () => {
  editor = await openEditor({ [ROOM]: unreadable });
  await history();
  const broken = await open(ROOM);
  expect(broken).toMatchObject({ isWhole: true });
  expect(broken).not.toHaveProperty('last');
});
