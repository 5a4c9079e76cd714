import { HOUR } from '../../lib/durations.ts';

// For all guests together: a hundred times the inn's best day, but it limits disk usage.
const MAX_OVERALL = 1_000;

/** Counts accepted enquiries over the last hour, per caller and in all. */
export class RateLimit {
  readonly #perCaller: number;
  readonly #now: () => number;
  #accepted: { caller: string; at: number }[] = [];

  /**
   * @param perCaller enquiries per hour; 0 turns all limits off
   * @param now monotonic milliseconds: a clock that is set back must lock nobody out
   */
  constructor(perCaller: number, now: () => number) {
    this.#perCaller = perCaller;
    this.#now = now;
  }

  /** Whether this caller must wait. */
  isReached(caller: string): boolean {
    if (this.#perCaller === 0) return false;
    const since = this.#now() - HOUR;
    this.#accepted = this.#accepted.filter(({ at }) => at > since);
    if (this.#accepted.length >= MAX_OVERALL) return true;
    return this.#accepted.filter((one) => one.caller === caller).length >= this.#perCaller;
  }

  /** Counts an accepted enquiry of this caller. */
  count(caller: string): void {
    if (this.#perCaller > 0) this.#accepted.push({ caller, at: this.#now() });
  }
}
