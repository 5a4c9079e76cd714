import { randomUUID } from 'node:crypto';
import { KEEP_DAYS } from '../../src/enquiry/contract/service.ts';
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

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The same enquiry again within this time is the same enquiry. */
const SAME_WITHIN = 10 * MINUTE;
/** How long a delivered or held enquiry is kept. */
const KEEP_FOR = KEEP_DAYS * DAY;
/** The recipient of what the service has not assigned yet to the addresses of MAIL_TO. */
const UNASSIGNED = '';

/** What became of an enquiry that was taken; a repeat goes by the reference of the first. */
export interface AddResult {
  kind: 'stored' | 'repeated';
  reference: string | undefined;
  /** Its number in the outbox. */
  id: number;
}

/** A durable queue of enquiries: what `add` returned from survives a power cut. */
export class Outbox {
  readonly #dataDir: string;
  readonly #store: Store;
  /** What guests are told, apart from the enquiries. */
  readonly acknowledgements: Acknowledgements;
  /** What is to be mailed, to each recipient. */
  readonly deliveries: Deliveries;
  readonly #clock: Clock;
  readonly #watch: StepWatch;
  /** How far the clock was set forward: by so much what was there before looks older than it is. */
  #inFlight = 0;
  /** In `elapsed` milliseconds: then all that was there before has gone. */
  #inFlightUntil = 0;

  /** @param recipients whom enquiries go to; one that only reads or repairs may leave them open. */
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
   * Stores an enquiry, unless it is a repeat; a repeat that looks human frees a held first.
   * @param domain what the Message-ID ends in.
   * @returns what became of it, and as which. Throws when it could not be stored.
   */
  add(enquiry: Enquiry, state: 'queued' | 'held', domain: string): AddResult {
    this.assertInPlace();
    const now = this.#now();
    const fingerprint = fingerprintOf(enquiry);
    const [first] = this.#store.rows(
      'SELECT * FROM enquiries WHERE fingerprint = :fingerprint AND accepted_at > :since LIMIT 1',
      { fingerprint, since: now - SAME_WITHIN },
    );
    if (first) {
      const { id, enquiry: known } = storedEnquiryOf(first);
      if (first['held'] === 1 && state === 'queued') this.retry([id]);
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

  /** The outboxes that were found damaged at a start, until the operator takes them away. */
  damagedFiles(): DamagedFile[] {
    return damagedFiles(this.#dataDir);
  }

  /** Whether damage was found in the outbox's file while it is open. */
  get isDamaged(): boolean {
    return this.#store.isDamaged;
  }

  /** Throws when the outbox's file was deleted or moved while it is open. */
  assertInPlace(): void {
    this.#store.assertInPlace();
  }

  /** All enquiries, or those in one state, oldest first. */
  list(state?: State): Entry[] {
    const entries = entriesOf(
      this.#store.rows('SELECT * FROM enquiries ORDER BY id'),
      this.#store.rows('SELECT * FROM deliveries ORDER BY id'),
    );
    return entries.filter((entry) => state === undefined || entry.state === state);
  }

  /** How many enquiries look like a bot's. */
  heldCount(): number {
    return this.#store.number('SELECT count(*) AS value FROM enquiries WHERE held = 1') ?? 0;
  }

  /**
   * Mails failed, held or waiting enquiries again, now and for another three days, to those who do
   * not have them. @returns how many enquiries that is.
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

  /** Deletes what everybody has had, or was held, for more than thirty days. Never a failed one. */
  purge(): number {
    const now = this.#now();
    if (this.#clock.elapsed() >= this.#inFlightUntil) this.#inFlight = 0;
    const since = now - this.#inFlight - KEEP_FOR;
    // 9e15: later than any time of day, for what somebody does not have yet.
    return this.#store.write(
      `DELETE FROM enquiries WHERE :since > iif(held = 1, accepted_at,
       (SELECT max(iif(d.state = 'delivered', d.delivered_at, 9000000000000000))
        FROM deliveries d WHERE d.enquiry = enquiries.id))`,
      { since },
    );
  }

  close(): void {
    this.#store.close();
  }

  /** The time of day. When it was set meanwhile, what waits has to wait no longer for it. */
  #now(): number {
    const now = this.#clock.now();
    const step = this.#watch.step();
    if (step === 0) return now;
    this.deliveries.shift(step, now);
    this.#inFlight = Math.max(0, this.#inFlight + step);
    this.#inFlightUntil = this.#clock.elapsed() + KEEP_FOR;
    this.#watch.follow(step);
    return now;
  }
}
