import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isLocked, LockTimeout, lock, tryLock } from '../../../lib/lock.ts';
import { temporaryFolder } from '../../mail/support/folders.ts';
import { lockHolder } from '../support/lockHolders.ts';
import { takeTurns } from '../support/takeTurns.ts';

/** Milliseconds: a laptop's lid closed for a while. */
const STOPPED = 120_000;

const newFile = () => join(temporaryFolder(), 'test.lock');

test('five processes take 5,000 turns, one at a time', () => takeTurns(newFile(), 1000));

test('a process that is stopped for two minutes, then resumed, still holds its lock', async () => {
  const file = newFile();
  const holder = await lockHolder(file);
  holder.stop();
  await expect(lock(file, { timeoutMs: STOPPED })).rejects.toThrow(LockTimeout);
  holder.resume();
  expect([isLocked(file), tryLock(file)]).toEqual([true, undefined]);
  holder.release();
  (await lock(file))();
});
