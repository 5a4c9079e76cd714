import type { EnquiryContext } from '../../enquiry/contract/context.ts';
import type { Stay } from '../../enquiry/contract/dates.ts';
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

/** The first day leaves out what the second repeats: month and year. */
function days({ from, to, isFarOff }: Stay): string {
  if (from.getUTCFullYear() !== to.getUTCFullYear())
    return `${write(from, YEAR)} to ${write(to, YEAR)}`;
  const first = from.getUTCMonth() === to.getUTCMonth() ? DAY : MONTH;
  return `${write(from, first)} to ${write(to, isFarOff ? YEAR : MONTH)}`;
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

  /** Labels in the e-mail to the inn. */
  labels: { room: 'Room', guests: 'Guests', rooms: 'Rooms side by side' },
  /** "Deluxe Double AC Room, 3 guests": the subject, and what a link says of the room. */
  subject: (context: EnquiryContext) =>
    [context.room, context.rooms && rooms(context.rooms), context.guests && guests(context.guests)]
      .filter(Boolean)
      .join(', '),
  /** Empty without context. */
  line: (context: EnquiryContext) => sentence('You are asking', context),
  remove: 'Remove',
  /** The first sentence of a message; empty without context. */
  opening: (context: EnquiryContext) => sentence('I would like to ask', context),

  offer: (stay: string) => `Earlier you chose ${stay}.`,
  putIn: 'Put into my message',
  leaveOut: 'Leave out',
  myDates: (stay: string) => `My dates: ${stay}.`,

  hello: (inn: string) => `Hello ${inn},`,
  bookStay: (stay: string) => `I would like to book a stay: ${stay}.`,
  from: (name: string) => `– ${name}`,
  bookingSubject: (stay: string) => `A stay: ${stay}`,
  /** For the telephone, which cannot be prefilled as WhatsApp and e-mail are. */
  say: (sentence: string) =>
    `WhatsApp and e-mail on this page now carry this too. On the telephone, say: “${sentence}”`,
} as const;
