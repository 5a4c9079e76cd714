import type { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '../../lib/errors.ts';

/**
 * Each step brings an outbox from `PRAGMA user_version` n to n + 1. Never edit a released step:
 * outboxes in the field have run it.
 */
export const MIGRATIONS: readonly string[] = [
  // IF NOT EXISTS: outboxes from before there were version numbers have these tables at version 0.
  `CREATE TABLE IF NOT EXISTS enquiries (
     id INTEGER PRIMARY KEY AUTOINCREMENT,
     state TEXT NOT NULL CHECK (state IN ('queued', 'delivered', 'failed', 'held')),
     content TEXT NOT NULL,
     fingerprint TEXT NOT NULL,
     message_id TEXT NOT NULL UNIQUE,
     accepted_at INTEGER NOT NULL,
     next_attempt_at INTEGER NOT NULL,
     give_up_at INTEGER NOT NULL,
     settled_at INTEGER,
     attempts INTEGER NOT NULL DEFAULT 0,
     last_error TEXT
   ) STRICT;
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
   CREATE INDEX IF NOT EXISTS by_address ON acknowledgements (address, asked_at);`,
  // One delivery per recipient. The recipients of earlier enquiries are unknown: '' stands for the
  // addresses in MAIL_TO.
  `CREATE TABLE deliveries (
     id INTEGER PRIMARY KEY,
     enquiry INTEGER NOT NULL REFERENCES enquiries (id) ON DELETE CASCADE,
     recipient TEXT NOT NULL,
     state TEXT NOT NULL CHECK (state IN ('queued', 'delivered', 'failed')),
     next_attempt_at INTEGER NOT NULL,
     give_up_at INTEGER NOT NULL,
     delivered_at INTEGER,
     attempts INTEGER NOT NULL DEFAULT 0,
     last_error TEXT,
     UNIQUE (enquiry, recipient)
   ) STRICT;
   INSERT INTO deliveries
     (enquiry, recipient, state, next_attempt_at, give_up_at, delivered_at, attempts, last_error)
     SELECT id, '', state, next_attempt_at, give_up_at, settled_at, attempts, last_error
     FROM enquiries WHERE state <> 'held';
   ALTER TABLE enquiries ADD COLUMN held INTEGER NOT NULL DEFAULT 0;
   UPDATE enquiries SET held = 1 WHERE state = 'held';
   DROP INDEX by_due;
   ALTER TABLE enquiries DROP COLUMN state;
   ALTER TABLE enquiries DROP COLUMN next_attempt_at;
   ALTER TABLE enquiries DROP COLUMN give_up_at;
   ALTER TABLE enquiries DROP COLUMN settled_at;
   ALTER TABLE enquiries DROP COLUMN attempts;
   ALTER TABLE enquiries DROP COLUMN last_error;
   CREATE INDEX by_held ON enquiries (accepted_at) WHERE held = 1;
   CREATE INDEX by_due ON deliveries (state, next_attempt_at);`,
];

/** The version of an outbox; 0 for one from before there were version numbers. */
export function versionOf(database: DatabaseSync): number {
  return Number(database.prepare('PRAGMA user_version').get()?.['user_version'] ?? 0);
}

/** Throws an OperatorError if the outbox is from a later release. */
export function assertKnownVersion(database: DatabaseSync): void {
  const version = versionOf(database);
  if (version <= MIGRATIONS.length) return;
  throw new OperatorError(
    `The outbox is from a newer version of this software (${version}; this one knows up to ${MIGRATIONS.length}): install that version again, or restore a backup from before it.`,
  );
}

/**
 * Migrates an outbox to this release's version, each step in one transaction.
 * @throws OperatorError if it is from a later release
 */
export function migrate(database: DatabaseSync): void {
  assertKnownVersion(database);
  while (versionOf(database) < MIGRATIONS.length) {
    database.exec('BEGIN IMMEDIATE');
    try {
      // Read the version again under the lock: another process may have run this step already.
      const version = versionOf(database);
      const step = MIGRATIONS[version];
      if (step) database.exec(`${step}; PRAGMA user_version = ${version + 1}`);
      database.exec('COMMIT');
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      throw error;
    }
  }
}
