import type { Values } from './columns.ts';
import { type DeliveryState, type StoredEnquiry, storedEnquiryOf } from './enquiry.ts';
import type { Store } from './store.ts';

const DAY = 86_400_000;
/** How long delivery to a recipient is tried before it counts as failed, in milliseconds. */
const TRY_FOR = 3 * DAY;

/** A recipient's copy of an enquiry, to be mailed. */
export interface DueDelivery extends Omit<StoredEnquiry, 'id'> {
  /** The delivery's number. */
  id: number;
  /** The enquiry's number. */
  entry: number;
  recipient: string;
  /** Failed ones. */
  attempts: number;
}

/** Deliveries in one state. */
export interface Backlog {
  /** How many enquiries. */
  count: number;
  /** How many recipients. */
  recipients: number;
  /** When the first of the enquiries was accepted. */
  since: Date;
  /** Codes of the first one's last failure; undefined when it was not tried yet. */
  codes: string | undefined;
}

/** The queue of what is to be mailed: every recipient of an enquiry has a delivery of their own. */
export class Deliveries {
  readonly #store: Store;
  readonly #now: () => number;
  /** Without doubles, as MAIL_TO names them. */
  readonly recipients: readonly string[];
  readonly #recipients: string;

  constructor(store: Store, now: () => number, recipients: readonly string[]) {
    this.#store = store;
    this.#now = now;
    this.recipients = [...new Set(recipients)];
    this.#recipients = JSON.stringify(this.recipients);
  }

  /** Queues an enquiry for everybody. */
  add(enquiry: number, now: number): void {
    this.#store.write(
      `INSERT INTO deliveries (enquiry, recipient, state, next_attempt_at, give_up_at)
       SELECT :enquiry, value, 'queued', :now, :give_up_at FROM json_each(:recipients)`,
      { enquiry, now, give_up_at: now + TRY_FOR, recipients: this.#recipients },
    );
  }

