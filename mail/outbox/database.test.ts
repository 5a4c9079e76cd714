import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OperatorError } from '../../lib/errors.ts';
import { temporaryFolder } from '../../tests/mail/support/folders.ts';
import { lockDataDir } from './database.ts';

test('a data folder serves one instance at a time', () => {
  const folder = temporaryFolder();
  const unlock = lockDataDir(folder);
  expect(() => lockDataDir(folder)).toThrow(/^DATA_DIR is in use by another instance/);
  unlock();
  lockDataDir(folder)();
});

test('a data folder that cannot be created or opened is an error that says what to check', () => {
  const folder = temporaryFolder();
  const file = join(folder, 'file');
  writeFileSync(file, '');
  // A folder in place of the lock: like another user's file, it cannot be opened.
  mkdirSync(join(folder, 'taken', 'lock.db'), { recursive: true });
  for (const dataDir of [file, join(file, 'below'), join(folder, 'taken')]) {
    expect(() => lockDataDir(dataDir)).toThrow(OperatorError);
    expect(() => lockDataDir(dataDir)).toThrow(
      /^DATA_DIR cannot be written: is it no folder.*another user\?$/,
    );
  }
});
