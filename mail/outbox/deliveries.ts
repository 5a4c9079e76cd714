import { DAY } from '../../lib/durations.ts';
import { type DeliveryState, type StoredEnquiry, storedEnquiryOf } from './enquiry.ts';
import type { Store, Values } from './store.ts';

/** Milliseconds for which delivery to a recipient is retried before it counts as failed. */
const RETRY_PERIOD = 3 * DAY;

/** An enquiry to be mailed to one recipient. */
export interface DueDelivery extends Omit<StoredEnquiry, 'id'> {
  /** The delivery's number. */
  id: number;
  /** The enquiry's number. */
  entry: number;
  recipient: string;
  /** Failed attempts. */
  attempts: number;
}

/** Deliveries in one state. */
export interface Backlog {
  /** How many enquiries. */
  count: number;
  /** How many recipients. */
  recipients: number;
  /** Whether each of these enquiries has reached another recipient. */
  isElsewhere: boolean;
  /** When the oldest enquiry was accepted. */
  since: Date;
  /** Codes of the oldest one's last failure; undefined if it was not tried yet. */
  codes: string | undefined;
}

/** Error code of deliveries whose enquiry cannot be parsed. */
const UNREADABLE = 'UNREADABLE';

/** The queue of deliveries: one per enquiry and recipient. */
export class Deliveries {
  readonly #store: Store;
  readonly #now: () => number;
  /** MAIL_TO without duplicates, which may differ in upper and lower case. */
  readonly recipients: readonly string[];
  readonly #recipients: string;

  constructor(store: Store, now: () => number, recipients: readonly string[]) {
    this.#store = store;
    this.#now = now;
    const spellings = Map.groupBy(recipients, (recipient) => recipient.toLowerCase());
    this.recipients = [...spellings.values()].flatMap(([first]) => first ?? []);
    this.#recipients = JSON.stringify(this.recipients);
  }

  /** Queues an enquiry for every recipient. */
  add(enquiry: number, now: number): void {
    this.#store.write(
      `INSERT INTO deliveries (enquiry, recipient, state, next_attempt_at, give_up_at)
       SELECT :enquiry, value, 'queued', :now, :give_up_at FROM json_each(:recipients)`,
      { enquiry, now, give_up_at: now + RETRY_PERIOD, recipients: this.#recipients },
    );
  }