  /**
   * Makes what is still queued go to the addresses of MAIL_TO as it is now: those that were added
   * get it, those that were taken out do not. Who has it does not get it again.
   */
  followRecipients(): void {
    const values = { recipients: this.#recipients };
    const others = 'recipient NOT IN (SELECT value FROM json_each(:recipients))';
    this.#store.transaction(() => {
      this.#store.write(
        `INSERT OR IGNORE INTO deliveries
         (enquiry, recipient, state, next_attempt_at, give_up_at, attempts, last_error)
         SELECT enquiry, value, 'queued', min(next_attempt_at), max(give_up_at),
           max(iif(recipient = '', attempts, 0)), max(iif(recipient = '', last_error, NULL))
         FROM deliveries, json_each(:recipients) WHERE state = 'queued' GROUP BY enquiry, value`,
        values,
      );
      this.#store.write(`DELETE FROM deliveries WHERE state = 'queued' AND ${others}`, values);
      // The last one stays: an enquiry that nobody has is for the operator to see.
      this.#store.write(
        `DELETE FROM deliveries WHERE state = 'failed' AND ${others} AND EXISTS
         (SELECT 1 FROM deliveries other WHERE other.enquiry = deliveries.enquiry
          AND other.state <> 'failed')`,
        values,
      );
    });
  }

  /** The same for what `retry` queued beside the service, with no knowledge of MAIL_TO. */
  adoptRetried(): void {
    const count = this.#store.number(
      `SELECT count(*) AS value FROM deliveries WHERE state = 'queued'
       AND recipient NOT IN (SELECT value FROM json_each(:recipients))`,
      { recipients: this.#recipients },
    );
    if (count) this.followRecipients();
  }

  /** What is to be mailed now, to a recipient or to all, the longest due first. */
  due(limit: number, recipient?: string): DueDelivery[] {
    const rows = this.#store.rows(
      `SELECT e.*, d.id AS delivery, d.recipient, d.attempts
       FROM deliveries d JOIN enquiries e ON e.id = d.enquiry
       WHERE d.state = 'queued' AND d.next_attempt_at <= :now
         ${recipient === undefined ? '' : 'AND d.recipient = :recipient'}
       ORDER BY d.next_attempt_at, d.id LIMIT :limit`,
      { now: this.#now(), limit, ...(recipient !== undefined && { recipient }) },
    );
    return rows.map((row) => ({
      ...storedEnquiryOf(row),
      id: Number(row['delivery']),
      entry: Number(row['id']),
      recipient: String(row['recipient']),
      attempts: Number(row['attempts']),
    }));
  }

  /** In how many milliseconds the next is due, if there is one; 0 when it is now. */
  untilNextDue(): number | undefined {
    const now = this.#now();
    const next = this.#store.number(
      "SELECT min(next_attempt_at) AS value FROM deliveries WHERE state = 'queued'",
    );
    return next === undefined ? undefined : Math.max(0, next - now);
  }

  delivered(id: number): void {
    this.#store.write(
      `UPDATE deliveries SET state = 'delivered', delivered_at = :delivered_at,
       attempts = attempts + 1, last_error = NULL WHERE id = :id`,
      { id, delivered_at: this.#now() },
    );
  }

  /** Notes a failed attempt: the next is after `delay` ms, or never when that is too late. */
  attemptFailed(id: number, reason: string, delay: number): void {
    this.#store.write(
      `UPDATE deliveries SET attempts = attempts + 1, last_error = :last_error,
       next_attempt_at = :next_attempt_at,
       state = iif(:next_attempt_at > give_up_at, 'failed', 'queued') WHERE id = :id`,
      { id, last_error: reason, next_attempt_at: this.#now() + delay },
    );
  }

  /**
   * Puts what an enquiry's recipients wait for, or were given up on for, at the head of the queue
   * for another three days. @returns how many recipients that is.
   */
  retry(enquiry: number, now: number): number {
    return this.#store.write(
      `UPDATE deliveries SET state = 'queued', next_attempt_at = :now, give_up_at = :give_up_at
       WHERE enquiry = :enquiry AND state <> 'delivered'`,
      { enquiry, now, give_up_at: now + TRY_FOR },
    );
  }

  /** Makes everything queued due: a restart often means that something was fixed. */
  wakeAll(): void {
    this.#store.write("UPDATE deliveries SET next_attempt_at = :now WHERE state = 'queued'", {
      now: this.#now(),
    });
  }

  /** The deliveries in a state, all together; undefined when there are none. */
  backlog(state: DeliveryState): Backlog | undefined {
    // SQLite takes the last column from the row that has the least of min().
    const [row = {}] = this.#store.rows(
      `SELECT count(DISTINCT d.enquiry) AS count, count(DISTINCT d.recipient) AS recipients,
       min(e.accepted_at) AS since, d.last_error AS codes
       FROM deliveries d JOIN enquiries e ON e.id = d.enquiry WHERE d.state = :state`,
      { state },
    );
    const count = Number(row['count']);
    if (count === 0) return undefined;
    return {
      count,
      recipients: Number(row['recipients']),
      since: new Date(Number(row['since'])),
      codes: row['codes'] === null ? undefined : String(row['codes']),
    };
  }

  /** The recipients for whom nothing was given up on, and nothing has failed that still waits. */
  reachable(): readonly string[] {
    const rows = this.#store.rows(
      `SELECT DISTINCT recipient FROM deliveries
       WHERE state = 'failed' OR (state = 'queued' AND attempts > 0)`,
    );
    const unreachable = new Set(rows.map(({ recipient }) => recipient));
    return this.recipients.filter((recipient) => !unreachable.has(recipient));
  }

  /** Moves all times with the clock when that is set by `step` milliseconds, to `now`. */
  shift(step: number, now: number): void {
    const values: Values = { step, give_up_at: now + TRY_FOR };
    this.#store.write(
      `UPDATE deliveries SET next_attempt_at = next_attempt_at + :step,
       give_up_at = min(give_up_at + :step, :give_up_at) WHERE state = 'queued'`,
      values,
    );
  }
}
