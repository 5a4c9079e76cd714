import { randomUUID } from 'node:crypto';
import { KEEP_DAYS } from '../src/enquiry/contract/service.ts';
import { Acknowledgements } from './acknowledgements.ts';
import { type Clock, StepWatch, systemClock } from './clock.ts';
import { type Enquiry, fingerprintOf } from './enquiry.ts';
import type { Entry } from './entry.ts';
import type { State } from './schema.ts';
import { Store } from './store.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** The same enquiry again within this time is the same enquiry. */
const SAME_WITHIN = 10 * MINUTE;
/** How long delivery is tried before an enquiry counts as failed. */
const TRY_FOR = 3 * DAY;
/** How long a delivered or held enquiry is kept. */
const KEEP_FOR = KEEP_DAYS * DAY;

/** What became of an enquiry that was taken; a repeat goes by the reference of the first. */
export interface Kept {
  kind: 'stored' | 'repeated';
  reference: string | undefined;
  /** Its number in the outbox. */
  id: number;
}

/** A durable queue of enquiries: what `add` returned from survives a power cut. */
export class Outbox {
  readonly #store: Store;
  /** What guests are told, apart from the enquiries. */
  readonly acknowledgements: Acknowledgements;
  readonly #clock: Clock;
  readonly #watch: StepWatch;
  /** How far the clock was set forward: by so much what was there before looks older than it is. */
  #ahead = 0;
  /** In `elapsed` milliseconds: then all that was there before has gone. */
  #aheadUntil = 0;

  constructor(dataDir: string, clock: Clock = systemClock) {
    this.#store = new Store(dataDir);
    this.acknowledgements = new Acknowledgements(this.#store, clock);
    this.#clock = clock;
    this.#watch = new StepWatch(clock);
  }

  /**
   * Stores an enquiry, unless it is a repeat; a repeat that looks human frees a held first.
   * @param domain what the Message-ID ends in.
   * @returns what became of it, and as which. Throws when it could not be stored.
   */
  add(enquiry: Enquiry, state: 'queued' | 'held', domain: string): Kept {
    this.assertInPlace();
    const now = this.#now();
    const fingerprint = fingerprintOf(enquiry);
    const [first] = this.#store.select(
      'fingerprint = :fingerprint AND accepted_at > :since LIMIT 1',
      {
        fingerprint,
        since: now - SAME_WITHIN,
      },
    );
    if (first) {
      if (first.state === 'held' && state === 'queued') this.retry([first.id]);
      return {
        kind: 'repeated',
        reference: first.enquiry.reference ?? enquiry.reference,
        id: first.id,
      };
    }
    const message_id = `<${randomUUID()}@${domain}>`;
    this.#store.write(
      `INSERT INTO enquiries
       (state, content, fingerprint, message_id, accepted_at, next_attempt_at, give_up_at)
       VALUES (:state, :content, :fingerprint, :message_id, :accepted_at, :accepted_at, :give_up_at)`,
      {
        state,
        content: JSON.stringify(enquiry),
        fingerprint,
        message_id,
        accepted_at: now,
        give_up_at: now + TRY_FOR,
      },
    );
    const id = this.#store.number('id', 'message_id = :message_id', { message_id }) ?? 0;
    return { kind: 'stored', reference: enquiry.reference, id };
  }

  /** Throws when the outbox's file was deleted or moved while it is open. */
  assertInPlace(): void {
    this.#store.assertInPlace();
  }

  /** The queued enquiries whose turn has come, oldest first. */
  due(limit: number): Entry[] {
    return this.#store.select(
      "state = 'queued' AND next_attempt_at <= :now ORDER BY next_attempt_at LIMIT :limit",
      { now: this.#now(), limit },
    );
  }

  /** All enquiries, or those in one state, oldest first. */
  list(state?: State): Entry[] {
    return state
      ? this.#store.select('state = :state ORDER BY id', { state })
      : this.#store.select('true ORDER BY id');
  }

  /** How many enquiries are in a state. */
  count(state: State): number {
    return this.#store.number('count(*)', 'state = :state', { state }) ?? 0;
  }

  /** The enquiry in a state that was accepted first. */
  oldest(state: State): Entry | undefined {
    return this.#store.select('state = :state ORDER BY accepted_at LIMIT 1', { state })[0];
  }

  /** In how many milliseconds the next queued enquiry is due, if there is one; 0 when it is now. */
  untilNextDue(): number | undefined {
    const now = this.#now();
    const next = this.#store.number('min(next_attempt_at)', "state = 'queued'");
    return next === undefined ? undefined : Math.max(0, next - now);
  }

  /** @param refusal why one of several recipients did not get it, in codes. */
  delivered(id: number, refusal?: string): void {
    this.#store.write(
      `UPDATE enquiries SET state = 'delivered', settled_at = :settled_at, attempts = attempts + 1,
       last_error = nullif(:last_error, '') WHERE id = :id`,
      { id, settled_at: this.#now(), last_error: refusal ?? '' },
    );
  }

  /** Notes a failed attempt: the next is after `delay` ms, or never when that is too late. */
  attemptFailed(id: number, reason: string, delay: number): void {
    this.#store.write(
      `UPDATE enquiries SET attempts = attempts + 1, last_error = :last_error,
       next_attempt_at = :next_attempt_at,
       state = iif(:next_attempt_at > give_up_at, 'failed', 'queued') WHERE id = :id`,
      { id, last_error: reason, next_attempt_at: this.#now() + delay },
    );
  }

  /** Puts failed, held or waiting enquiries at the head of the queue for another three days. */
  retry(ids: readonly number[]): number {
    const now = this.#now();
    const retryOne = (id: number) =>
      this.#store.write(
        `UPDATE enquiries SET state = 'queued', next_attempt_at = :next_attempt_at,
         give_up_at = :give_up_at WHERE id = :id AND state <> 'delivered'`,
        { id, next_attempt_at: now, give_up_at: now + TRY_FOR },
      );
    return ids.reduce((sum, id) => sum + retryOne(id), 0);
  }

  /** Makes every queued enquiry due: a restart often means that something was mended. */
  wakeAll(): void {
    this.#store.write(
      "UPDATE enquiries SET next_attempt_at = :next_attempt_at WHERE state = 'queued'",
      {
        next_attempt_at: this.#now(),
      },
    );
  }

  /** Deletes what was delivered, or held, more than thirty days ago. Never a failed one. */
  purge(): number {
    const now = this.#now();
    if (this.#clock.elapsed() >= this.#aheadUntil) this.#ahead = 0;
    return this.#store.write(
      `DELETE FROM enquiries WHERE (state = 'delivered' AND settled_at < :since)
       OR (state = 'held' AND accepted_at < :since)`,
      { since: now - this.#ahead - KEEP_FOR },
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
    this.#store.write(
      `UPDATE enquiries SET next_attempt_at = next_attempt_at + :step,
       give_up_at = min(give_up_at + :step, :give_up_at) WHERE state = 'queued'`,
      { step, give_up_at: now + TRY_FOR },
    );
    this.#ahead = Math.max(0, this.#ahead + step);
    this.#aheadUntil = this.#clock.elapsed() + KEEP_FOR;
    this.#watch.follow(step);
    return now;
  }
}
