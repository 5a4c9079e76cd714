import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { DAY, MINUTE } from '../../../lib/durations.ts';
import { movedClock } from '../../../tests/mail/support/clock.ts';
import {
  CAT,
  deleted,
  openWithCat,
  remove,
  storeOf,
  workspaceOf,
} from '../../../tests/support/deletedPhotos.ts';
import { soon } from '../../../tests/support/soon.ts';
import { forgetOldPhotos } from './deleted.ts';

/** Whether the next readings of the folder of deleted photographs fail, as with too many open files. */
const disk = vi.hoisted(() => ({ fails: [] as boolean[] }));
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof import('node:fs/promises')>();
  const readdir = async (path: string, options: object) => {
    if (path.endsWith('/deleted') && disk.fails.shift())
      throw Object.assign(new Error('EMFILE: too many open files'), { code: 'EMFILE' });
    return real.readdir(path, options);
  };
  return { ...real, readdir };
});

afterEach(() => vi.useRealTimers());

test('after thirty days a photograph is removed for good', async () => {
  const clock = movedClock();
  const editor = await openWithCat(clock);
  const id = await remove(editor);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 29.5 * DAY });
  expect(await deleted(editor)).toMatchObject([{ daysLeft: 1 }]);
  expect((await editor.ask(`/api/photo/${CAT}?w=200&deleted=${id}`)).status).toBe(200);
  clock.pass(DAY);
  await editor.post('/api/undo', { id: 'none' });
  expect(storeOf(editor)).toHaveLength(1);
  const thumbnails = join(workspaceOf(editor).folder, 'small');
  expect(readdirSync(thumbnails)).toHaveLength(1);
  vi.setSystemTime(Date.now() + DAY);
  clock.pass(DAY);
  await soon(() => expect(existsSync(thumbnails)).toBe(false));
  expect(storeOf(editor)).toEqual([]);
  expect(await deleted(editor)).toEqual([]);
  expect((await editor.post('/api/undo', { id })).status).toBe(404);
});

test('a clock that is wrong when the machine starts removes no photograph', async () => {
  const clock = movedClock();
  const editor = await openWithCat(clock);
  const id = await remove(editor);
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 400 * DAY });
  const again = await editor.again();
  clock.pass(MINUTE);
  vi.useRealTimers();
  clock.pass(DAY);
  expect((await again.post('/api/photos/restore', { id })).status).toBe(200);
  await again.close();
});

test.each([[[true]], [[false, true]], [[false, false, true]]])(
  'a folder that cannot be read for a moment costs no photograph: %j',
  async (fails) => {
    const editor = await openWithCat();
    const id = await remove(editor);
    vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => void vi.restoreAllMocks());
    disk.fails = [...fails];
    await forgetOldPhotos(workspaceOf(editor));
    expect(disk.fails).toEqual([]);
    expect((await editor.post('/api/photos/restore', { id })).status).toBe(200);
  },
);
