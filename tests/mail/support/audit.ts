import { cpSync, rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { expect } from 'vitest';
import { outboxFile } from '../../../mail/outbox/database.ts';
import { type Ledger, REFUSED } from './ledger.ts';
import { type OutboxRow, rowsOf } from './outboxRows.ts';

export interface Audit {
  entries: readonly OutboxRow[];
  /** Attempts that the mail server saw but the outbox did not record. */
  unrecorded: number;
  /** Failures that the outbox recorded. */
  failures: number;
}

/** Reads a killed service's outbox from a copy, so that its next start finds the original unchanged. */
function auditedRows(dataDir: string): OutboxRow[] {
  const copy = `${dataDir}-audited`;
  cpSync(dataDir, copy, { recursive: true });
  const database = new DatabaseSync(outboxFile(copy));
  try {
    const verdict = database.prepare('PRAGMA integrity_check').all();
    expect(verdict).toEqual([{ integrity_check: 'ok' }]);
    return rowsOf(database);
  } finally {
    database.close();
    rmSync(copy, { recursive: true });
  }
}

/** Checks a killed service's outbox by SQLite, and its records against the mail server's accounts. */
export function audit(dataDir: string, { accounts }: Ledger): Audit {
  const entries = auditedRows(dataDir);
  const errors: string[] = [];
  let unrecorded = 0;
  let failures = 0;
  for (const { messageId, state, attempts, lastError } of entries) {
    const { taken = 0, refused = 0 } = accounts.get(messageId) ?? {};
    const isDelivered = state === 'delivered';
    unrecorded += taken + refused - attempts;
    failures += attempts - Number(isDelivered);
    const reason = !isDelivered && attempts > 0 ? REFUSED : undefined;
    const isRight =
      attempts <= taken + refused &&
      lastError === reason &&
      (isDelivered ? taken > 0 : state === 'queued' && attempts <= refused);
    if (!isRight) {
      errors.push(`${messageId} ${state}: ${attempts} recorded, ${refused}+${taken}, ${lastError}`);
    }
  }
  expect(errors).toEqual([]);
  return { entries, unrecorded, failures };
}
