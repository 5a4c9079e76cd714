import type { Log } from '../../lib/log.ts';
import type { Clock } from '../clock.ts';
import { delayAfter, type Pace } from './delivery.ts';
import { classifySmtpError, describeSmtpError, errorCodes } from './smtpErrors.ts';
import type { Send, Transport } from './transport.ts';

/** What is known of the mail server. Codes only, of why it cannot be used. */
export type MailServerState =
  | { kind: 'unknown' }
  | { kind: 'good' }
  | { kind: 'bad'; codes: string; since: Date };

interface Deps {
  transport: Transport;
  clock: Clock;
  pace: Pace;
  log: Log;
  /** While letters wait, their own attempts tell; the server is not called once more. */
  isLetterWaiting: () => boolean;
}

/** Keeps in mind whether the mail server can be used: asked at the start, told by every delivery. */
export class MailServer {
  readonly #deps: Deps;
  #state: MailServerState = { kind: 'unknown' };
  #failures = 0;
  #isClosed = false;
  #callOff = () => {};

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  get state(): MailServerState {
    return this.#state;
  }

  /** Delivers, and learns from it. */
  readonly send: Send = async (due, signal) => {
    try {
      await this.#deps.transport.send(due, signal);
      this.#noteGood();
    } catch (error) {
      if (!signal.aborted) this.#noteFailure(errorCodes(error));
      throw error;
    }
  };

  /** Asks the server whether it would take a letter; while it would not, again and again. */
  async verify(): Promise<void> {
    try {
      await this.#deps.transport.verify();
      this.#noteGood();
    } catch (error) {
      this.#noteFailure(errorCodes(error));
    }
    this.#verifyLater();
  }

  close(): void {
    this.#isClosed = true;
    this.#callOff();
  }

  #verifyLater(): void {
    if (this.#isClosed) return;
    const { clock, pace, isLetterWaiting } = this.#deps;
    this.#callOff = clock.after(delayAfter(Math.max(1, this.#failures), pace), () => {
      const isNeeded = this.#state.kind === 'bad' && !isLetterWaiting();
      if (isNeeded) void this.verify();
      else this.#verifyLater();
    });
  }

  #noteGood(): void {
    this.#failures = 0;
    if (this.#isClosed) return;
    if (this.#state.kind === 'bad') this.#deps.log('the mail server can be used again');
    this.#state = { kind: 'good' };
  }

  #noteFailure(codes: string): void {
    // It listened to the letter and then refused it: the next may fare better.
    if (!classifySmtpError(codes).isServer) {
      this.#noteGood();
      return;
    }
    this.#failures += 1;
    const known = this.#state.kind === 'bad' ? this.#state : undefined;
    if (this.#isClosed || known?.codes === codes) return;
    this.#deps.log(`the mail server cannot be used, enquiries wait: ${describeSmtpError(codes)}`);
    this.#state = { kind: 'bad', codes, since: known?.since ?? new Date(this.#deps.clock.now()) };
  }
}
