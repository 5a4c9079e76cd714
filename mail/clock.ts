/** The two kinds of time there are, and what is to be done later; tests bring their own. */
export interface Clock {
  /** The time of day, in milliseconds since 1970. An administrator or NTP may set it at any moment. */
  now(): number;
  /** Milliseconds since some moment; only ever goes on, whatever the time of day is set to. */
  elapsed(): number;
  /** Does something once, in so many milliseconds. @returns what calls it off. */
  after(delay: number, what: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after: (delay, what) => {
    const timer = setTimeout(what, delay);
    return () => clearTimeout(timer);
  },
};

// Far above what NTP corrects bit by bit, far below what a retry or a guest would notice.
const STEP = 60_000;

/** Notices that the time of day was set: it went on otherwise than time did. */
export class StepWatch {
  readonly #clock: Clock;
  #offset: number;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#offset = clock.now() - clock.elapsed();
  }

  /** By how many milliseconds it was set since it was last followed; 0 for less than a minute. */
  step(): number {
    const step = this.#clock.now() - this.#clock.elapsed() - this.#offset;
    return Math.abs(step) < STEP ? 0 : step;
  }

  /** Takes a step as dealt with. */
  follow(step: number): void {
    this.#offset += step;
  }
}

/** Does something again and again, first in `delay` milliseconds. @returns what calls it off. */
export function every(clock: Clock, pause: number, what: () => void, delay = pause): () => void {
  let callOff = () => {};
  const next = (wait: number) => {
    callOff = clock.after(wait, () => {
      next(pause);
      what();
    });
  };
  next(delay);
  return () => callOff();
}
