import type { Log } from '../../lib/log.ts';
import { type Clock, delayAfter, every, type Pace } from '../clock.ts';
import { RateLimit } from '../http/rateLimit.ts';
import { type Acknowledgement, acknowledgementFor, type InnFacts } from '../innFacts.ts';
import { type Enquiry, fieldValue, languageOf } from '../outbox/enquiry.ts';
import type { AddResult } from '../outbox/outbox.ts';
import { bareAddress } from '../settings.ts';
import { type Acknowledgements, type Due, mailboxOf } from './acknowledgements.ts';
import type { Transport } from './mailServer.ts';
import { errorCodes, outcomeOf } from './smtpErrors.ts';

/** Acknowledgements per caller and hour. */
const MAX_PER_CALLER = 3;
/** Milliseconds after which the delivery to the inn is certainly recorded. */
const DELIVERY_DELAY = 500;

/** Addresses that nobody reads, or that a machine would answer. */
const UNREAD =
  /^(?:mailer-daemon|postmaster|hostmaster|abuse|bounces?|no-?reply|do-?not-?reply)\b/i;

interface Deps {
  queue: Acknowledgements;
  transport: Pick<Transport, 'acknowledge'>;
  inn: () => InnFacts;
  /** The inn's addresses, which get no confirmations. */
  own: readonly string[];
  clock: Clock;
  pace: Pace;
  log: Log;
}

/**
 * Confirms enquiries to guests by e-mail, one at a time, once the inn has received them. Failures are
 * only logged: they must never affect the enquiry.
 */
export class Acknowledger {
  readonly #deps: Deps;
  readonly #limit: RateLimit;
  readonly #own: ReadonlySet<string>;
  readonly #stopPolling: () => void;
  readonly #abort = new AbortController();
  #running: Promise<void> | undefined;
  #stopped = false;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#limit = new RateLimit(MAX_PER_CALLER, deps.clock.elapsed);
    this.#own = new Set(deps.own.map((own) => mailboxOf(bareAddress(own) ?? own)));
    this.#tryWrite(() => deps.queue.closeInterrupted());
    if (!deps.inn().acknowledgement) {
      deps.log(
        'ACKNOWLEDGE is on, but pages/sent.yaml has no acknowledgement: no guest is written to',
      );
    }
    this.#stopPolling = every(deps.clock, deps.pace.poll, () => this.wake());
  }

  /** Records a stored enquiry. @param isHeld whether it looks like a bot's */
  record(added: AddResult, enquiry: Enquiry, caller: string, isHeld: boolean): void {
    const address = fieldValue(enquiry, 'email');
    this.#tryWrite(() => {
      const { queue } = this.#deps;
      if (added.kind === 'repeated') return queue.recordRepeat(address);
      const isReachable = /@.+\../.test(address) && !UNREAD.test(address);
      const may = isReachable && !isHeld && !this.#isOwn(address);
      const state = queue.record(added.id, address, may && !this.#limit.isReached(caller));
      if (state === 'waiting') this.#limit.count(caller);
    });
  }

  /** Whether it is in MAIL_TO or MAIL_FROM, or is the address that guests reply to. */
  #isOwn(address: string): boolean {
    const { replyTo = '' } = this.#deps.inn().acknowledgement ?? {};
    return [mailboxOf(replyTo), ...this.#own].includes(mailboxOf(address));
  }

  /** Call after a delivery, so that the guest need not wait for the next poll. */
  soon(): void {
    this.#deps.clock.after(DELIVERY_DELAY, () => this.wake());
  }

  /** Sends all that are due, unless that is under way already. */
  wake(): void {
    if (this.#running || this.#stopped) return;
    this.#running = this.#sendDue().finally(() => {
      this.#running = undefined;
    });
  }

  /**
   * Gives the current e-mail `grace` ms to finish, then aborts it. It is not sent again, since it may have
   * been sent.
   */
  async close(grace: number): Promise<void> {
    this.#stopped = true;
    this.#stopPolling();
    const cut = setTimeout(() => this.#abort.abort(), grace);
    await this.#running;
    clearTimeout(cut);
  }

  async #sendDue(): Promise<void> {
    while (!this.#stopped) {
      // Read the words for each e-mail: a new build may have removed them.
      const inn = this.#deps.inn();
      const { acknowledgement: words } = inn;
      const due = words && this.#next();
      if (!words || !due) return;
      await this.#send(due, words, inn);
    }
  }

  #next(): Due | undefined {
    return this.#tryWrite(() => {
      const due = this.#deps.queue.due();
      return due && this.#deps.queue.begin(due.enquiry) ? due : undefined;
    });
  }

  async #send(
    { enquiry: id, content, attempts }: Due,
    words: Acknowledgement,
    inn: InnFacts,
  ): Promise<void> {
    const { queue, transport, log, pace } = this.#deps;
    try {
      const enquiry = JSON.parse(content) as Enquiry;
      const said = acknowledgementFor(inn, languageOf(enquiry)) ?? words;
      await transport.acknowledge(enquiry, said, inn, this.#abort.signal);
      this.#tryWrite(() => queue.finish(id, 'sent'));
      log('guest told', { id });
    } catch (error) {
      const reason = errorCodes(error);
      log('guest not told', { id, reason });
      const outcome = outcomeOf(error);
      this.#tryWrite(() => {
        if (outcome === 'untouched') queue.retry(id, delayAfter(attempts + 1, pace));
        else queue.finish(id, outcome === 'rejected' ? 'refused' : 'failed');
      });
    }
  }

  #tryWrite<Value>(write: () => Value): Value | undefined {
    try {
      return write();
    } catch (error) {
      this.#deps.log('acknowledgements unwritable', { reason: errorCodes(error) });
      return undefined;
    }
  }
}
