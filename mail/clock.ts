/** Wall clock, monotonic clock and timers; tests bring their own. */
export interface Clock {
  /** Wall-clock time in milliseconds since 1970. An administrator or NTP may set it at any moment. */
  now(): number;
  /** Monotonic milliseconds, unaffected when the wall clock is set. */
  elapsed(): number;
  /** Runs something once, after `delay` milliseconds. @returns a function that cancels it */
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

// Far above NTP's gradual corrections, far below what a retry or a guest would notice. Milliseconds.
const STEP = 60_000;

/** Detects that the wall clock was set: it no longer agrees with the monotonic clock. */
export class StepWatch {
  readonly #clock: Clock;
  #offset: number;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#offset = clock.now() - clock.elapsed();
  }

  /** By how many milliseconds it was set since the last `follow`; 0 for less than a minute. */
  step(): number {
    const step = this.#clock.now() - this.#clock.elapsed() - this.#offset;
    return Math.abs(step) < STEP ? 0 : step;
  }

  /** Marks a step as handled. */
  follow(step: number): void {
    this.#offset += step;
  }
}

/** Runs something every `pause` milliseconds, first after `delay`. @returns a function that cancels it */
export function every(clock: Clock, pause: number, what: () => void, delay = pause): () => void {
  let cancel = () => {};
  const next = (wait: number) => {
    cancel = clock.after(wait, () => {
      next(pause);
      what();
    });
  };
  next(delay);
  return () => cancel();
}
