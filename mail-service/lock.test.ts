import { expect, test } from 'vitest';
import { temporaryFolder } from '../tests/mail/support/folders.ts';
import { lockDataDir } from './lock.ts';

test('a data folder has one instance at a time', () => {
  const folder = temporaryFolder();
  const unlock = lockDataDir(folder);
  expect(() => lockDataDir(folder)).toThrow(/^DATA_DIR is in use by another instance/);
  unlock();
  lockDataDir(folder)();
});
