import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openEditor, type TestEditor } from '../../../tests/support/openEditor.ts';
import type { PastSave } from '../../model/api.ts';
import { openWorkspace } from '../history/workspace.ts';

/** The error of the next writes, if any, to files whose path contains `below`. */
const disk = vi.hoisted(() => ({ code: '', below: '' }));
vi.mock('../../../lib/files.ts', async (original) => {
  const real = await original<typeof import('../../../lib/files.ts')>();
  return {
    ...real,
    writeFileAtomic: async (...file: Parameters<typeof real.writeFileAtomic>) => {
      if (disk.code && file[0].includes(disk.below))
        throw Object.assign(new Error('No.'), { code: disk.code });
      return real.writeFileAtomic(...file);
    },
  };
});

const ROOM = 'rooms/Double_Room.yaml';
let editor: TestEditor;
beforeEach(async () => {
  disk.code = disk.below = '';
  vi.spyOn(console, 'error').mockReturnValue();
  editor = await openEditor({
    'testimonials.yaml': (text) => text.replace('review:', 'room: Double_Room\n  review:'),
  });
  await editor.ask('/api/tree');
});
afterEach(async () => {
  await editor.close();
  vi.restoreAllMocks();
});

test.each([
  ['ENOSPC', /is full/],
  ['EROFS', /is not allowed to save/],
  ['EACCES', /is not allowed to save/],
])('where the disk says %s nothing is changed, and it is said why', async (code, words) => {
  const before = await editor.read(ROOM);
  const { version } = await editor.open(ROOM);
  const ops = [{ op: 'set', at: ['name'], value: 'New' }];
  const save = () => editor.post('/api/save', { path: ROOM, version, ops });
  disk.code = code;
  const rejected = await save();
  disk.code = '';
  expect(rejected.status).toBe(507);
  expect((await rejected.json()).error).toMatch(words);
  expect(await editor.read(ROOM)).toBe(before);
  expect((await save()).status).toBe(200);
});

const saves = () => editor.get<PastSave[]>('/api/history');
const rename = () => editor.save(ROOM, { op: 'set', at: ['name'], value: 'New' });

test('a save that the content folder refuses is not written later either', async () => {
  const before = await editor.read(ROOM);
  Object.assign(disk, { code: 'ENOSPC', below: editor.content });
  expect((await rename()).status).toBe(507);
  expect((await editor.ask('/api/tree')).status).toBe(200);
  disk.code = '';
  expect(await saves()).toEqual([]);
  expect(await editor.read(ROOM)).toBe(before);
});

test('if one file cannot be written, the files before it are put back', async () => {
  const paths = [ROOM, 'testimonials.yaml'];
  const before = await Promise.all(paths.map(editor.read));
  Object.assign(disk, { code: 'EROFS', below: join(editor.content, 'testimonials') });
  expect((await editor.post('/api/rooms/archive', { path: ROOM })).status).toBe(507);
  disk.code = '';
  expect(await saves()).toEqual([]);
  expect(await Promise.all(paths.map(editor.read))).toEqual(before);
  expect(existsSync(join(editor.content, 'aside/Double_Room.yaml'))).toBe(false);
});

test('an interrupted save that the disk cannot complete does not prevent reading', async () => {
  const before = await editor.read(ROOM);
  await rename();
  const { folder } = openWorkspace(editor.store, editor.content);
  const journal = join(folder, 'journal.jsonl');
  const lines = readFileSync(journal, 'utf8').trimEnd().split('\n');
  writeFileSync(journal, `${lines.slice(0, -1).join('\n')}\n`);
  await editor.write(ROOM, before);
  Object.assign(disk, { code: 'EROFS', below: editor.content });
  expect((await editor.ask('/api/tree')).status).toBe(200);
  expect(await saves()).toEqual([]);
  expect((await rename()).status).toBe(507);
  disk.code = '';
  expect((await saves()).map(({ kind }) => kind)).toEqual(['save']);
  expect(await editor.read(ROOM)).toContain('name: New');
});

test('on a full disk, photographs are still shown', async () => {
  Object.assign(disk, { code: 'ENOSPC', below: editor.store });
  const small = await editor.ask('/api/photo/rooms/bed.jpg?w=200');
  expect(small.status).toBe(200);
  expect((await small.arrayBuffer()).byteLength).toBeGreaterThan(0);
});
