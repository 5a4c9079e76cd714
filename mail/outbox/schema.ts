import { chmodSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MIGRATIONS, migrate, versionOf } from './migrations.ts';
import { openError } from './openError.ts';

/** Suffixes of a database's files: itself, its log and its shared memory. */
export const SUFFIXES = ['', '-wal', '-shm'] as const;

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
    // In WAL mode, SQLite's default may lose the last commits in a power cut.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    // Overwrite deleted enquiries instead of only unlinking them.
    database.exec('PRAGMA secure_delete = ON; PRAGMA foreign_keys = ON;');
    migrate(database);
    return database;
  } catch (error) {
    database?.close();
    // An empty file would look like an outbox that has lost everything.
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
