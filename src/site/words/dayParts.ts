import { ofDay } from '../hours.ts';

/** A language's names for days and hours, to format its dates with: `Intl` has wrong ones for Kannada. */
export interface DayNames {
  /** From January. */
  months: readonly string[];
  /** From Sunday. */
  weekdays: readonly string[];
  /** The parts of the day, each with its first hour; the last one continues after midnight. */
  hours: readonly (readonly [from: number, name: string])[];
}

/** Minutes since midnight on a twelve-hour clock ("2:14"), and the hour of the day, 0 to 23. */
export function twelveHourClock(minutes: number): { time: string; hour: number } {
  const minute = ofDay(minutes);
  const hour = Math.floor(minute / 60);
  return { time: `${hour % 12 || 12}:${String(minute % 60).padStart(2, '0')}`, hour };
}

/** "ರಾತ್ರಿ 2:14": the part of the day, then the time on a twelve-hour clock. */
export function timeOfDay(minutes: number, { hours }: DayNames): string {
  const { time, hour } = twelveHourClock(minutes);
  const part = hours.findLast(([from]) => hour >= from) ?? hours.at(-1);
  return `${part?.[1]}\u00a0${time}`;
}

/** "10 ಡಿಸೆಂಬರ್ 2026", from a day's midnight in UTC. */
export const dateOf = (day: Date, { months }: DayNames): string =>
  `${day.getUTCDate()} ${months[day.getUTCMonth()]} ${day.getUTCFullYear()}`;

/** "10 ಡಿಸೆಂಬರ್, ಗುರುವಾರ, ಸಂಜೆ 5:22", by the device's own clock. */
export function dayAndTime(at: Date, names: DayNames): string {
  const day = `${at.getDate()} ${names.months[at.getMonth()]}, ${names.weekdays[at.getDay()]}`;
  return `${day}, ${timeOfDay(at.getHours() * 60 + at.getMinutes(), names)}`;
}
