/** When to leave so as to arrive in time. All times are minutes since midnight by the inn's clock. */

import { type Hours, isDuring } from '../../site/hours.ts';

/** Rounds down to this many minutes: guests leave at a round time, and better early than late. */
const ROUND = 5;

export interface Rush extends Hours {
  /** Per cent by which a ride takes longer. */
  longer: number;
}

/**
 * The time to leave and the minutes of the ride, which takes longer in the rush.
 * @param quiet the minutes that the ride takes in quiet hours
 * @returns `leave` below 0 is on the day before
 */
export function departure(arrival: number, quiet: number, rush: readonly Rush[]) {
  let ride = 0;
  // Count backwards from the arrival: a minute in the rush covers less of the ride.
  for (let left = quiet; left > 1e-9; ride++) {
    const now = rush.find((hours) => isDuring(arrival - ride - 1, hours));
    left -= now ? 100 / (100 + now.longer) : 1;
  }
  return { leave: Math.floor((arrival - ride) / ROUND) * ROUND, ride };
}
