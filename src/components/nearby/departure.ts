/** When to leave so as to arrive in time. All times are minutes since midnight by the inn's clock. */

const DAY = 24 * 60;
/** People leave at a round time, and rather too early. */
const ROUND = 5;

export interface Hours {
  from: number;
  /** Not among them; before `from` where they run past midnight. */
  until: number;
}

export interface Rush extends Hours {
  /** Per cent by which a ride takes longer. */
  longer: number;
}

const ofDay = (minutes: number) => ((minutes % DAY) + DAY) % DAY;

/** Whether a minute lies in these hours of the day; minutes below 0 are those of the day before. */
export const isWithin = (minute: number, { from, until }: Hours): boolean =>
  ofDay(minute - from) < ofDay(until - from);

/**
 * The time to leave and the minutes of the ride, which takes longer in the rush.
 * @param quiet the minutes that the ride takes in quiet hours
 * @returns `leave` below 0 is on the day before
 */
export function departure(arrival: number, quiet: number, rush: readonly Rush[]) {
  let ride = 0;
  // Backwards from the arrival; in the rush a minute brings less of the ride behind one.
  for (let left = quiet; left > 1e-9; ride++) {
    const now = rush.find((hours) => isWithin(arrival - ride - 1, hours));
    left -= now ? 100 / (100 + now.longer) : 1;
  }
  return { leave: Math.floor((arrival - ride) / ROUND) * ROUND, ride };
}
