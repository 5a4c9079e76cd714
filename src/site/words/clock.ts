import { twelveHourClock } from './dayParts.ts';

/** Minutes since midnight as the site says them: "5:30 am", like the clock at the desk. */
export function clockTime(minutes: number): string {
  const { time, hour } = twelveHourClock(minutes);
  return `${time}\u00a0${hour < 12 ? 'am' : 'pm'}`;
}
