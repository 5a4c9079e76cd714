import { CONTEXT_FIELDS, parseGuests } from '../../src/enquiry/contract/context.ts';
import { enquiryContext as words } from '../../src/site/words/enquiryContext.ts';
import type { Enquiry } from '../outbox/enquiry.ts';
import type { Line } from './lines.ts';
import { oneLine } from './oneLine.ts';

type AskedField = (typeof CONTEXT_FIELDS)[number];

/** Whether this came along with a form to say what is asked about. */
export function isAsked(name: string): name is AskedField {
  return (CONTEXT_FIELDS as readonly string[]).includes(name);
}

/** One line each, whatever was sent: it stands in the subject and above everything else. */
export function askedOf(enquiry: Enquiry): Partial<Record<AskedField, string>> {
  const asked = enquiry.extras.filter(([name]) => isAsked(name));
  return Object.fromEntries(asked.map(([name, value]) => [name, oneLine(value, 80)]));
}

/** What the guest asks about, as the site itself would say it in a subject. */
export function askedSubject(enquiry: Enquiry): string {
  const { room, guests } = askedOf(enquiry);
  return words.subject(room, parseGuests(guests));
}

/** What the guest asks about, as the first lines of the letter: the room, then how many come. */
export function askedLinesOf(enquiry: Enquiry): Line[] {
  const asked = askedOf(enquiry);
  return CONTEXT_FIELDS.flatMap((name) => {
    const value = asked[name];
    return value ? [{ label: words.labels[name], value }] : [];
  });
}
