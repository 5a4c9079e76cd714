import { twelveHourClock } from './dayParts.ts';

/** "5:30" as minutes since midnight: 330. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Minutes since midnight as the site says them: "5:30 am", like the clock at the desk. */
export function clockTime(minutes: number): string {
  const { time, hour } = twelveHourClock(minutes);
  return `${time}\u00a0${hour < 12 ? 'am' : 'pm'}`;
}
