import { randomUUID } from 'node:crypto';
import { DAY, MINUTE } from '../../lib/durations.ts';
import { RETENTION_DAYS } from '../../src/enquiry/contract/service.ts';
import { type Clock, StepWatch, systemClock } from '../clock.ts';
import { Acknowledgements } from '../delivery/acknowledgements.ts';
import { Deliveries } from './deliveries.ts';
import {
  type Enquiry,
  type Entry,
  entriesOf,
  fingerprintOf,
  type State,
  storedEnquiryOf,
} from './enquiry.ts';
import { type DamagedFile, damagedFiles } from './recovery.ts';
import { Store } from './store.ts';

/** An equal enquiry within this time counts as a repeat; a later one only with the same reference. */
const REPEAT_WINDOW = 10 * MINUTE;
/** Delivered and held enquiries are deleted after this time. */
const RETENTION = RETENTION_DAYS * DAY;
/** The recipient of deliveries that the service has not yet assigned to MAIL_TO's addresses. */
const UNASSIGNED = '';

/** The result of adding an enquiry; a repeat has the first one's id and reference. */
export interface AddResult {
  kind: 'stored' | 'repeated';
  reference: string | undefined;
  /** Its number in the outbox. */
  id: number;
}

/** A durable queue of enquiries: once `add` returns, an enquiry survives a power cut. */
export class Outbox {
  readonly #dataDir: string;
  readonly #store: Store;
  readonly acknowledgements: Acknowledgements;
  readonly deliveries: Deliveries;
  readonly #clock: Clock;
  readonly #watch: StepWatch;
  /** Milliseconds the clock was set forward: enquiries from before that look this much older than they are. */
  #clockJump = 0;
  /** When all of those enquiries are deleted, in `elapsed` milliseconds. */
  #clockJumpUntil = 0;

