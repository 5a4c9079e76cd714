import type { EnquiryContext } from '../../enquiry/contract/context.ts';
import { dayOf, type Stay } from '../../enquiry/contract/dates.ts';
import { forGuests, guests, nights, numberWord, roomFor, rooms } from './counts.ts';

type Part = 'weekday' | 'day' | 'month' | 'year';
type Parts = readonly Part[];

const DAY: Parts = ['weekday', 'day'];
const MONTH: Parts = [...DAY, 'month'];
const YEAR: Parts = [...MONTH, 'year'];

/** "Thursday 10 December": without the comma of some locales' own format. */
function write(day: Date, parts: Parts): string {
  const words = parts.map((part) =>
    day.toLocaleDateString('en-GB', {
      [part]: part === 'weekday' || part === 'month' ? 'long' : 'numeric',
      timeZone: 'UTC',
    }),
  );
  return words.join(' ');
}

/** Leaves out of the first day the month and year that the second repeats. */
function days({ from, to, isFarOff }: Stay): string {
  if (from.getUTCFullYear() !== to.getUTCFullYear())
    return `${write(from, YEAR)} to ${write(to, YEAR)}`;
  const first = from.getUTCMonth() === to.getUTCMonth() ? DAY : MONTH;
  return `${write(from, first)} to ${write(to, isFarOff ? YEAR : MONTH)}`;
}

const short = (iso: string, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { ...parts, timeZone: 'UTC' }).format(dayOf(iso));

/** "10–12 March", "28 March – 2 April"; invalid dates stay as they were typed. */
function shortDays(checkin: string, checkout: string): string {
  if (!dayOf(checkin) || !dayOf(checkout)) return `${checkin} – ${checkout}`;
  const [day, month] = [{ day: 'numeric' }, { day: 'numeric', month: 'long' }] as const;
  // Arrival and departure on the same day.
  if (checkin === checkout) return short(checkin, month);
  // A year may have more than four digits; month and day have two each.
  const sameYear = checkin.slice(0, -6) === checkout.slice(0, -6);
  if (sameYear && checkin.slice(0, -3) === checkout.slice(0, -3)) {
    return `${short(checkin, day)}–${short(checkout, month)}`;
  }
  const parts = sameYear ? month : ({ ...month, year: 'numeric' } as const);
  return `${short(checkin, parts)} – ${short(checkout, parts)}`;
}

/** "… about the Attic, for 3 guests.", "… for two rooms side by side, for 5 or more guests." */
function sentence(start: string, { room, guests: count, rooms: many }: EnquiryContext): string {
  if (room) return `${start} about the ${roomFor(room, count)}.`;
  const what = [many && `for ${numberWord(many)} rooms side by side`, count && forGuests(count)];
  const said = what.filter(Boolean).join(', ');
  return said && `${start} ${said}.`;
}

/**
 * Sentences about the room, the guests and the days of an enquiry: for the forms, WhatsApp and e-mail.
 */
export const enquiryContext = {
  /** "Thursday 10 to Saturday 12 December, 2 nights". */
  stay: (stay: Stay) => `${days(stay)}, ${nights(stay.nights)}`,
  rooms,
  guests,

  /** Labels in the e-mail to the inn. */
  labels: { room: 'Room', guests: 'Guests', rooms: 'Rooms side by side' },
  /** "10–12 March", "from 10 March"; empty without days. */
  days: (checkin: string, checkout: string) => {
    if (checkin && checkout) return shortDays(checkin, checkout);
    const only = checkin || checkout;
    const day = dayOf(only) ? short(only, { day: 'numeric', month: 'long' }) : only;
    return day && `${checkin ? 'from' : 'until'} ${day}`;
  },
  /** "Deluxe Double AC Room, 10–12 March, 3 guests": the subject of a message. */
  subject: ({ room, rooms: many, guests: count }: EnquiryContext, days = '') =>
    [room, days, many && rooms(many), count && guests(count)].filter(Boolean).join(', '),
  /** Empty without context. */
  line: (context: EnquiryContext) => sentence('You are asking', context),
  remove: 'Remove',
  /** The first sentence of a message; empty without context. */
  opening: (context: EnquiryContext) => sentence('I would like to ask', context),

  hello: (inn: string) => `Hello ${inn},`,
  bookStay: (stay: string) => `I would like to book a stay: ${stay}.`,
  from: (name: string) => `– ${name}`,
  bookingSubject: (stay: string) => `A stay: ${stay}`,
  /** For a telephone call: unlike e-mail and WhatsApp, it cannot be prefilled. */
  say: (sentence: string, hasWhatsapp: boolean) => {
    const carry = hasWhatsapp
      ? 'WhatsApp and e-mail on this page now carry'
      : 'The e-mail on this page now carries';
    return `${carry} this too. On the telephone, say: “${sentence}”`;
  },
} as const;
