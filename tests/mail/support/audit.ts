import { cpSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect } from 'vitest';
import { type Entry, entryOf } from '../../../mail-service/entry.ts';
import { outboxFile } from '../../../mail-service/schema.ts';
import { type Ledger, REFUSED } from './ledger.ts';

export interface Audit {
  entries: readonly Entry[];
  /** Attempts that the mail server saw, and the outbox has no note of. */
  unnoted: number;
  /** Failures on record. */
  failures: number;
}

/** The rows of an outbox that was killed, from a copy: the service itself is to find it as it was. */
function rowsOf(dataDir: string): Entry[] {
  const copy = `${dataDir}-audited`;
  cpSync(dataDir, copy, { recursive: true });
  const database = new DatabaseSync(outboxFile(copy));
  try {
    const verdict = database.prepare('PRAGMA integrity_check').all();
    expect(verdict).toEqual([{ integrity_check: 'ok' }]);
    return database.prepare('SELECT * FROM enquiries').all().map(entryOf);
  } finally {
    database.close();
    rmSync(copy, { recursive: true });
  }
}

/** Checks a killed outbox as SQLite does, and its notes against the mail server's accounts. */
export function audit(dataDir: string, { accounts }: Ledger): Audit {
  const entries = rowsOf(dataDir);
  const faults: string[] = [];
  let unnoted = 0;
  let failures = 0;
  for (const { messageId, state, attempts, lastError } of entries) {
    const { taken = 0, refused = 0 } = accounts.get(messageId) ?? {};
    const isDelivered = state === 'delivered';
    unnoted += taken + refused - attempts;
    failures += attempts - Number(isDelivered);
    const reason = !isDelivered && attempts > 0 ? REFUSED : undefined;
    const isRight =
      attempts <= taken + refused &&
      lastError === reason &&
      (isDelivered ? taken > 0 : state === 'queued' && attempts <= refused);
    if (!isRight) {
      faults.push(`${messageId} ${state}: ${attempts} noted, ${refused}+${taken}, ${lastError}`);
    }
  }
  expect(faults).toEqual([]);
  return { entries, unnoted, failures };
}
