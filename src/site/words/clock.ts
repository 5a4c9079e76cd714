import { twelveHourClock } from './dayParts.ts';

/** Formats minutes since midnight, as the clock at the desk does: "5:30 am". */
export function clockTime(minutes: number): string {
  const { time, hour } = twelveHourClock(minutes);
  return `${time}\u00a0${hour < 12 ? 'am' : 'pm'}`;
}
