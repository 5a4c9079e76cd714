import type { Log } from '../../lib/log.ts';
import { type Clock, delayAfter, PACE, type Pace, systemClock } from '../clock.ts';
import type { DueDelivery } from '../outbox/deliveries.ts';
import type { Outbox } from '../outbox/outbox.ts';
import type { Send } from './mailServer.ts';
import { errorCodes } from './smtpErrors.ts';

// Few enough connections for any mail server, enough that a hanging delivery does not block the rest.
// They are split between recipients, so that one who cannot be reached does not block the others.
const CONCURRENCY = 4;

/** Delivers queued enquiries until it is stopped. */
export class DeliveryWorker {
  readonly #outbox: Outbox;
  readonly #send: Send;
  readonly #log: Log;
  readonly #pace: Pace;
  readonly #running = new Map<number, { recipient: string; end: Promise<void> }>();
  /** Accepted by the mail server but not yet recorded (a full disk): never send these again. */
  readonly #unrecorded = new Set<number>();
  /** Failed, but not recorded as such: they still look due, so skip them until the next poll. */
  readonly #resting = new Set<number>();
  readonly #abort = new AbortController();
  readonly #clock: Clock;
  #cancelWake = () => {};
  #stopped = false;

  constructor(outbox: Outbox, send: Send, log: Log, pace: Pace = PACE, clock = systemClock) {
    this.#outbox = outbox;
    this.#send = send;
    this.#log = log;
    this.#pace = pace;
    this.#clock = clock;
  }

  /** Starts the deliveries that are due. Call after adding some; otherwise the worker wakes by itself. */
  wake(): void {
    if (this.#stopped) return;
    this.#cancelWake();
    let wait = this.#pace.poll;
    try {
      for (const due of this.#ready()) this.#start(due);
      // A delivery that is due but not started waits for a running one, which calls wake() when it ends.
      wait = Math.min(wait, this.#outbox.deliveries.untilNextDue() || wait);
    } catch (error) {
      this.#log('outbox unreadable', { reason: errorCodes(error) });
    }
    this.#cancelWake = this.#clock.after(wait, () => this.#poll());
  }

  /** Gives running deliveries `grace` ms to finish, then aborts them; they stay queued. */
  async stop(grace: number): Promise<void> {
    this.#stopped = true;
    this.#cancelWake();
    const cut = setTimeout(() => this.#abort.abort(), grace);
    await Promise.all([...this.#running.values()].map(({ end }) => end));
    clearTimeout(cut);
  }

  #poll(): void {
    this.#resting.clear();
    for (const id of this.#unrecorded) this.#recordDelivered(id);
    try {
      this.#outbox.deliveries.adoptRetried();
    } catch (error) {
      this.#log('outbox unwritable', { reason: errorCodes(error) });
    }
    this.wake();
  }

  #ready(): DueDelivery[] {
    const { deliveries } = this.#outbox;
    const share = Math.max(1, Math.floor(CONCURRENCY / deliveries.recipients.length));
    const busy = [this.#running, this.#unrecorded, this.#resting];
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
      if (!this.#abort.signal.aborted) this.#recordFailure(due, errorCodes(error));
      return;
    }
    this.#unrecorded.add(due.id);
    this.#recordDelivered(due.id);
    this.#log('enquiry delivered', this.#detailsOf(due));
  }

  /** Names the recipient by position if there are several: addresses must not be logged. */
  #detailsOf({ entry, recipient, attempts }: DueDelivery) {
    const { recipients } = this.#outbox.deliveries;
    const to = `${recipients.indexOf(recipient) + 1} of ${recipients.length}`;
    return { id: entry, attempt: attempts + 1, ...(recipients.length > 1 && { to }) };
  }

  #recordDelivered(id: number): void {
    try {
      this.#outbox.deliveries.delivered(id);
      this.#unrecorded.delete(id);
    } catch (error) {
      this.#log('outbox unwritable', { reason: errorCodes(error) });
    }
  }

  #recordFailure(due: DueDelivery, reason: string): void {
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
