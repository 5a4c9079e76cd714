import { MAX_LINE, oneLine } from '../../lib/text.ts';
import { type Enquiry, fieldValue } from '../outbox/enquiry.ts';
import { shortStay } from './formats.ts';
import { contextSubject } from './lines.ts';

function countRooms(typed: string): string {
  return Number(typed) === 1 ? '1 room' : `${typed} rooms`;
}

function whatAndWho(enquiry: Enquiry): string {
  const value = (name: string) => fieldValue(enquiry, name);
  const name = oneLine(value('name'), 80);
  if (enquiry.kind === 'contact') {
    // The subject that the site filled in repeats the context.
    const isSaid = value('subject') === contextSubject(enquiry);
    return isSaid ? `Message: ${name}` : `Message: ${name}, ${value('subject')}`;
  }
  const stay = shortStay(value('checkin'), value('checkout'));
  return `Booking enquiry: ${name}, ${stay}, ${countRooms(value('rooms'))}`;
}

/**
 * Such as "Booking enquiry: Asha Rao, 10–12 March, 2 rooms (K7M-4RX)". The context comes first:
 * "Deluxe Double AC Room, 3 guests · Message: Asha Rao, A cot".
 */
export function subjectOf(enquiry: Enquiry): string {
  const reference = enquiry.reference ? ` (${enquiry.reference})` : '';
  const said = [contextSubject(enquiry), whatAndWho(enquiry)].filter(Boolean).join(' · ');
  return oneLine(said, MAX_LINE - reference.length) + reference;
}
