import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SettingsError } from './settings.ts';

/**
 * Makes this process the only one that delivers from `dataDir`.
 * The lock is SQLite's own file lock: the system lets go of it however the process ends.
 * @returns a function that lets go.
 */
export function lockDataDir(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const database = new DatabaseSync(join(dataDir, 'lock.db'), { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch {
    database.close();
    throw new SettingsError(
      'DATA_DIR is in use by another instance: stop that one, or give this one a DATA_DIR of its own.',
    );
  }
  return () => database.close();
}
