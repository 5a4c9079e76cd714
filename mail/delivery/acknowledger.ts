import type { Log } from '../../lib/log.ts';
import { type Clock, every } from '../clock.ts';
import { RateLimit } from '../http/rateLimit.ts';
import type { Acknowledgement, InnFacts } from '../innFacts.ts';
import { type Enquiry, fieldValue } from '../outbox/enquiry.ts';
import type { AddResult } from '../outbox/outbox.ts';
import { bareAddress } from '../settings.ts';
import { type Acknowledgements, type Due, samePerson } from './acknowledgements.ts';
import { delayAfter, type Pace } from './delivery.ts';
import { errorCodes, outcomeOf } from './smtpErrors.ts';
import type { Transport } from './transport.ts';

/** To what one caller asks for, in an hour. */
const AN_HOUR_TO_CALLER = 3;
/** Milliseconds after which the mail server has surely noted that the inn's letter is delivered. */
const SOON = 500;

/** Nobody reads there, or a machine would answer. */
const NOBODY =
  /^(?:mailer-daemon|postmaster|hostmaster|abuse|bounces?|no-?reply|do-?not-?reply)\b/i;

interface Deps {
  queue: Acknowledgements;
  transport: Pick<Transport, 'acknowledge'>;
  inn: () => InnFacts;
  /** The inn's own addresses: nobody is told of what they wrote themselves. */
  own: readonly string[];
  clock: Clock;
  pace: Pace;
  log: Log;
}

/**
 * Tells guests by e-mail that their enquiry has come, once the inn has it. One at a time, and never
 * at the cost of the enquiry: whatever fails here is logged, and that is all.
 */
export class Acknowledger {
  readonly #deps: Deps;
  readonly #limit: RateLimit;
  readonly #own: ReadonlySet<string>;
  readonly #stopLooking: () => void;
  readonly #abort = new AbortController();
  #running: Promise<void> | undefined;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#limit = new RateLimit(AN_HOUR_TO_CALLER, deps.clock.elapsed);
    this.#own = new Set(deps.own.map((own) => samePerson(bareAddress(own) ?? own)));
    this.#quietly(() => deps.queue.closeInterrupted());
    if (!deps.inn().acknowledgement) {
      deps.log(
        'ACKNOWLEDGE is on, but pages/sent.yaml has no acknowledgement: no guest is written to',
      );
    }
    this.#stopLooking = every(deps.clock, deps.pace.poll, () => this.wake());
  }

  /** Notes an enquiry that was taken. @param isDoubtful it looks like a bot's. */
  taken(added: AddResult, enquiry: Enquiry, caller: string, isDoubtful: boolean): void {
    const address = fieldValue(enquiry, 'email');
    this.#quietly(() => {
      const { queue } = this.#deps;
      if (added.kind === 'repeated') return queue.noteRepeat(address);
      const isReachable = /@.+\../.test(address) && !NOBODY.test(address);
      const may = isReachable && !isDoubtful && !this.#isOwn(address);
      const state = queue.note(added.id, address, may && !this.#limit.isReached(caller));
      if (state === 'waiting') this.#limit.count(caller);
    });
  }

  /** The inn's own: where enquiries go, where they come from, and what its pages and letters name. */
  #isOwn(address: string): boolean {
    const { replyTo = '' } = this.#deps.inn().acknowledgement ?? {};
    return [samePerson(replyTo), ...this.#own].includes(samePerson(address));
  }

  /** To be called when an enquiry was delivered; looks by itself as well. */
  soon(): void {
    this.#deps.clock.after(SOON, () => this.wake());
  }

  /** Sends what is due, unless that is under way. */
  wake(): void {
    if (this.#running || this.#abort.signal.aborted) return;
    this.#running = this.#sendDue().finally(() => {
      this.#running = undefined;
    });
  }

  /** Ends what is under way: it is not sent again, since it may have gone out. */
  async close(): Promise<void> {
    this.#stopLooking();
    this.#abort.abort();
    await this.#running;
  }

  async #sendDue(): Promise<void> {
    while (!this.#abort.signal.aborted) {
      // Asked once for each: a build that is put in place meanwhile may have no such words any more.
      const inn = this.#deps.inn();
      const { acknowledgement: words } = inn;
      const due = words && this.#next();
      if (!words || !due) return;
      await this.#send(due, words, inn);
    }
  }

  #next(): Due | undefined {
    return this.#quietly(() => {
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
      await transport.acknowledge(enquiry, words, inn, this.#abort.signal);
      this.#quietly(() => queue.settle(id, 'sent'));
      log('guest told', { id });
    } catch (error) {
      const reason = errorCodes(error);
      log('guest not told', { id, reason });
      const outcome = outcomeOf(error);
      this.#quietly(() => {
        if (outcome === 'untouched') queue.again(id, delayAfter(attempts + 1, pace));
        else queue.settle(id, outcome === 'rejected' ? 'refused' : 'failed');
      });
    }
  }

  #quietly<Value>(what: () => Value): Value | undefined {
    try {
      return what();
    } catch (error) {
      this.#deps.log('acknowledgements unwritable', { reason: errorCodes(error) });
      return undefined;
    }
  }
}
