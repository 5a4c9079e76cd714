import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OperatorError } from '../../lib/errors.ts';
import { temporaryFolder } from '../../tests/mail/support/folders.ts';
import { lockDataDir } from './database.ts';

test('a data folder has one instance at a time', () => {
  const folder = temporaryFolder();
  const unlock = lockDataDir(folder);
  expect(() => lockDataDir(folder)).toThrow(/^DATA_DIR is in use by another instance/);
  unlock();
  lockDataDir(folder)();
});

test('a data folder that cannot be made or opened is said with what to look at', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'file');
  writeFileSync(file, '');
  // In the lock's place, as a file of another user's is: it cannot be opened.
  mkdirSync(join(folder, 'taken', 'lock.db'), { recursive: true });
  for (const dataDir of [file, join(file, 'below'), join(folder, 'taken')]) {
    expect(() => lockDataDir(dataDir)).toThrow(OperatorError);
    expect(() => lockDataDir(dataDir)).toThrow(
      /^DATA_DIR cannot be written: is it no folder.*another user\?$/,
    );
  }
});
