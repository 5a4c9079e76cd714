import type { AuthStore } from './store.ts';

/** Milliseconds for which a challenge is valid. */
const LIFETIME = 5 * 60_000;
/** Only a flood of requests reaches this number: then the oldest challenge is dropped. */
const MOST = 1_000;

/** Passkeys' challenges, in memory: each is valid once, and only for the browser or session it was made for. */
export class Challenges {
  readonly #now: AuthStore['elapsed'];
  readonly #waiting = new Map<string, { whose: string; until: number }>();

  constructor({ elapsed }: Pick<AuthStore, 'elapsed'>) {
    this.#now = elapsed;
  }

  add(challenge: string, whose: string): void {
    const [oldest] = this.#waiting.keys();
    if (this.#waiting.size >= MOST && oldest) this.#waiting.delete(oldest);
    this.#waiting.set(challenge, { whose, until: this.#now() + LIFETIME });
  }

  /** Uses up a challenge. @returns whether it was valid and made for `whose` */
  take(challenge: string, whose: string): boolean {
    const waiting = this.#waiting.get(challenge);
    this.#waiting.delete(challenge);
    return waiting !== undefined && waiting.whose === whose && waiting.until > this.#now();
  }
}
