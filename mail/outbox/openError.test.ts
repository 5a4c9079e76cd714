import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../tests/mail/support/folders.ts';
import { openDatabase, outboxFile } from './database.ts';
import { DamagedOutbox, openError } from './openError.ts';

const sqlite = (errcode: number) => Object.assign(new Error('SQLite'), { errcode });
const system = (code: string) => Object.assign(new Error('system'), { code });

test.each([
  ['a full disk', sqlite(13), 'is full: make room'],
  ['a disk without room for the log’s index', sqlite(10 | (19 << 8)), 'is full: make room'],
  ['a full disk, told by the system', system('ENOSPC'), 'is full: make room'],
  ['a user’s full share of the disk', system('EDQUOT'), 'is full: make room'],
  ['another program', sqlite(5), 'locked by another program'],
  ['a folder that is not ours', system('EACCES'), 'cannot be written: is it no folder'],
  ['a disk that is read only', sqlite(8), 'cannot be written: is it no folder'],
  ['a file that cannot be made', sqlite(14), 'cannot be written: is it no folder'],
  ['a failing disk', sqlite(10 | (1 << 8)), 'The disk of DATA_DIR fails'],
  ['damage', sqlite(11), 'The outbox is damaged'],
  ['no database', sqlite(26), 'The outbox is damaged'],
  ['anything else', new Error('no idea'), 'The outbox cannot be opened: no idea'],
])('%s is told with its own fix', (_, error, message) => {
  expect(openError(error).message).toContain(message);
});

test('the error says why the outbox cannot be opened', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'file'), '');
  expect(() => openDatabase(join(folder, 'file'))).toThrow('DATA_DIR cannot be written');
  mkdirSync(outboxFile(folder));
  expect(() => openDatabase(folder)).toThrow('DATA_DIR cannot be written');
});

test('a file that is not a database is reported as damaged', () => {
  const folder = temporaryFolder();
  writeFileSync(outboxFile(folder), 'no database, whatever its name says'.repeat(100));
  expect(() => openDatabase(folder)).toThrow(DamagedOutbox);
});
