const HOUR = 3_600_000;
// All guests together: a hundred times what the inn gets on its best day, and bounded on disk.
const OVERALL = 1_000;

/** Counts accepted enquiries over the last hour, per caller and in all. */
export class RateLimit {
  readonly #perCaller: number;
  readonly #now: () => number;
  #accepted: { caller: string; at: number }[] = [];

  /**
   * @param perCaller enquiries an hour; 0 turns all limits off.
   * @param now milliseconds that only go on: nobody is shut out for a clock that was set back.
   */
  constructor(perCaller: number, now: () => number) {
    this.#perCaller = perCaller;
    this.#now = now;
  }

  /** Whether this caller has to wait. */
  isReached(caller: string): boolean {
    if (this.#perCaller === 0) return false;
    const since = this.#now() - HOUR;
    this.#accepted = this.#accepted.filter(({ at }) => at > since);
    if (this.#accepted.length >= OVERALL) return true;
    return this.#accepted.filter((one) => one.caller === caller).length >= this.#perCaller;
  }

  /** Notes that an enquiry of this caller was accepted. */
  count(caller: string): void {
    if (this.#perCaller > 0) this.#accepted.push({ caller, at: this.#now() });
  }
}
