import { DAY, HOUR, MINUTE } from '../../lib/durations.ts';
import type { Clock } from '../clock.ts';
import type { Store, Values } from '../outbox/store.ts';

/** A guest who writes again within this time gets no second e-mail. */
const REPEAT_WINDOW = 10 * MINUTE;
/** E-mails to one address, whoever enters it. */
const MAX_PER_DAY = 3;
/** E-mails to all guests together; far above an inn's busiest hour. */
const MAX_PER_HOUR = 60;
/** After this time, an e-mail would tell the guest nothing new. */
const MAX_AGE = 6 * HOUR;

/** skipped: not to be sent · refused: the address takes no mail · failed: may or may not have been sent. */
export type AcknowledgementState =
  | 'waiting'
  | 'sending'
  | 'sent'
  | 'skipped'
  | 'refused'
  | 'failed';

/** An acknowledgement to send; the address is in the enquiry. */
export interface Due {
  enquiry: number;
  content: string;
  attempts: number;
}

/** The mailbox that an address belongs to: without a tag such as `+inn`, and at Gmail without dots. */
export function mailboxOf(address: string): string {
  const [local = '', host = ''] = address.toLowerCase().split('@');
  const [name = ''] = local.split('+');
  const isGmail = host === 'gmail.com' || host === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}

/**
 * The queue of e-mails that confirm enquiries to guests. It is separate from the enquiries' queue, so
 * nothing here affects the inn's mail. An e-mail that may have been sent is never sent again.
 */
export class Acknowledgements {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Records an enquiry from this address, and decides whether to confirm it. */
  record(enquiry: number, typed: string, mayBeSent: boolean): AcknowledgementState {
    const address = mailboxOf(typed);
    const asked_at = this.#clock.now();
    const state = mayBeSent && this.#isAllowed(address, asked_at) ? 'waiting' : 'skipped';
    this.#store.write(
      `INSERT OR IGNORE INTO acknowledgements (enquiry, state, address, asked_at, next_attempt_at)
       VALUES (:id, :state, :address, :asked_at, :asked_at)`,
      { id: enquiry, state, address, asked_at },
    );
    return state;
  }

  /** Records that the same enquiry was sent again. */
  recordRepeat(typed: string): void {
    this.#store.write(
      'UPDATE acknowledgements SET repeated_at = :asked_at WHERE address = :address',
      { address: mailboxOf(typed), asked_at: this.#clock.now() },
    );
  }

  #isAllowed(address: string, now: number): boolean {
    const written = "state NOT IN ('skipped', 'refused')";
    const recent = this.#count('address = :address AND max(asked_at, repeated_at) > :since', {
      address,
      since: now - REPEAT_WINDOW,
    });
    const rejected = this.#count("address = :address AND state = 'refused'", { address });
    const today = this.#count(`address = :address AND ${written} AND asked_at > :since`, {
      address,
      since: now - DAY,
    });
    const inAll = this.#count(`${written} AND asked_at BETWEEN :since AND :now`, {
      since: now - HOUR,
      now,
    });
    return recent + rejected === 0 && today < MAX_PER_DAY && inAll < MAX_PER_HOUR;
  }

  #count(where: string, values: Values): number {
    const sql = `SELECT count(*) AS n FROM acknowledgements WHERE ${where}`;
    return Number(this.#store.rows(sql, values)[0]?.['n'] ?? 0);
  }

  /** The next acknowledgement whose enquiry the inn has received; marks those that are too late as skipped. */
  due(): Due | undefined {
    const now = this.#clock.now();
    this.#store.write(
      "UPDATE acknowledgements SET state = 'skipped' WHERE state = 'waiting' AND asked_at <= :since",
      { since: now - MAX_AGE },
    );
    const [row] = this.#store.rows(
      `SELECT e.id AS id, e.content AS content, a.attempts AS attempts
       FROM acknowledgements a JOIN enquiries e ON e.id = a.enquiry
       WHERE a.state = 'waiting' AND a.next_attempt_at <= :now AND EXISTS
         (SELECT 1 FROM deliveries d WHERE d.enquiry = e.id AND d.state = 'delivered')
       ORDER BY a.enquiry LIMIT 1`,
      { now },
    );
    return (
      row && {
        enquiry: Number(row['id']),
        content: String(row['content']),
        attempts: Number(row['attempts']),
      }
    );
  }

  /** Call before sending, so that a crash never sends it twice. @returns whether it still waited */
  begin(enquiry: number): boolean {
    return this.#finish(enquiry, 'sending', 'waiting') === 1;
  }

  /** Records the outcome of an attempt that was begun. */
  finish(enquiry: number, state: 'sent' | 'refused' | 'failed'): void {
    this.#finish(enquiry, state, 'sending');
  }

  /** Retries after `delay` ms. Only for an e-mail that was certainly not sent. */
  retry(enquiry: number, delay: number): void {
    this.#store.write(
      `UPDATE acknowledgements SET state = 'waiting', attempts = attempts + 1,
       next_attempt_at = :next_attempt_at WHERE enquiry = :id AND state = 'sending'`,
      { id: enquiry, next_attempt_at: this.#clock.now() + delay },
    );
  }

  /** Call at start: an e-mail that was being sent when the service ended may have been sent. */
  closeInterrupted(): void {
    this.#store.write("UPDATE acknowledgements SET state = 'failed' WHERE state = 'sending'", {});
  }

  /** States by enquiry number. */
  states(): ReadonlyMap<number, AcknowledgementState> {
    const rows = this.#store.rows('SELECT enquiry, state FROM acknowledgements', {});
    return new Map(
      rows.map((row) => [Number(row['enquiry']), row['state'] as AcknowledgementState]),
    );
  }

  /** Deletes those whose enquiry has been deleted. */
  purge(): void {
    this.#store.write(
      'DELETE FROM acknowledgements WHERE enquiry NOT IN (SELECT id FROM enquiries)',
      {},
    );
  }

  #finish(id: number, state: AcknowledgementState, was: AcknowledgementState): number {
    return this.#store.write(
      'UPDATE acknowledgements SET state = :state WHERE enquiry = :id AND state = :was',
      { id, state, was },
    );
  }
}
