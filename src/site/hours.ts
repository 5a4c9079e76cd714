/** Hours of the day, in minutes since midnight. */
export interface Hours {
  from: number;
  /** Exclusive; less than `from` if the hours run past midnight. */
  until: number;
}

const DAY = 24 * 60;

/** "5:30" as minutes since midnight: 330. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Hours as in content files, such as "22:30", in minutes since midnight. */
export const hoursOf = ({ from, until }: Record<keyof Hours, string>): Hours => ({
  from: minutesOf(from),
  until: minutesOf(until),
});

/** Wraps minutes since midnight into one day; minutes below 0 are those of the day before. */
export const ofDay = (minutes: number): number => ((minutes % DAY) + DAY) % DAY;

/** Whether a minute lies in these hours of the day; minutes below 0 are those of the day before. */
export const isDuring = (minute: number, { from, until }: Hours): boolean =>
  ofDay(minute - from) < ofDay(until - from);
