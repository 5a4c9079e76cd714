import { clockAt } from '../../../lib/timeZones.ts';

const DAY = 86_400_000;

// As <input type=date> gives it: a year has four digits or more, up to ECMAScript's last (275760).
const DATE = /^(\d{4,6})-(\d\d)-(\d\d)$/;

/**
 * Parses an ISO date (`2026-03-10`) as midnight in UTC, which has no daylight saving time.
 * @returns undefined if there is no such date, for example 30 February.
 */
export function dayOf(typed: string): Date | undefined {
  const [year = 0, month = 0, date = 0] = (DATE.exec(typed)?.slice(1) ?? []).map(Number);
  const day = new Date(0);
  day.setUTCFullYear(year, month - 1, date);
  const isThatDay = day.getUTCMonth() === month - 1 && day.getUTCDate() === date;
  return isThatDay ? day : undefined;
}

/**
 * The day of a moment, as midnight in UTC.
 * @param timeZone the device's by default
 */
export function today(now = new Date(), timeZone?: string): Date {
  const clock = clockAt(now, timeZone).getTime();
  return new Date(clock - (clock % DAY));
}

/** Whether an ISO date is today by the device's clock, or by the inn's. */
export function isToday(typed: string, timeZone?: string, now = new Date()): boolean {
  const day = dayOf(typed)?.getTime();
  return [undefined, timeZone].some((zone) => today(now, zone).getTime() === day);
}

/**
 * Nights between two ISO dates (`2026-03-10`); negative when check-out is before check-in.
 * @returns undefined when either is not a date.
 */
export function nightsBetween(checkin: string, checkout: string): number | undefined {
  const [from, to] = [dayOf(checkin), dayOf(checkout)];
  return from && to && (to.getTime() - from.getTime()) / DAY;
}

/** Nights; a longer stay is more likely a mistyped year. */
export const LONGEST_STAY = 366;

export interface Stay {
  /** Midnights in UTC. */
  from: Date;
  to: Date;
  nights: number;
  /** Whether it ends in another year than the current one. */
  isFarOff: boolean;
}

/**
 * The stay between two ISO dates.
 * @param now the guest's own day
 * @returns undefined when a date is missing or past, or the stay is under a night or over a year.
 */
export function stayOf(checkin: string, checkout: string, now = today()): Stay | undefined {
  const [from, to] = [dayOf(checkin), dayOf(checkout)];
  const nights = nightsBetween(checkin, checkout) ?? 0;
  if (!from || !to || nights < 1 || nights > LONGEST_STAY || from < now) return undefined;
  return { from, to, nights, isFarOff: to.getUTCFullYear() !== now.getUTCFullYear() };
}
