import { chmodSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '../../lib/errors.ts';
import { tryLock } from '../../lib/lock.ts';
import { MIGRATIONS, migrate, versionOf } from './migrations.ts';
import { isDamage, openError } from './openError.ts';

/** Suffixes of a database's files: itself, its log and its shared memory. */
export const SUFFIXES = ['', '-wal', '-shm'] as const;

/** Renames a database with its log: left behind, the log would corrupt the next database of that name. */
export function moveDatabase(from: string, to: string, suffixes: readonly string[] = SUFFIXES) {
  for (const suffix of suffixes) {
    if (existsSync(from + suffix)) renameSync(from + suffix, to + suffix);
  }
}

/** The outbox's file in the data folder. */
export function outboxFile(dataDir: string): string {
  return join(dataDir, 'outbox.db');
}

/**
 * Opens an outbox's database, readable by its owner only; creates or migrates it if needed.
 * @throws OperatorError
 */
export function openFile(file: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  const isNew = !existsSync(file);
  try {
    database = new DatabaseSync(file, { timeout: 5000 });
    chmodSync(file, 0o600);
    // In WAL mode, the default NORMAL may lose the last commits in a power cut.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    // Overwrite deleted enquiries with zeros instead of only freeing their pages.
    database.exec('PRAGMA secure_delete = ON; PRAGMA foreign_keys = ON;');
    migrate(database);
    return database;
  } catch (error) {
    database?.close();
    // Do not leave an empty file: it would look like an outbox that has lost everything.
    if (isNew) rmSync(file, { force: true });
    throw openError(error);
  }
}

/** Opens the outbox in `dataDir`; creates both if needed. Throws an OperatorError. */
export function openDatabase(dataDir: string): DatabaseSync {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw openError(error);
  }
  return openFile(outboxFile(dataDir));
}

/** Whether an existing outbox is from an earlier release. */
export function isOutdated(dataDir: string): boolean {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(outboxFile(dataDir), { readOnly: true, timeout: 5000 });
    return versionOf(database) < MIGRATIONS.length;
  } catch (error) {
    throw openError(error);
  } finally {
    database?.close();
  }
}

/** Another instance delivers from the data folder. */
export class DataDirInUse extends OperatorError {}

function tryLockIn(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return tryLock(join(dataDir, 'lock.db'));
  } catch (error) {
    const reason = error instanceof OperatorError ? error.cause : error;
    // A damaged lock file is not a damaged outbox.
    throw isDamage(reason) ? error : openError(reason);
  }
}

/**
 * Makes this process the only one that delivers from `dataDir`, until it exits or unlocks.
 * @returns a function that releases the lock
 * @throws DataDirInUse, or an OperatorError that says why the folder cannot be locked
 */
export function lockDataDir(dataDir: string): () => void {
  const unlock = tryLockIn(dataDir);
  if (unlock) return unlock;
  throw new DataDirInUse(
    'DATA_DIR is in use by another instance: stop that one, or give this one a DATA_DIR of its own.',
  );
}
