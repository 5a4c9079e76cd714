import { type Clock, systemClock } from './clock.ts';
import type { Entry } from './entry.ts';
import type { Log } from './log.ts';
import type { Outbox } from './outbox.ts';
import { reasonOf, type Send } from './transport.ts';

export interface Pace {
  /** Milliseconds before the second attempt; doubled for each further one. */
  firstDelay: number;
  longestDelay: number;
  /** How often to look for what `npm run mail:outbox` put back into the queue. */
  poll: number;
}

export const PACE: Pace = { firstDelay: 15_000, longestDelay: 3_600_000, poll: 15_000 };

// Few enough for any mail server, and one that hangs does not hold up the rest.
const AT_ONCE = 4;

/** Whole milliseconds to wait after `attempts` failures: exponential, up to a half taken off by chance. */
export function delayAfter(attempts: number, { firstDelay, longestDelay }: Pace): number {
  const full = Math.min(firstDelay * 2 ** (attempts - 1), longestDelay);
  // Jitter: enquiries that failed together do not come back together.
  return Math.round(full * (0.5 + Math.random() / 2));
}

/** Delivers what is queued, for as long as it runs. */
export class DeliveryWorker {
  readonly #outbox: Outbox;
  readonly #send: Send;
  readonly #log: Log;
  readonly #pace: Pace;
  readonly #running = new Map<number, Promise<void>>();
  /**
   * Taken by the mail server but not yet noted as such (a full disk): never to be sent again. With
   * why it was not taken for one of several recipients.
   */
  readonly #unnoted = new Map<number, string | undefined>();
  /** Failed, but not noted as such: without a note they look due, so they wait for the next look. */
  readonly #resting = new Set<number>();
  readonly #abort = new AbortController();
  readonly #clock: Clock;
  #callOff = () => {};
  #stopped = false;

  constructor(outbox: Outbox, send: Send, log: Log, pace: Pace = PACE, clock = systemClock) {
    this.#outbox = outbox;
    this.#send = send;
    this.#log = log;
    this.#pace = pace;
    this.#clock = clock;
  }

  /** Starts whatever is due. Call when something was added; otherwise it wakes by itself. */
  wake(): void {
    if (this.#stopped) return;
    this.#callOff();
    let wait = this.#pace.poll;
    try {
      for (const entry of this.#ready()) this.#start(entry);
      // What is due now but not started waits for a running one, whose end wakes us.
      wait = Math.min(wait, this.#outbox.untilNextDue() || wait);
    } catch (error) {
      this.#log('outbox unreadable', { reason: reasonOf(error) });
    }
    this.#callOff = this.#clock.after(wait, () => this.#lookAgain());
  }

  /** Lets running deliveries finish for `grace` ms, then cuts them off; they stay queued. */
  async stop(grace: number): Promise<void> {
    this.#stopped = true;
    this.#callOff();
    const cut = setTimeout(() => this.#abort.abort(), grace);
    await Promise.all(this.#running.values());
    clearTimeout(cut);
  }

  #lookAgain(): void {
    this.#resting.clear();
    for (const [id, refusal] of this.#unnoted) this.#note(id, refusal);
    this.wake();
  }

  #ready(): Entry[] {
    const busy = [this.#running, this.#unnoted, this.#resting];
    const count = busy.reduce((sum, { size }) => sum + size, AT_ONCE);
    return this.#outbox
      .due(count)
      .filter(({ id }) => !busy.some((ids) => ids.has(id)))
      .slice(0, AT_ONCE - this.#running.size);
  }

  #start(entry: Entry): void {
    const run = this.#deliver(entry).then(() => {
      this.#running.delete(entry.id);
      this.wake();
    });
    this.#running.set(entry.id, run);
  }

  async #deliver(entry: Entry): Promise<void> {
    let refusal: string | undefined;
    try {
      refusal = await this.#send(entry, this.#abort.signal);
    } catch (error) {
      if (!this.#abort.signal.aborted) this.#noteFailure(entry, reasonOf(error));
      return;
    }
    this.#unnoted.set(entry.id, refusal);
    this.#note(entry.id, refusal);
    this.#log('enquiry delivered', {
      id: entry.id,
      attempt: entry.attempts + 1,
      ...(refusal && { not_to_all: refusal }),
    });
  }

  #note(id: number, refusal: string | undefined): void {
    try {
      this.#outbox.delivered(id, refusal);
      this.#unnoted.delete(id);
    } catch (error) {
      this.#log('outbox unwritable', { reason: reasonOf(error) });
    }
  }

  #noteFailure(entry: Entry, reason: string): void {
    const delay = delayAfter(entry.attempts + 1, this.#pace);
    try {
      this.#outbox.attemptFailed(entry.id, reason, delay);
    } catch (error) {
      this.#resting.add(entry.id);
      this.#log('outbox unwritable', { reason: reasonOf(error) });
    }
    this.#log('delivery failed', {
      id: entry.id,
      attempt: entry.attempts + 1,
      reason,
      again_in_s: Math.round(delay / 1000),
    });
  }
}
