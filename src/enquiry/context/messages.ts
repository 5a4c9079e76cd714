/** Messages for WhatsApp and e-mail, made of a form's contents. */

import { enquiry as formWords } from '../../site/words/enquiry.ts';
import { enquiryContext as words } from '../../site/words/enquiryContext.ts';
import { longDate } from '../../site/words/longDate.ts';
import { fitting, lengthInLink } from '../contract/contactLinks.ts';
import { type EnquiryContext, parseGuests } from '../contract/context.ts';
import { dayOf, stayOf } from '../contract/dates.ts';
import { type Draft, FORMS, type FormKind, findErrors, optionalFields } from '../contract/forms.ts';

export interface Message {
  subject: string;
  body: string;
}

/** Encoded characters: a whole link stays under 2,000, which WhatsApp and mail programs accept. */
const LONGEST_SUBJECT = 300;
const LONGEST_BODY = 1_500;

/**
 * Shortens a message to fit into a link, beginning with the guest's own words, which the form still
 * contains.
 * @param bodyWith makes the body from the guest's own words
 */
function inLink(subject: string, bodyWith: (words: string) => string, own: string): Message {
  const available = LONGEST_BODY - lengthInLink(bodyWith('…'));
  const body = bodyWith(fitting(own, Math.max(available, 0)));
  return { subject: fitting(subject, LONGEST_SUBJECT), body: fitting(body, LONGEST_BODY) };
}

const paragraphsOf = (paragraphs: readonly (string | undefined)[]): string =>
  paragraphs.filter(Boolean).join('\n\n');

/** "2 rooms"; empty if the text is not a number of rooms. */
function roomsText(typed: string): string {
  const count = Number(typed);
  return Number.isInteger(count) && count > 0 ? words.rooms(count) : '';
}

/** A stay and its rooms in words; undefined if the dates are not those of a stay. */
function stayText({ checkin = '', checkout = '', rooms = '' }: Draft): string | undefined {
  const stay = stayOf(checkin, checkout);
  if (!stay) return undefined;
  return [words.stay(stay), roomsText(rooms)].filter(Boolean).join(', ');
}

/** What a guest would say on the telephone: the stay and the name. */
export function spokenSummary({ name, ...draft }: Draft): string | undefined {
  const stay = stayText(draft);
  return stay && [stay, name].filter(Boolean).join(', ');
}

/** "10–12 March", without dates that are invalid or incomplete. */
export function daysText({ checkin = '', checkout = '' }: Draft): string {
  const readable = (typed: string) => (dayOf(typed) ? typed : '');
  return words.days(readable(checkin), readable(checkout));
}

/** The values of the contact form's optional fields, in one line. */
export function optionalSummary({ checkin = '', checkout = '', guests = '', ...rest }: Draft) {
  const count = parseGuests(guests);
  const others = optionalFields('contact').map(({ name }) => rest[name]);
  return [daysText({ checkin, checkout }), count ? words.guests(count) : guests, ...others]
    .filter(Boolean)
    .join(', ');
}

/** A line for each valid optional field, except guests that `words.opening` already mentions. */
function optionalLines(kind: FormKind, draft: Draft, context: EnquiryContext): string {
  const errors = findErrors(kind, draft);
  const said = optionalFields(kind).filter(
    ({ name }) => !(name in errors) && !(name === 'guests' && context.guests),
  );
  return fieldLines(
    kind,
    Object.fromEntries(said.map(({ name }) => [name, draft[name] ?? ''])),
  ).join('\n');
}

/**
 * The message that the page's WhatsApp and e-mail links contain while the guest is still typing.
 * @param innName for the greeting.
 * @returns undefined while the form has nothing to say.
 */
export function prefilledMessage(
  kind: FormKind,
  draft: Draft,
  context: EnquiryContext,
  innName: string,
): Message | undefined {
  const { name, subject = '', message } = draft;
  const stay = kind === 'booking' ? stayText(draft) : undefined;
  const opening = words.opening(context);
  const contents =
    kind === 'booking'
      ? [stay && words.bookStay(stay)]
      : [opening, optionalLines(kind, draft, context)];
  if (![...contents, kind === 'contact' && message].some(Boolean)) return undefined;
  return inLink(
    stay ? words.bookingSubject(stay) : subject,
    (own) => paragraphsOf([words.hello(innName), ...contents, own, name && words.from(name)]),
    (kind === 'contact' && message) || '',
  );
}

/** `2026-03-10` as people write it; anything else as it was typed. */
function dateText(typed: string): string {
  const day = dayOf(typed);
  return day ? longDate(day) : typed;
}

/** A line for each field that has a value, except the message. */
export function fieldLines(kind: FormKind, draft: Draft): string[] {
  return FORMS[kind]
    .filter(({ name }) => name !== 'message' && draft[name])
    .map(({ name, type }) => {
      const typed = draft[name] ?? '';
      return `${formWords.letter.labels[name]}: ${type === 'date' ? dateText(typed) : typed}`;
    });
}

/**
 * A whole draft as a message, for a guest whose enquiry could not be sent.
 * @param innName for the greeting.
 * @param opening a sentence about the room and guests.
 */
export function draftMessage(kind: FormKind, draft: Draft, innName: string, opening = ''): Message {
  const { name = '', subject = '', message = '' } = draft;
  const greeting = formWords.letter.greeting[kind](innName);
  const said = { ...draft, subject: fitting(subject, LONGEST_SUBJECT) };
  const fields = fieldLines(kind, said).join('\n');
  return inLink(
    kind === 'booking' ? formWords.letter.subject(name) : subject,
    (own) => paragraphsOf([greeting, opening, own, fields]),
    kind === 'contact' ? message : '',
  );
}
