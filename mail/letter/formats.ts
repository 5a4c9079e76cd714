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

// The zeros of India's scripts in Unicode; a Kannada keyboard types ೯೮….
const ZEROS = [0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66];

function toAsciiDigits(typed: string): string {
  return typed.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((start) => code >= start && code < start + 10);
    return zero === undefined ? digit : String(code - zero);
  });
}

/**
 * The international number (`+919876543210`) that a guest typed; ten digits count as Indian.
 * @returns undefined if it is uncertain: then there must be no link to call it
 */
export function internationalNumber(typed: string): string | undefined {
  const plain = toAsciiDigits(typed).replace(/[\s().\-–/]/g, '');
  if (!/^\+?\d+$/.test(plain)) return undefined;
  const digits = plain.replace(/^\+|^00/, '');
  const isForeign = digits !== plain;
  const full = isForeign ? digits : digits.replace(/^0?(?=[6-9]\d{9}$)/, '91');
  // E.164: at most 15 digits; the shortest numbers with a country code have 8.
  const isWhole = isForeign || (full.length === 12 && full.startsWith('91'));
  return isWhole && full.length >= 8 && full.length <= 15 ? `+${full}` : undefined;
}
