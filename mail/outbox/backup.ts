import {
  closeSync,
  existsSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '../../lib/errors.ts';
import { syncPathSync } from '../../lib/files.ts';
import { DataDirInUse, lockDataDir, openDatabase, outboxFile } from './database.ts';
import { assertKnownVersion } from './migrations.ts';
import { DamagedOutbox, isDamage } from './openError.ts';
import { finishRestore, restoredFile } from './recovery.ts';

/** Opens a backup for reading. Throws an OperatorError if it is damaged or no outbox. */
function openBackup(file: string): DatabaseSync {
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

function countIn(database: DatabaseSync): number {
  return Number(database.prepare('SELECT count(*) AS n FROM enquiries').get()?.n);
}

/**
 * Writes a file completely or not at all, synced to disk and readable by its owner only.
 * @param fill writes into a temporary file, which exists and is empty
 */
export function writeWhole(file: string, fill: (part: string) => void): void {
  const part = `${file}.part`;
  try {
    rmSync(part, { force: true });
    // Create it first, to set its permissions.
    closeSync(openSync(part, 'wx', 0o600));
    try {
      fill(part);
      const written = openSync(part, 'r+');
      fsyncSync(written);
      closeSync(written);
      renameSync(part, file);
      syncPathSync(dirname(file));
    } finally {
      rmSync(part, { force: true });
    }
  } catch (error) {
    if (isDamage(error)) throw new DamagedOutbox();
    throw new OperatorError(
      `${file} cannot be written (${(error as Error).message}): may you write there, is the disk full?`,
    );
  }
}

/** Writes a complete copy: SQLite fills an existing empty file. */
const copyInto = (file: string, database: DatabaseSync) =>
  writeWhole(file, (part) => void database.prepare('VACUUM INTO ?').run(part));

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

export interface Restored {
  /** Enquiries in the restored outbox. */
  count: number;
  /** The previous outbox's new path. */
  saved: string | undefined;
}

function assertRestorable(dataDir: string, file: string): void {
  if (!existsSync(file)) throw new OperatorError(`There is no file ${file}.`);
  const outbox = outboxFile(dataDir);
  if (existsSync(outbox) && realpathSync(file) === realpathSync(outbox)) {
    throw new OperatorError(`${file} is the outbox itself: give the file of a backup.`);
  }
  const owner = existsSync(dataDir) ? statSync(dataDir).uid : undefined;
  // The service cannot open files of another user, not even root's.
  if (owner !== undefined && process.getuid && owner !== process.getuid()) {
    throw new OperatorError('DATA_DIR belongs to another user: restore as that user (sudo -u …).');
  }
}

function lockForRestore(dataDir: string): () => void {
  try {
    return lockDataDir(dataDir);
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error;
    throw new OperatorError('The service is running on DATA_DIR: stop it, then restore.');
  }
}

/**
 * Replaces the outbox by a backup and renames the previous one.
 * @throws OperatorError while the service runs, or if the backup is damaged; nothing changes then
 */
export function restore(dataDir: string, file: string): Restored {
  assertRestorable(dataDir, file);
  const backup = openBackup(file);
  let unlock: (() => void) | undefined;
  try {
    unlock = lockForRestore(dataDir);
    // Finish a restore that a crash interrupted: it may have moved only a part of the outbox.
    finishRestore(dataDir);
    copyInto(restoredFile(dataDir), backup);
    const saved = finishRestore(dataDir);
    const opened = openDatabase(dataDir);
    const count = countIn(opened);
    opened.close();
    return { count, saved };
  } finally {
    backup.close();
    unlock?.();
  }
}
