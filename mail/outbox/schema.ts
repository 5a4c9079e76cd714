import { chmodSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MIGRATIONS, migrate, versionOf } from './migrations.ts';
import { openError } from './openError.ts';

/** What SQLite adds to a database's name for the files beside it. */
export const SUFFIXES = ['', '-wal', '-shm'] as const;

/** The outbox's file in the data folder. */
export function outboxFile(dataDir: string): string {
  return join(dataDir, 'outbox.db');
}

/**
 * Opens a database of the outbox's format, made and brought to this release's version where needed,
 * readable by its owner only. Throws an OperatorError that says what is wrong.
 */
export function openFile(file: string): DatabaseSync {
  let database: DatabaseSync | undefined;
  const isNew = !existsSync(file);
  try {
    database = new DatabaseSync(file, { timeout: 5000 });
    chmodSync(file, 0o600);
    // FULL: in WAL mode the default may lose the last commits in a power cut.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    // A guest's words are overwritten when their time is up, not only unlinked.
    database.exec('PRAGMA secure_delete = ON; PRAGMA foreign_keys = ON;');
    migrate(database);
    return database;
  } catch (error) {
    database?.close();
    // An empty file would pass for one that has lost everything.
    if (isNew) rmSync(file, { force: true });
    throw openError(error);
  }
}

/** Opens (and makes) the outbox's database in `dataDir`. */
export function openDatabase(dataDir: string): DatabaseSync {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw openError(error);
  }
  return openFile(outboxFile(dataDir));
}

/** Whether an outbox that is there is from an earlier release. */
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
