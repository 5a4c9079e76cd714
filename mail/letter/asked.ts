import { CONTEXT_FIELDS, parseGuests } from '../../src/enquiry/contract/context.ts';
import { enquiryContext as words } from '../../src/site/words/enquiryContext.ts';
import type { Enquiry } from '../outbox/enquiry.ts';
import type { Line } from './lines.ts';
import { oneLine } from './oneLine.ts';

type ContextField = (typeof CONTEXT_FIELDS)[number];

/** Whether this came along with a form to say what is asked about. */
export function isContextField(name: string): name is ContextField {
  return (CONTEXT_FIELDS as readonly string[]).includes(name);
}

/** One line each, whatever was sent: it stands in the subject and above everything else. */
export function contextOf(enquiry: Enquiry): Partial<Record<ContextField, string>> {
  const context = enquiry.extras.filter(([name]) => isContextField(name));
  return Object.fromEntries(context.map(([name, value]) => [name, oneLine(value, 80)]));
}

/** What the guest asks about, as the site itself would say it in a subject. */
export function contextSubject(enquiry: Enquiry): string {
  const { room, guests } = contextOf(enquiry);
  return words.subject(room, parseGuests(guests));
}

/** What the guest asks about, as the first lines of the letter: the room, then how many come. */
export function contextLinesOf(enquiry: Enquiry): Line[] {
  const context = contextOf(enquiry);
  return CONTEXT_FIELDS.flatMap((name) => {
    const value = context[name];
    return value ? [{ label: words.labels[name], value }] : [];
  });
}
