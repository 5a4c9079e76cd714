import type { AuthStore } from './store.ts';

/** Milliseconds that a challenge can be answered. */
const LIFETIME = 5 * 60_000;
/** More are waiting only if somebody floods the editor: then the oldest goes. */
const MOST = 1_000;

/** Passkeys' challenges, in memory: each is answered once, by whom it was made for. */
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

  /** Whether this challenge waits for this answer; afterwards it never does again. */
  take(challenge: string, whose: string): boolean {
    const waiting = this.#waiting.get(challenge);
    this.#waiting.delete(challenge);
    return waiting !== undefined && waiting.whose === whose && waiting.until > this.#now();
  }
}
