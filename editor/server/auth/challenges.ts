import { MINUTE } from '../../../lib/durations.ts';
import type { AuthStore } from './store.ts';

/** Milliseconds for which a challenge is valid. */
const LIFETIME = 5 * MINUTE;
/** Only a flood of requests reaches this number; the oldest challenge is then dropped. */
const MAX_CHALLENGES = 1_000;

interface Pending {
  /** The session's id, or the browser's secret. */
  whose: string;
  /** The user handle of the passkey to create; empty when one is to be used. */
  handle: string;
  until: number;
}

/** WebAuthn challenges, in memory. Each is valid once, for the browser or session that requested it. */
export class Challenges {
  readonly #now: AuthStore['elapsed'];
  readonly #pending = new Map<string, Pending>();

  constructor({ elapsed }: Pick<AuthStore, 'elapsed'>) {
    this.#now = elapsed;
  }

  add(challenge: string, whose: string, handle = ''): void {
    const [oldest] = this.#pending.keys();
    if (this.#pending.size >= MAX_CHALLENGES && oldest) this.#pending.delete(oldest);
    this.#pending.set(challenge, { whose, handle, until: this.#now() + LIFETIME });
  }

  /** Uses up a challenge. @returns its user handle; undefined if it was not valid or not made for `whose` */
  take(challenge: string, whose: string): string | undefined {
    const pending = this.#pending.get(challenge);
    this.#pending.delete(challenge);
    return pending?.whose === whose && pending.until > this.#now() ? pending.handle : undefined;
  }
}
