import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDesk, type TestDesk } from '../../../tests/support/openEditor.ts';
import type { OpenFile } from '../../model/api.ts';

/** What the system says of the next files that are written; nothing while all is well. */
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
let desk: TestDesk;
beforeEach(async () => {
  desk = await openDesk();
});
afterEach(() => desk.close());

test.each([
  ['ENOSPC', /disk is full/],
  ['EROFS', /may not write/],
  ['EACCES', /may not write/],
])('where the disk says %s nothing is changed, and it is said why', async (code, words) => {
  const before = await desk.read(ROOM);
  const { version } = await desk.get<OpenFile>(`/api/file?path=${ROOM}`);
  await desk.ask('/api/tree');
  const ops = [{ op: 'set', at: ['name'], value: 'New' }];
  const save = () => desk.post('/api/save', { path: ROOM, version, ops });
  const told = vi.spyOn(console, 'error').mockReturnValue();
  disk.code = code;
  const refused = await save();
  disk.code = '';
  told.mockRestore();
  expect(refused.status).toBe(507);
  expect((await refused.json()).error).toMatch(words);
  expect(await desk.read(ROOM)).toBe(before);
  expect((await save()).status).toBe(200);
});
