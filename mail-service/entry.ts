import type { SQLOutputValue } from 'node:sqlite';
import type { Enquiry } from './enquiry.ts';
import type { State } from './schema.ts';

/** An enquiry in the outbox. */
export interface Entry {
  id: number;
  state: State;
  enquiry: Enquiry;
  messageId: string;
  acceptedAt: Date;
  nextAttemptAt: Date;
  giveUpAt: Date;
  attempts: number;
  lastError: string | undefined;
}

/** Reads a row of the outbox's table. */
export function entryOf(row: Record<string, SQLOutputValue>): Entry {
  return {
    id: Number(row.id),
    state: row.state as State,
    enquiry: JSON.parse(String(row.content)) as Enquiry,
    messageId: String(row.message_id),
    acceptedAt: new Date(Number(row.accepted_at)),
    nextAttemptAt: new Date(Number(row.next_attempt_at)),
    giveUpAt: new Date(Number(row.give_up_at)),
    attempts: Number(row.attempts),
    lastError: row.last_error === null ? undefined : String(row.last_error),
  };
}
