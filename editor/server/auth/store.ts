import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '../../../lib/errors.ts';
import { type Clock, systemClock } from '../../../mail/clock.ts';

/** The links, sessions and passkeys of the editor's owners. */
export interface AuthStore {
  database: DatabaseSync;
  owners: () => readonly string[];
  /** Milliseconds since 1970. */
  now: Clock['now'];
  /** Monotonic milliseconds, for limits: setting the clock back must not lock anybody out. */
  elapsed: Clock['elapsed'];
}

/** Times are in milliseconds since 1970; secrets are stored as hashes. */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS links (
    token TEXT PRIMARY KEY, address TEXT NOT NULL, browser TEXT, expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS sessions (
    secret TEXT PRIMARY KEY, id TEXT NOT NULL UNIQUE, address TEXT NOT NULL, agent TEXT NOT NULL,
    created_at INTEGER NOT NULL, used_at INTEGER NOT NULL, expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE TABLE IF NOT EXISTS browsers (
    browser TEXT NOT NULL, address TEXT NOT NULL, used_at INTEGER NOT NULL,
    PRIMARY KEY (browser, address)
  ) STRICT;
  CREATE TABLE IF NOT EXISTS passkeys (
    id TEXT PRIMARY KEY, address TEXT NOT NULL, handle TEXT NOT NULL, public_key BLOB NOT NULL,
    counter INTEGER NOT NULL, transports TEXT NOT NULL, agent TEXT NOT NULL,
    created_at INTEGER NOT NULL, used_at INTEGER
  ) STRICT;
`;

/**
 * Opens the store, and creates it if needed. Only the user who runs the editor can read the file.
 * @param store the project's `.site`
 * @throws OperatorError
 */
export function openAuthStore(
  store: string,
  owners: AuthStore['owners'],
  { now, elapsed }: Pick<Clock, 'now' | 'elapsed'> = systemClock,
): AuthStore {
  const file = join(store, 'desk', 'sign-in.db');
  try {
    mkdirSync(join(store, 'desk'), { recursive: true });
    const database = new DatabaseSync(file, { timeout: 5000 });
    // SQLite creates its WAL file with the same mode.
    chmodSync(file, 0o600);
    database.exec(
      'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;',
    );
    database.exec(SCHEMA);
    return { database, owners, now, elapsed };
  } catch (error) {
    throw new OperatorError(
      `${file} cannot be opened (${(error as Error).message}): is the disk full, or does it belong to another user?`,
      { cause: error },
    );
  }
}
