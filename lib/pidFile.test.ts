import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lockHolder } from '../tests/lib/support/lockHolders.ts';
import { temporaryFolder } from '../tests/mail/support/folders.ts';
import { OperatorError } from './errors.ts';
import { addPidFile, lockOf, readPidFile } from './pidFile.ts';

test('a PID file is readable until its process removes it', () => {
  const folder = temporaryFolder();
  const file = join(folder, '1.json');
  const pidFile = addPidFile(folder, { release: 1 });
  expect(readPidFile(file)).toEqual({ pid: process.pid, release: 1 });
  pidFile.update({ release: 2 });
  expect(readPidFile(file)).toEqual({ pid: process.pid, release: 2 });
  pidFile.remove();
  expect([readPidFile(file), existsSync(file)]).toEqual([undefined, false]);
});

test('each process has its own file; a free number is used again', () => {
  const folder = temporaryFolder();
  const [first, second] = [addPidFile(folder, {}), addPidFile(folder, {})];
  first.remove();
  const third = addPidFile(folder, {});
  expect(readdirSync(folder).sort()).toEqual(['1.json', '1.lock', '2.json', '2.lock']);
  for (const { remove } of [second, third]) remove();
});

test('a number whose lock belongs to another user is skipped; a folder that cannot be used is an error', () => {
  const folder = temporaryFolder();
  // Not even root can open it.
  mkdirSync(join(folder, '1.lock'));
  const pidFile = addPidFile(folder, {});
  expect(readPidFile(join(folder, '2.json'))).toEqual({ pid: process.pid });
  pidFile.remove();
  writeFileSync(join(folder, 'file'), '');
  expect(() => addPidFile(join(folder, 'file'), {})).toThrow(OperatorError);
});

test('a stopped process counts as running, a killed one does not', async () => {
  const file = join(temporaryFolder(), '1.json');
  const holder = await lockHolder(lockOf(file));
  writeFileSync(file, JSON.stringify({ pid: holder.pid }));
  holder.stop();
  utimesSync(file, 1, 1);
  expect(readPidFile(file)).toEqual({ pid: holder.pid });
  holder.kill();
  await holder.exited;
  expect(readPidFile(file)).toBeUndefined();
});

test('a killed process’s file does not count, even if its PID is used again', async () => {
  const file = join(temporaryFolder(), '1.json');
  const holder = await lockHolder(lockOf(file));
  holder.kill();
  await holder.exited;
  writeFileSync(file, JSON.stringify({ pid: process.pid }));
  expect(readPidFile(file)).toBeUndefined();
});