  /**
   * Applies a change of MAIL_TO to queued enquiries: new addresses get them, with three days of retries,
   * removed addresses do not, and nobody gets an enquiry twice.
   */
  followRecipients(): void {
    const values = { recipients: this.#recipients };
    const give_up_at = this.#now() + RETRY_PERIOD;
    const others = 'recipient NOT IN (SELECT value FROM json_each(:recipients))';
    this.#store.transaction(() => {
      // An address that only changed in upper and lower case is not new.
      this.#store.write(
        `UPDATE OR IGNORE deliveries SET recipient =
         (SELECT value FROM json_each(:recipients) WHERE value = recipient COLLATE NOCASE)
         WHERE ${others} AND recipient COLLATE NOCASE IN (SELECT value FROM json_each(:recipients))`,
        values,
      );
      this.#store.write(
        `INSERT OR IGNORE INTO deliveries
         (enquiry, recipient, state, next_attempt_at, give_up_at, attempts, last_error)
         SELECT enquiry, value, 'queued', min(next_attempt_at),
           iif(max(recipient = ''), max(give_up_at), :give_up_at),
           max(iif(recipient = '', attempts, 0)), max(iif(recipient = '', last_error, NULL))
         FROM deliveries, json_each(:recipients) WHERE state = 'queued' GROUP BY enquiry, value`,
        { ...values, give_up_at },
      );
      this.#store.write(`DELETE FROM deliveries WHERE state = 'queued' AND ${others}`, values);
      // Keep them if the enquiry has only failed deliveries: the operator must see that nobody received it.
      this.#store.write(
        `DELETE FROM deliveries WHERE state = 'failed' AND ${others} AND EXISTS
         (SELECT 1 FROM deliveries other WHERE other.enquiry = deliveries.enquiry
          AND other.state <> 'failed')`,
        values,
      );
    });
  }

  /** Does the same for enquiries queued by the `retry` command, which does not know MAIL_TO. */
  adoptRetried(): void {
    const count = this.#store.number(
      `SELECT count(*) AS value FROM deliveries WHERE state = 'queued'
       AND recipient NOT IN (SELECT value FROM json_each(:recipients))`,
      { recipients: this.#recipients },
    );
    if (count) this.followRecipients();
  }

  /**
   * The deliveries that are due, to one recipient or all, the longest due first. Those whose enquiry cannot
   * be parsed are marked as failed instead, so that they do not block others.
   */
  due(limit: number, recipient?: string): DueDelivery[] {
    const rows = this.#store.rows(
      `SELECT e.*, d.id AS delivery, d.recipient, d.attempts
       FROM deliveries d JOIN enquiries e ON e.id = d.enquiry
       WHERE d.state = 'queued' AND d.next_attempt_at <= :now
         ${recipient === undefined ? '' : 'AND d.recipient = :recipient'}
       ORDER BY d.next_attempt_at, d.id LIMIT :limit`,
      { now: this.#now(), limit, ...(recipient !== undefined && { recipient }) },
    );
    return rows.flatMap((row) => {
      const id = Number(row['delivery']);
      const stored = storedEnquiryOf(row);
      if (!stored) {
        this.#failGarbled(id);
        return [];
      }
      const attempts = Number(row['attempts']);
      return [{ ...stored, id, entry: stored.id, recipient: String(row['recipient']), attempts }];
    });
  }

  #failGarbled(id: number): void {
    try {
      this.attemptFailed(id, UNREADABLE, RETRY_PERIOD + DAY);
    } catch {
      // The disk is full: it fails once there is room, and the others are mailed meanwhile.
    }
  }

  /** Milliseconds until the next delivery is due; undefined if there is none. */
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

  /** Records a failed attempt. Retries after `delay` ms; if that is too late, the delivery has failed. */
  attemptFailed(id: number, reason: string, delay: number): void {
    this.#store.write(
      `UPDATE deliveries SET attempts = attempts + 1, last_error = :last_error,
       next_attempt_at = :next_attempt_at,
       state = iif(:next_attempt_at > give_up_at, 'failed', 'queued') WHERE id = :id`,
      { id, last_error: reason, next_attempt_at: this.#now() + delay },
    );
  }

  /**
   * Queues an enquiry again for the recipients who do not have it: due now, and for another three days.
   * @returns how many recipients that is
   */
  retry(enquiry: number, now: number): number {
    return this.#store.write(
      `UPDATE deliveries SET state = 'queued', next_attempt_at = :now, give_up_at = :give_up_at
       WHERE enquiry = :enquiry AND state <> 'delivered'`,
      { enquiry, now, give_up_at: now + RETRY_PERIOD },
    );
  }

  /**
   * Makes everything queued due now: a restart often means that something was fixed. Deliveries that were
   * never tried, as without a mailbox, get their three days from now, the others at least one: after days
   * without power, the network may come up later than this service.
   */
  wakeAll(): void {
    const now = this.#now();
    this.#store.write(
      `UPDATE deliveries SET next_attempt_at = :now,
       give_up_at = iif(attempts = 0, :give_up_at, max(give_up_at, :now + ${DAY}))
       WHERE state = 'queued'`,
      { now, give_up_at: now + RETRY_PERIOD },
    );
  }

  /** A summary of the deliveries in a state; undefined if there are none. */
  backlog(state: DeliveryState): Backlog | undefined {
    // SQLite takes bare columns (d.last_error) from the row that has the min()
    // (sqlite.org/lang_select.html). The + stops it from using the index on the state, with which it
    // would read all delivered rows for each enquiry.
    const [row = {}] = this.#store.rows(
      `SELECT count(DISTINCT d.enquiry) AS count, count(DISTINCT d.recipient) AS recipients,
       min(e.accepted_at) AS since, d.last_error AS codes,
       count(*) = sum(EXISTS (SELECT 1 FROM deliveries other
         WHERE other.enquiry = d.enquiry AND +other.state = 'delivered')) AS elsewhere
       FROM deliveries d JOIN enquiries e ON e.id = d.enquiry WHERE d.state = :state`,
      { state },
    );
    const count = Number(row['count']);
    if (count === 0) return undefined;
    return {
      count,
      recipients: Number(row['recipients']),
      isElsewhere: row['elsewhere'] === 1,
      since: new Date(Number(row['since'])),
      codes: row['codes'] === null ? undefined : String(row['codes']),
    };
  }

  /** Recipients without failed deliveries and without failed attempts among the queued ones. */
  reachable(): readonly string[] {
    const rows = this.#store.rows(
      `SELECT DISTINCT recipient FROM deliveries
       WHERE state = 'failed' OR (state = 'queued' AND attempts > 0)`,
    );
    const unreachable = new Set(rows.map(({ recipient }) => recipient));
    return this.recipients.filter((recipient) => !unreachable.has(recipient));
  }

  /** Shifts all times after the clock was set by `step` milliseconds, to `now`. */
  shift(step: number, now: number): void {
    const values: Values = { step, give_up_at: now + RETRY_PERIOD };
    this.#store.write(
      `UPDATE deliveries SET next_attempt_at = next_attempt_at + :step,
       give_up_at = min(give_up_at + :step, :give_up_at) WHERE state = 'queued'`,
      values,
    );
  }
}
