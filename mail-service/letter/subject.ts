import { type Enquiry, fieldValue } from '../enquiry.ts';
import { shortStay } from './dates.ts';

// Long enough for any name and stay; mail programs show about 70.
const LONGEST = 180;

/** What a guest typed, fit for one header line: no line ends, controls or direction overrides. */
export function oneLine(typed: string, longest = LONGEST): string {
  const plain = typed
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = [...plain];
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : plain;
}

function countRooms(typed: string): string {
  return Number(typed) === 1 ? '1 room' : `${typed} rooms`;
}

/** A subject that says what it is: "Booking enquiry: Asha Rao, 10–12 March, 2 rooms". */
export function subjectOf(enquiry: Enquiry): string {
  const value = (name: string) => fieldValue(enquiry, name);
  const name = oneLine(value('name'), 80);
  if (enquiry.kind === 'contact') return oneLine(`Message: ${name}, ${value('subject')}`);
  const stay = shortStay(value('checkin'), value('checkout'));
  return oneLine(`Booking enquiry: ${name}, ${stay}, ${countRooms(value('rooms'))}`);
}
