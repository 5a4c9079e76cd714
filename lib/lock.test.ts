import { chmodSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { lockHolder, lockProcess } from '../tests/lib/support/lockHolders.ts';
import { takeTurns } from '../tests/lib/support/takeTurns.ts';
import { temporaryFolder } from '../tests/mail/support/folders.ts';
import { OperatorError } from './errors.ts';
import { isLocked, LockTimeout, lock, tryLock, withLock } from './lock.ts';

const newFile = () => join(temporaryFolder(), 'below', 'test.lock');

test('five processes take a thousand turns, one at a time', () => takeTurns(newFile(), 200));

test('a stopped process holds its lock, however old its file, until it exits', async () => {
  const file = newFile();
  const holder = await lockHolder(file);
  holder.stop();
  utimesSync(file, 1, 1);
  expect(isLocked(file)).toBe(true);
  expect(tryLock(file)).toBeUndefined();
  await expect(lock(file, { timeoutMs: 50, pollMs: 5 })).rejects.toThrow(LockTimeout);
  holder.resume();
  expect(tryLock(file)).toBeUndefined();
  holder.release();
  (await lock(file, { pollMs: 5 }))();
  await holder.exited;
});

test('a killed process leaves its file but no lock', async () => {
  const file = newFile();
  const holder = await lockHolder(file);
  holder.kill();
  await holder.exited;
  expect(isLocked(file)).toBe(false);
  const unlock = tryLock(file);
  expect([unlock, isLocked(file)]).toEqual([expect.any(Function), true]);
  unlock?.();
});

test('within one process, turns come in the order of the requests', async () => {
  const file = newFile();
  const order: string[] = [];
  const turn = (name: string) =>
    withLock(file, async () => {
      order.push(`${name} in`);
      expect(tryLock(file)).toBeUndefined();
      await Promise.resolve();
      order.push(`${name} out`);
    });
  await Promise.all(['a', 'b', 'c'].map(turn));
  expect(order).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
});

test('releasing a lock twice does not release the next holder’s', async () => {
  const file = newFile();
  const first = await lock(file);
  first();
  const second = await lock(file);
  first();
  expect(tryLock(file)).toBeUndefined();
  second();
  expect(isLocked(file)).toBe(false);
});

test('work that fails releases the lock', async () => {
  const file = newFile();
  const failing = () => Promise.reject(new Error('No.'));
  await expect(withLock(file, failing)).rejects.toThrow('No.');
  await withLock(file, () => expect(isLocked(file)).toBe(true));
});

test('giving up leaves the queue to the others', async () => {
  const file = newFile();
  const unlock = await lock(file);
  const halt = new AbortController();
  const stopped = lock(file, { signal: halt.signal });
  const late = lock(file, { timeoutMs: 0 });
  const patient = lock(file);
  halt.abort(new Error('Stopped.'));
  await Promise.all([
    expect(stopped).rejects.toThrow('Stopped.'),
    expect(late).rejects.toThrow(LockTimeout),
  ]);
  expect(tryLock(file)).toBeUndefined();
  unlock();
  (await patient)();
});

test('checking a lock neither creates its file nor releases it', async () => {
  const file = newFile();
  expect([isLocked(file), isLocked(file)]).toEqual([false, false]);
  const unlock = await lock(file);
  expect([isLocked(file), isLocked(file)]).toEqual([true, true]);
  expect(await lockProcess('try', file).exited).toEqual([1, null]);
  unlock();
  expect(await lockProcess('try', file).exited).toEqual([0, null]);
});

test('a read-only file, or a path that cannot be a file, gives an error with the reason', async () => {
  const folder = temporaryFolder();
  chmodSync(folder, 0o755);
  const file = join(folder, 'test.lock');
  writeFileSync(file, '', { mode: 0o444 });
  // Root can write read-only files, so become nobody (65534).
  if (process.getuid?.() === 0) {
    process.seteuid?.(65_534);
    onTestFinished(() => process.seteuid?.(0));
  }
  for (const path of [file, join(file, 'below'), folder]) {
    expect(() => tryLock(path)).toThrow(OperatorError);
    await expect(lock(path)).rejects.toThrow(/cannot be locked .*: is the disk full, or .*\?$/);
  }
});
