import type { Clock } from '../../../mail/clock.ts';

export interface MovedClock extends Clock {
  /** Advances the clock; runs due timers in order. */
  pass(duration: number): void;
  /** Sets the time of day without any time passing, as an administrator or NTP does. */
  set(step: number): void;
  /** When the next timer is due, in `elapsed` milliseconds. */
  next(): number | undefined;
}

/** A clock that stands still until the test moves it. */
export function movedClock(start = Date.UTC(2027, 2, 10)): MovedClock {
  let elapsed = 0;
  let offset = start;
  const timers = new Map<symbol, { at: number; what: () => void }>();
  const first = () => [...timers].sort(([, a], [, b]) => a.at - b.at)[0];
  return {
    now: () => elapsed + offset,
    elapsed: () => elapsed,
    after: (delay, what) => {
      const key = Symbol();
      timers.set(key, { at: elapsed + delay, what });
      return () => timers.delete(key);
    },
    pass: (duration) => {
      const end = elapsed + duration;
      for (let timer = first(); timer && timer[1].at <= end; timer = first()) {
        elapsed = timer[1].at;
        timers.delete(timer[0]);
        timer[1].what();
      }
      elapsed = end;
    },
    set: (step) => {
      offset += step;
    },
    next: () => first()?.[1].at,
  };
}