  /** @param recipients MAIL_TO's addresses; not needed to read or repair an outbox */
  constructor(
    dataDir: string,
    clock: Clock = systemClock,
    recipients: readonly string[] = [UNASSIGNED],
  ) {
    this.#dataDir = dataDir;
    this.#store = new Store(dataDir);
    this.acknowledgements = new Acknowledgements(this.#store, clock);
    this.deliveries = new Deliveries(this.#store, () => this.#now(), recipients);
    this.#clock = clock;
    this.#watch = new StepWatch(clock);
  }

  /**
   * Stores an enquiry unless it is a repeat. If the first one is held and the repeat looks human, queues
   * the first one.
   * @param domain the domain of the Message-ID
   * @throws if it cannot be stored
   */
  add(enquiry: Enquiry, state: 'queued' | 'held', domain: string): AddResult {
    this.assertInPlace();
    const now = this.#now();
    const fingerprint = fingerprintOf(enquiry);
    const first = this.#firstOf(enquiry, fingerprint, now);
    if (first) {
      const { id, isHeld, enquiry: known } = first;
      if (isHeld && state === 'queued') this.retry([id]);
      return { kind: 'repeated', reference: known.reference ?? enquiry.reference, id };
    }
    const id = this.#store.transaction(() => {
      const message_id = `<${randomUUID()}@${domain}>`;
      this.#store.write(
        `INSERT INTO enquiries (held, content, fingerprint, message_id, accepted_at)
         VALUES (:held, :content, :fingerprint, :message_id, :accepted_at)`,
        {
          held: state === 'held' ? 1 : 0,
          content: JSON.stringify(enquiry),
          fingerprint,
          message_id,
          accepted_at: now,
        },
      );
      const added = this.#store.number('SELECT last_insert_rowid() AS value') ?? 0;
      if (state === 'queued') this.deliveries.add(added, now);
      return added;
    });
    return { kind: 'stored', reference: enquiry.reference, id };
  }

  /**
   * The stored enquiry that this one repeats. A guest's device that got no answer resends the enquiry
   * when the guest agrees, perhaps on another day, with the reference of the first attempt.
   */
  #firstOf({ reference }: Enquiry, fingerprint: string, now: number) {
    const equal = this.#store.rows(
      'SELECT * FROM enquiries WHERE fingerprint = :fingerprint ORDER BY id DESC LIMIT 100',
      { fingerprint },
    );
    for (const row of equal) {
      const stored = storedEnquiryOf(row);
      // The absolute value: the clock may have been ahead when the first one arrived.
      const isRecent = Math.abs(now - Number(row['accepted_at'])) < REPEAT_WINDOW;
      const isSame = reference !== undefined && stored?.enquiry.reference === reference;
      if (stored && (isRecent || isSame)) return { ...stored, isHeld: row['held'] === 1 };
    }
    return undefined;
  }

  /** Damaged outboxes that the operator has not moved away yet. */
  damagedFiles(): DamagedFile[] {
    return damagedFiles(this.#dataDir);
  }

  /** Whether SQLite found damage since the outbox was opened. */
  get isDamaged(): boolean {
    return this.#store.isDamaged;
  }

  /** Throws if the outbox's file was deleted or moved since it was opened. */
  assertInPlace(): void {
    this.#store.assertInPlace();
  }

  /** Throws if another enquiry could not be stored now. */
  assertWritable = () => this.#store.assertWritable();

  /** All enquiries, or those in one state, oldest first. */
  list(state?: State): Entry[] {
    const entries = entriesOf(
      this.#store.rows('SELECT * FROM enquiries ORDER BY id'),
      this.#store.rows('SELECT * FROM deliveries ORDER BY id'),
    );
    return entries.filter((entry) => state === undefined || entry.state === state);
  }

  heldCount(): number {
    return this.#store.number('SELECT count(*) AS value FROM enquiries WHERE held = 1') ?? 0;
  }

  /**
   * Queues failed, held or waiting enquiries again, for another three days, for the recipients who do
   * not have them. @returns how many enquiries that is
   */
  retry(ids: readonly number[]): number {
    const now = this.#now();
    const retryOne = (id: number) => {
      if (this.#store.write('UPDATE enquiries SET held = 0 WHERE id = :id AND held = 1', { id })) {
        this.deliveries.add(id, now);
        return 1;
      }
      return Math.min(1, this.deliveries.retry(id, now));
    };
    return ids.reduce((sum, id) => sum + this.#store.transaction(() => retryOne(id)), 0);
  }

  /**
   * Deletes enquiries that were delivered to all, or held, longer ago than the retention time, also from
   * the write-ahead log. Never deletes one that someone has not received.
   * @returns how many were deleted
   */
  purge(): number {
    const now = this.#now();
    if (this.#clock.elapsed() >= this.#clockJumpUntil) this.#clockJump = 0;
    const since = now - this.#clockJump - RETENTION;
    // 9e15 is later than any date, so enquiries that someone has not received stay.
    const deleted = this.#store.write(
      `DELETE FROM enquiries WHERE :since > iif(held = 1, accepted_at,
       (SELECT max(iif(d.state = 'delivered', d.delivered_at, 9000000000000000))
        FROM deliveries d WHERE d.enquiry = enquiries.id))`,
      { since },
    );
    this.acknowledgements.purge();
    // Do this even if nothing was deleted: at the last purge another process may have been reading, or
    // this one may have crashed.
    this.#store.clearLog();
    return deleted;
  }

  close(): void {
    this.#store.close();
  }

  /** The wall-clock time. If the clock was set, queued deliveries shift with it. */
  #now(): number {
    const now = this.#clock.now();
    const step = this.#watch.step();
    if (step === 0) return now;
    this.deliveries.shift(step, now);
    this.#clockJump = Math.max(0, this.#clockJump + step);
    this.#clockJumpUntil = this.#clock.elapsed() + RETENTION;
    this.#watch.follow(step);
    return now;
  }
}
