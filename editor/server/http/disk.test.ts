import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openEditor, type TestEditor } from '../../../tests/support/openEditor.ts';
import type { OpenFile } from '../../model/api.ts';

/** The error of the next writes, if any. */
const disk = vi.hoisted(() => ({ code: '' }));
vi.mock('../../../lib/files.ts', async (original) => {
  const real = await original<typeof import('../../../lib/files.ts')>();
  return {
    writeFileAtomic: async (...file: Parameters<typeof real.writeFileAtomic>) => {
      if (disk.code) throw Object.assign(new Error('No.'), { code: disk.code });
      return real.writeFileAtomic(...file);
    },
  };
});

const ROOM = 'rooms/Double_Room.yaml';
let editor: TestEditor;
beforeEach(async () => {
  editor = await openEditor();
});
afterEach(() => editor.close());

test.each([
  ['ENOSPC', /disk is full/],
  ['EROFS', /may not write/],
  ['EACCES', /may not write/],
])('where the disk says %s nothing is changed, and it is said why', async (code, words) => {
  const before = await editor.read(ROOM);
  const { version } = await editor.get<OpenFile>(`/api/file?path=${ROOM}`);
  await editor.ask('/api/tree');
  const ops = [{ op: 'set', at: ['name'], value: 'New' }];
  const save = () => editor.post('/api/save', { path: ROOM, version, ops });
  const told = vi.spyOn(console, 'error').mockReturnValue();
  disk.code = code;
  const rejected = await save();
  disk.code = '';
  told.mockRestore();
  expect(rejected.status).toBe(507);
  expect((await rejected.json()).error).toMatch(words);
  expect(await editor.read(ROOM)).toBe(before);
  expect((await save()).status).toBe(200);
});
