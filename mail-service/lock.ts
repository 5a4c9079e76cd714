import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from './operatorError.ts';

/** SQLITE_BUSY: somebody else holds the lock. */
const BUSY = 5;

/**
 * Makes this process the only one that delivers from `dataDir`.
 * The lock is SQLite's own file lock: the system lets go of it however the process ends.
 * @returns a function that lets go.
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(join(dataDir, 'lock.db'), { timeout: 0 });
  try {
    // No journal file: there is nothing to roll back in a lock.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode !== BUSY) throw error;
    throw new OperatorError(
      'DATA_DIR is in use by another instance: stop that one, or give this one a DATA_DIR of its own.',
    );
  }
  return () => database.close();
}
