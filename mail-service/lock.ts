import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '../lib/errors.ts';
import { unwritableDataDir } from './dataDir.ts';

/** SQLITE_BUSY: somebody else holds the lock. */
const BUSY = 5;

/** Another instance delivers from the data folder. */
export class DataDirInUse extends OperatorError {}

function openLock(dataDir: string): DatabaseSync {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return new DatabaseSync(join(dataDir, 'lock.db'), { timeout: 0 });
  } catch {
    throw unwritableDataDir();
  }
}

/**
 * Makes this process the only one that delivers from `dataDir`.
 * The lock is SQLite's own file lock: the system lets go of it however the process ends.
 * Throws an OperatorError when it cannot: {@link DataDirInUse}, or that the folder cannot be written.
 * @returns a function that lets go.
 */
export function lockDataDir(dataDir: string): () => void {
  const database = openLock(dataDir);
  try {
    // No journal file: there is nothing to roll back in a lock.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode !== BUSY) throw unwritableDataDir();
    throw new DataDirInUse(
      'DATA_DIR is in use by another instance: stop that one, or give this one a DATA_DIR of its own.',
    );
  }
  return () => database.close();
}
