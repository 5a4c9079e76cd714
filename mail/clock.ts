import { HOUR, MINUTE } from '../lib/durations.ts';

/** Wall clock, monotonic clock and timers; tests pass their own. */
export interface Clock {
  /** Wall-clock time in milliseconds since 1970. An administrator or NTP may set it at any moment. */
  now(): number;
  /** Monotonic milliseconds, unaffected when the wall clock is set. */
  elapsed(): number;
  /** Runs a callback once, after `delay` milliseconds. @returns a function that cancels it */
  after(delay: number, callback: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after: (delay, callback) => {
    const timer = setTimeout(callback, delay);
    return () => clearTimeout(timer);
  },
};

/** Milliseconds before the first purge: a wrong clock at boot is corrected by then. */
export const FIRST_PURGE = 10 * MINUTE;

/** A time to the minute, in UTC: `2027-03-10 09:30`. */
export const minuteOf = (time: Date): string => time.toISOString().slice(0, 16).replace('T', ' ');

// Milliseconds: far above NTP's gradual corrections, far below what a retry or a guest would notice.
const STEP = 60_000;

/** Detects that the wall clock was set, by comparing it with the monotonic clock. */
export class StepWatch {
  readonly #clock: Clock;
  #offset: number;

  constructor(clock: Clock) {
    this.#clock = clock;
    this.#offset = clock.now() - clock.elapsed();
  }

  /** By how many milliseconds the clock was set since the last `follow`; 0 for less than a minute. */
  step(): number {
    const step = this.#clock.now() - this.#clock.elapsed() - this.#offset;
    return Math.abs(step) < STEP ? 0 : step;
  }

  /** Marks a step as handled. */
  follow(step: number): void {
    this.#offset += step;
  }
}

/** Runs a callback every `pause` milliseconds, first after `delay`. @returns a function that cancels it */
export function every(
  clock: Clock,
  pause: number,
  callback: () => void,
  delay = pause,
): () => void {
  let cancel = () => {};
  const next = (wait: number) => {
    cancel = clock.after(wait, () => {
      next(pause);
      callback();
    });
  };
  next(delay);
  return () => cancel();
}

/** How often to retry. */
export interface Pace {
  /** Milliseconds before the second attempt; doubled for each further one. */
  firstDelay: number;
  longestDelay: number;
  /** Milliseconds between checks for enquiries that `npm run mail:outbox` has queued again. */
  poll: number;
}

export const PACE: Pace = { firstDelay: 15_000, longestDelay: HOUR, poll: 15_000 };

/** Milliseconds to wait after `attempts` failures: exponential backoff, minus up to half at random. */
export function delayAfter(attempts: number, { firstDelay, longestDelay }: Pace): number {
  const full = Math.min(firstDelay * 2 ** (attempts - 1), longestDelay);
  // Jitter, so that enquiries that failed together are not retried together.
  return Math.round(full * (0.5 + Math.random() / 2));
}
