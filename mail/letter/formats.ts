import { dayOf, nightsBetween } from '../../src/enquiry/contract/dates.ts';

type Format = Intl.DateTimeFormatOptions;

function write(iso: string, parts: Format): string {
  return new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: 'UTC' }).format(dayOf(iso));
}

const DAY: Format = { day: 'numeric' };
const DAY_MONTH: Format = { day: 'numeric', month: 'long' };
const DAY_MONTH_YEAR: Format = { ...DAY_MONTH, year: 'numeric' };

/** "Tuesday, 10 March 2026"; text that is no date stays as it is. */
export function longDate(iso: string): string {
  if (!dayOf(iso)) return iso;
  return write(iso, { ...DAY_MONTH_YEAR, weekday: 'long' });
}

/** A stay, as short as possible: "10–12 March", "28 March – 2 April". */
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

/** The number of nights, or what is wrong with the dates, for the innkeeper. */
export function nightsInWords(checkin: string, checkout: string): string {
  const nights = nightsBetween(checkin, checkout);
  if (nights === undefined) return 'not known';
  if (nights < 1) return `${nights} (check-out is not after check-in: please ask the guest)`;
  return String(nights);
}
