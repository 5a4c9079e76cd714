import { dayOf, nightsBetween } from '../../src/enquiry/contract/dates.ts';

type Parts = Intl.DateTimeFormatOptions;

function write(iso: string, parts: Parts): string {
  return new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: 'UTC' }).format(dayOf(iso));
}

const DAY: Parts = { day: 'numeric' };
const DAY_MONTH: Parts = { day: 'numeric', month: 'long' };
const DAY_MONTH_YEAR: Parts = { ...DAY_MONTH, year: 'numeric' };

/** A date as people say it: "Tuesday 10 March 2026". Text that is no date stays as it is. */
export function longDate(iso: string): string {
  if (!dayOf(iso)) return iso;
  return write(iso, { ...DAY_MONTH_YEAR, weekday: 'long' });
}

/** A stay in few words, no more said than needed: "10–12 March", "28 March – 2 April". */
export function shortStay(checkin: string, checkout: string): string {
  if (nightsBetween(checkin, checkout) === undefined) return `${checkin} – ${checkout}`;
  // A year may have more than four digits; month and day have two each.
  const sameYear = checkin.slice(0, -6) === checkout.slice(0, -6);
  if (sameYear && checkin.slice(0, -3) === checkout.slice(0, -3)) {
    return `${write(checkin, DAY)}–${write(checkout, DAY_MONTH)}`;
  }
  const parts = sameYear ? DAY_MONTH : DAY_MONTH_YEAR;
  return `${write(checkin, parts)} – ${write(checkout, parts)}`;
}

/** The nights of a stay, or what is odd about it, in words for the innkeeper. */
export function nightsInWords(checkin: string, checkout: string): string {
  const nights = nightsBetween(checkin, checkout);
  if (nights === undefined) return 'not known';
  if (nights < 1) return `${nights} (check-out is not after check-in: please ask the guest)`;
  return String(nights);
}
