import type { Log } from '../../lib/log.ts';
import type { Clock } from '../clock.ts';
import { delayAfter, type Pace } from './delivery.ts';
import { classifySmtpError, describeSmtpError, errorCodes } from './smtpErrors.ts';
import type { Send, Transport } from './transport.ts';

/** What is known of the mail server; `codes` as {@link errorCodes} gives them. */
export type MailServerState =
  | { kind: 'unknown' }
  | { kind: 'good' }
  | { kind: 'bad'; codes: string; since: Date };

interface Deps {
  transport: Transport;
  clock: Clock;
  pace: Pace;
  log: Log;
  /** While letters wait, their own attempts show the state; no need to connect once more. */
  isLetterWaiting: () => boolean;
}

/** Tracks whether the mail server works: checked at start, then by every delivery. */
export class MailServer {
  readonly #deps: Deps;
  #state: MailServerState = { kind: 'unknown' };
  #failures = 0;
  #isClosed = false;
  #cancelVerify = () => {};

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  get state(): MailServerState {
    return this.#state;
  }

  /** Delivers, and updates the state. */
  readonly send: Send = async (due, signal) => {
    try {
      await this.#deps.transport.send(due, signal);
      this.#recordSuccess();
    } catch (error) {
      if (!signal.aborted) this.#recordFailure(errorCodes(error));
      throw error;
    }
  };

  /** Checks the server, and again until it works. */
  async verify(): Promise<void> {
    try {
      await this.#deps.transport.verify();
      this.#recordSuccess();
    } catch (error) {
      this.#recordFailure(errorCodes(error));
    }
    this.#verifyLater();
  }

  close(): void {
    this.#isClosed = true;
    this.#cancelVerify();
  }

  #verifyLater(): void {
    if (this.#isClosed) return;
    const { clock, pace, isLetterWaiting } = this.#deps;
    this.#cancelVerify = clock.after(delayAfter(Math.max(1, this.#failures), pace), () => {
      const isNeeded = this.#state.kind === 'bad' && !isLetterWaiting();
      if (isNeeded) void this.verify();
      else this.#verifyLater();
    });
  }

  #recordSuccess(): void {
    this.#failures = 0;
    if (this.#isClosed) return;
    if (this.#state.kind === 'bad') this.#deps.log('the mail server can be used again');
    this.#state = { kind: 'good' };
  }

  #recordFailure(codes: string): void {
    // It refused this letter only, so it works.
    if (!classifySmtpError(codes).isServer) {
      this.#recordSuccess();
      return;
    }
    this.#failures += 1;
    const known = this.#state.kind === 'bad' ? this.#state : undefined;
    if (this.#isClosed || known?.codes === codes) return;
    this.#deps.log(`the mail server cannot be used, enquiries wait: ${describeSmtpError(codes)}`);
    this.#state = { kind: 'bad', codes, since: known?.since ?? new Date(this.#deps.clock.now()) };
  }
}
