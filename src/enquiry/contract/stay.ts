import { dayOf, nightsBetween, today } from './dates.ts';

/** Nights; a longer stay is more likely a slip in a year. */
export const LONGEST_STAY = 366;

export interface Stay {
  /** Midnights in UTC. */
  from: Date;
  to: Date;
  nights: number;
  /** It ends in another year than this one. */
  isFarOff: boolean;
}

/**
 * The stay that a guest chose.
 * @param checkin as `<input type=date>` gives it, like `checkout`
 * @param now the guest's own day
 * @returns undefined for what is no stay: a day missing, no night between them, more than a year,
 * a day that is over.
 */
export function stayOf(checkin: string, checkout: string, now = today()): Stay | undefined {
  const [from, to] = [dayOf(checkin), dayOf(checkout)];
  const nights = nightsBetween(checkin, checkout) ?? 0;
  if (!from || !to || nights < 1 || nights > LONGEST_STAY || from < now) return undefined;
  return { from, to, nights, isFarOff: to.getUTCFullYear() !== now.getUTCFullYear() };
}
