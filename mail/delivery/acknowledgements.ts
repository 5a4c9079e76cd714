import type { Clock } from '../clock.ts';
import type { Values } from '../outbox/columns.ts';
import type { Store } from '../outbox/store.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Who asks again within this time is not written to. */
const TWICE_WITHIN = 10 * MINUTE;
/** However often somebody asks, and whoever asks in their name. */
const A_DAY_TO_ONE = 3;
/** To all guests together; far above an inn's busiest hour. */
const AN_HOUR_TO_ALL = 60;
/** After that it would say what the guest knows. */
const STALE = 6 * HOUR;

/** skipped: not to be written to · refused: the address takes no mail · failed: may have gone out or not. */
export type AcknowledgementState =
  | 'waiting'
  | 'sending'
  | 'sent'
  | 'skipped'
  | 'refused'
  | 'failed';

/** One that is to be sent: the address stands in the enquiry. */
export interface Due {
  enquiry: number;
  content: string;
  attempts: number;
}

/** Addresses that reach the same person, as one. */
export function samePerson(address: string): string {
  const [local = '', host = ''] = address.toLowerCase().split('@');
  const [name = ''] = local.split('+');
  const isGmail = host === 'gmail.com' || host === 'googlemail.com';
  return isGmail ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${host}`;
}

/**
 * The queue of the e-mails that tell guests their enquiry has come. Apart from the enquiries' own:
 * nothing here changes what the inn is mailed. What may have gone out is never sent again.
 */
export class Acknowledgements {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Notes that an enquiry came from this address, and whether its guest will be written to. */
  note(enquiry: number, typed: string, mayBeSent: boolean): AcknowledgementState {
    const address = samePerson(typed);
    const asked_at = this.#clock.now();
    const state = mayBeSent && this.#isAllowed(address, asked_at) ? 'waiting' : 'skipped';
    this.#store.write(
      `INSERT OR IGNORE INTO acknowledgements (enquiry, state, address, asked_at, next_attempt_at)
       VALUES (:id, :state, :address, :asked_at, :asked_at)`,
      { id: enquiry, state, address, asked_at },
    );
    return state;
  }

  /** Notes that the same enquiry came again. */
  noteRepeat(typed: string): void {
    this.#store.write(
      'UPDATE acknowledgements SET repeated_at = :asked_at WHERE address = :address',
      { address: samePerson(typed), asked_at: this.#clock.now() },
    );
  }

  #isAllowed(address: string, now: number): boolean {
    const written = "state NOT IN ('skipped', 'refused')";
    const asked = this.#count('address = :address AND max(asked_at, repeated_at) > :since', {
      address,
      since: now - TWICE_WITHIN,
    });
    const refused = this.#count("address = :address AND state = 'refused'", { address });
    const today = this.#count(`address = :address AND ${written} AND asked_at > :since`, {
      address,
      since: now - DAY,
    });
    const inAll = this.#count(`${written} AND asked_at BETWEEN :since AND :now`, {
      since: now - HOUR,
      now,
    });
    return asked + refused === 0 && today < A_DAY_TO_ONE && inAll < AN_HOUR_TO_ALL;
  }

  #count(where: string, values: Values): number {
    const sql = `SELECT count(*) AS n FROM acknowledgements WHERE ${where}`;
    return Number(this.#store.rows(sql, values)[0]?.['n'] ?? 0);
  }

  /** The next whose enquiry the inn has, and which is not too late; those that are will not be sent. */
  due(): Due | undefined {
    const now = this.#clock.now();
    this.#store.write(
      "UPDATE acknowledgements SET state = 'skipped' WHERE state = 'waiting' AND asked_at <= :since",
      { since: now - STALE },
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

  /** On disk before a word of it goes out: whatever happens then, it is not sent twice. */
  begin(enquiry: number): boolean {
    return this.#settle(enquiry, 'sending', 'waiting') === 1;
  }

  /** What became of one that was begun. */
  settle(enquiry: number, state: 'sent' | 'refused' | 'failed'): void {
    this.#settle(enquiry, state, 'sending');
  }

  /** It surely has not gone out: to be tried once more after `delay` ms. */
  again(enquiry: number, delay: number): void {
    this.#store.write(
      `UPDATE acknowledgements SET state = 'waiting', attempts = attempts + 1,
       next_attempt_at = :next_attempt_at WHERE enquiry = :id AND state = 'sending'`,
      { id: enquiry, next_attempt_at: this.#clock.now() + delay },
    );
  }

  /** At the start: what was being sent when the service ended may have gone out. */
  closeInterrupted(): void {
    this.#store.write("UPDATE acknowledgements SET state = 'failed' WHERE state = 'sending'", {});
  }

  /** The states by the numbers of their enquiries. */
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

  #settle(id: number, state: AcknowledgementState, was: AcknowledgementState): number {
    return this.#store.write(
      'UPDATE acknowledgements SET state = :state WHERE enquiry = :id AND state = :was',
      { id, state, was },
    );
  }
}
