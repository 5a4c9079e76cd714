import type { Log } from '../../lib/log.ts';
import { type Clock, systemClock } from '../clock.ts';
import type { DueDelivery } from '../outbox/deliveries.ts';
import type { Outbox } from '../outbox/outbox.ts';
import { errorCodes } from './smtpErrors.ts';
import type { Send } from './transport.ts';

export interface Pace {
  /** Milliseconds before the second attempt; doubled for each further one. */
  firstDelay: number;
  longestDelay: number;
  /** How often to look for what `npm run mail:outbox` put back into the queue. */
  poll: number;
}

export const PACE: Pace = { firstDelay: 15_000, longestDelay: 3_600_000, poll: 15_000 };

// Few enough for any mail server, and one that hangs does not hold up the rest. Recipients share
// them: what one of them cannot be given does not hold up the others.
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
  readonly #running = new Map<number, { recipient: string; end: Promise<void> }>();
  /** Taken by the mail server but not yet noted as such (a full disk): never to be sent again. */
  readonly #unnoted = new Set<number>();
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
      for (const due of this.#ready()) this.#start(due);
      // What is due now but not started waits for a running one, whose end wakes us.
      wait = Math.min(wait, this.#outbox.deliveries.untilNextDue() || wait);
    } catch (error) {
      this.#log('outbox unreadable', { reason: errorCodes(error) });
    }
    this.#callOff = this.#clock.after(wait, () => this.#lookAgain());
  }

  /** Lets running deliveries finish for `grace` ms, then cuts them off; they stay queued. */
  async stop(grace: number): Promise<void> {
    this.#stopped = true;
    this.#callOff();
    const cut = setTimeout(() => this.#abort.abort(), grace);
    await Promise.all([...this.#running.values()].map(({ end }) => end));
    clearTimeout(cut);
  }

  #lookAgain(): void {
    this.#resting.clear();
    for (const id of this.#unnoted) this.#note(id);
    try {
      this.#outbox.deliveries.adoptRetried();
    } catch (error) {
      this.#log('outbox unwritable', { reason: errorCodes(error) });
    }
    this.wake();
  }

  #ready(): DueDelivery[] {
    const { deliveries } = this.#outbox;
    const share = Math.max(1, Math.floor(AT_ONCE / deliveries.recipients.length));
    const busy = [this.#running, this.#unnoted, this.#resting];
    const limit = busy.reduce((sum, { size }) => sum + size, share);
    const running = [...this.#running.values()];
    return deliveries.recipients.flatMap((recipient) => {
      const free = share - running.filter((one) => one.recipient === recipient).length;
      const due = free > 0 ? deliveries.due(limit, recipient) : [];
      return due.filter(({ id }) => !busy.some((ids) => ids.has(id))).slice(0, free);
    });
  }

  #start(due: DueDelivery): void {
    const end = this.#deliver(due).then(() => {
      this.#running.delete(due.id);
      this.wake();
    });
    this.#running.set(due.id, { recipient: due.recipient, end });
  }

  async #deliver(due: DueDelivery): Promise<void> {
    try {
      await this.#send(due, this.#abort.signal);
    } catch (error) {
      if (!this.#abort.signal.aborted) this.#noteFailure(due, errorCodes(error));
      return;
    }
    this.#unnoted.add(due.id);
    this.#note(due.id);
    this.#log('enquiry delivered', this.#detailsOf(due));
  }

  /** Which of the addresses it is for, where there are several: none of them is written into a log. */
  #detailsOf({ entry, recipient, attempts }: DueDelivery) {
    const { recipients } = this.#outbox.deliveries;
    const to = `${recipients.indexOf(recipient) + 1} of ${recipients.length}`;
    return { id: entry, attempt: attempts + 1, ...(recipients.length > 1 && { to }) };
  }

  #note(id: number): void {
    try {
      this.#outbox.deliveries.delivered(id);
      this.#unnoted.delete(id);
    } catch (error) {
      this.#log('outbox unwritable', { reason: errorCodes(error) });
    }
  }

  #noteFailure(due: DueDelivery, reason: string): void {
    const delay = delayAfter(due.attempts + 1, this.#pace);
    try {
      this.#outbox.deliveries.attemptFailed(due.id, reason, delay);
    } catch (error) {
      this.#resting.add(due.id);
      this.#log('outbox unwritable', { reason: errorCodes(error) });
    }
    const again_in_s = Math.round(delay / 1000);
    this.#log('delivery failed', { ...this.#detailsOf(due), reason, again_in_s });
  }
}
