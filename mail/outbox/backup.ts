import { closeSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '../../lib/errors.ts';
import { assertKnownVersion } from './migrations.ts';
import { openDatabase } from './schema.ts';

/** Opens a backup for reading. Throws an OperatorError if it is damaged or no outbox. */
export function openBackup(file: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file, { readOnly: true });
    const [first] = database.prepare('PRAGMA integrity_check(1)').all();
    if (first?.integrity_check !== 'ok') throw new Error('It is damaged.');
    assertKnownVersion(database);
    database.prepare('SELECT content, message_id, accepted_at FROM enquiries').get();
    return database;
  } catch (error) {
    database?.close();
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(
      `${file} is no outbox, or a damaged one: give a file that "backup" has written.`,
    );
  }
}

export function countIn(database: DatabaseSync): number {
  return Number(database.prepare('SELECT count(*) AS n FROM enquiries').get()?.n);
}

/** Writes a complete copy, synced to disk and readable by its owner only. */
export function copyInto(file: string, database: DatabaseSync): void {
  const part = `${file}.part`;
  try {
    rmSync(part, { force: true });
    // Created first, for its permissions: SQLite fills an existing empty file.
    closeSync(openSync(part, 'wx', 0o600));
    database.prepare('VACUUM INTO ?').run(part);
    const written = openSync(part, 'r+');
    fsyncSync(written);
    closeSync(written);
    renameSync(part, file);
  } catch (error) {
    rmSync(part, { force: true });
    throw new OperatorError(
      `${file} cannot be written (${(error as Error).message}): may you write there, is the disk full?`,
    );
  }
}

/**
 * Backs up the outbox into a file, also while the service runs. (A copy of `outbox.db` alone would
 * lack what is still in its write-ahead log.)
 * @returns how many enquiries the file contains, as read back from it
 */
export function backUp(dataDir: string, file: string): number {
  const outbox = openDatabase(dataDir);
  try {
    copyInto(file, outbox);
  } finally {
    outbox.close();
  }
  const written = openBackup(file);
  const count = countIn(written);
  written.close();
  return count;
}
