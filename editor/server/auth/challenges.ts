import { MINUTE } from '../../../lib/durations.ts';
import type { AuthStore } from './store.ts';

/** Milliseconds for which a challenge is valid. */
const LIFETIME = 5 * MINUTE;
/** Only a flood of requests reaches this number: then the oldest challenge is dropped. */
const MOST = 1_000;

interface Waiting {
  whose: string;
  /** The user handle of the passkey to create; empty when one is to be used. */
  handle: string;
  until: number;
}

/** Passkeys' challenges, in memory: each is valid once, and only for the browser or session it was made for. */
export class Challenges {
  readonly #now: AuthStore['elapsed'];
  readonly #waiting = new Map<string, Waiting>();

  constructor({ elapsed }: Pick<AuthStore, 'elapsed'>) {
    this.#now = elapsed;
  }

  add(challenge: string, whose: string, handle = ''): void {
    const [oldest] = this.#waiting.keys();
    if (this.#waiting.size >= MOST && oldest) this.#waiting.delete(oldest);
    this.#waiting.set(challenge, { whose, handle, until: this.#now() + LIFETIME });
  }

  /** Uses up a challenge. @returns its user handle; undefined if it was not valid or not made for `whose` */
  take(challenge: string, whose: string): string | undefined {
    const waiting = this.#waiting.get(challenge);
    this.#waiting.delete(challenge);
    return waiting?.whose === whose && waiting.until > this.#now() ? waiting.handle : undefined;
  }
}
