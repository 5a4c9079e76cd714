import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { COLUMNS, type ColumnName } from './columns.ts';
import { unwritableDataDir } from './dataDir.ts';

/** queued: to be mailed · delivered · failed: given up on · held: looks like a bot's, not mailed. */
export const STATES = ['queued', 'delivered', 'failed', 'held'] as const;
export type State = (typeof STATES)[number];

const RULES: Readonly<Record<ColumnName, string>> = {
  id: 'PRIMARY KEY AUTOINCREMENT',
  state: `NOT NULL CHECK (state IN (${STATES.map((state) => `'${state}'`).join(', ')}))`,
  content: 'NOT NULL',
  fingerprint: 'NOT NULL',
  message_id: 'NOT NULL UNIQUE',
  accepted_at: 'NOT NULL',
  next_attempt_at: 'NOT NULL',
  give_up_at: 'NOT NULL',
  settled_at: '',
  attempts: 'NOT NULL DEFAULT 0',
  last_error: '',
};

const columns = Object.entries(COLUMNS).map(
  ([name, type]) => `${name} ${type} ${RULES[name as ColumnName]}`,
);

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS enquiries (${columns.join(', ')}) STRICT;
  CREATE INDEX IF NOT EXISTS by_due ON enquiries (state, next_attempt_at);
  CREATE INDEX IF NOT EXISTS by_fingerprint ON enquiries (fingerprint, accepted_at);
  CREATE TABLE IF NOT EXISTS acknowledgements (
    enquiry INTEGER PRIMARY KEY,
    state TEXT NOT NULL,
    address TEXT NOT NULL,
    asked_at INTEGER NOT NULL,
    repeated_at INTEGER NOT NULL DEFAULT 0,
    next_attempt_at INTEGER NOT NULL,
    attempts INTEGER NOT NULL DEFAULT 0
  ) STRICT;
  CREATE INDEX IF NOT EXISTS by_address ON acknowledgements (address, asked_at);
`;

/** The outbox's file in the data folder. */
export function outboxFile(dataDir: string): string {
  return join(dataDir, 'outbox.db');
}

/** Opens (and makes, readable by its owner only) the outbox's database in `dataDir`. */
export function openDatabase(dataDir: string): DatabaseSync {
  const file = outboxFile(dataDir);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const database = new DatabaseSync(file, { timeout: 5000 });
    chmodSync(file, 0o600);
    // FULL: in WAL mode the default may lose the last commits in a power cut.
    database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
    // A guest's words are overwritten when their time is up, not only unlinked.
    database.exec('PRAGMA secure_delete = ON;');
    database.exec(SCHEMA);
    return database;
  } catch {
    throw unwritableDataDir();
  }
}
