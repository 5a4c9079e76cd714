import { oneLine } from '../../lib/text.ts';
import { mailtoLink, telLink, whatsappLink } from '../../src/enquiry/contract/contactLinks.ts';
import { CONTEXT_FIELDS, parseGuests, parseRooms } from '../../src/enquiry/contract/context.ts';
import { dayOf, nightsBetween, today } from '../../src/enquiry/contract/dates.ts';
import { likelyAddress } from '../../src/enquiry/contract/emailTypos.ts';
import { type FieldRule, FORMS, type InputType } from '../../src/enquiry/contract/forms.ts';
import { internationalNumber } from '../../src/enquiry/contract/phone.ts';
import { LANGUAGE_FIELD } from '../../src/enquiry/contract/service.ts';
import { type FieldWarning, findWarnings } from '../../src/enquiry/contract/warnings.ts';
import { enquiry as words } from '../../src/site/words/enquiry.ts';
import { enquiryContext } from '../../src/site/words/enquiryContext.ts';
import { type Enquiry, fieldValue, languageOf } from '../outbox/enquiry.ts';

/** One labelled line of the letter; the innkeeper can tap its links. */
export interface Line {
  label: string;
  value: string;
  links?: readonly { label: string; href: string }[];
}

function phoneLinks(typed: string): Pick<Line, 'links'> {
  const number = internationalNumber(typed);
  if (!number) return {};
  return {
    links: [
      { label: 'Call', href: telLink(number) },
      { label: 'WhatsApp', href: whatsappLink(number) },
    ],
  };
}

/** A date such as "Tuesday, 10 March 2026"; text that is no date stays as it is. */
function longDate(iso: string): string {
  if (!dayOf(iso)) return iso;
  return new Intl.DateTimeFormat('en-GB', {
    ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    timeZone: 'UTC',
  }).format(dayOf(iso));
}

/** The number of nights for the innkeeper. */
function nightsInWords(checkin: string, checkout: string): string {
  const nights = nightsBetween(checkin, checkout);
  if (nights === undefined || nights < 0) return 'not known';
  return nights === 0 ? 'none (a room for the day)' : String(nights);
}

/** How fields of a type appear in the letter; all others appear as typed. */
const READING: Partial<Record<InputType, (value: string) => Omit<Line, 'label'>>> = {
  date: (value) => ({ value: longDate(value) }),
  tel: (value) => ({ value, ...phoneLinks(value) }),
  email: (value) => ({ value, links: [{ label: 'Reply', href: mailtoLink(value) }] }),
};

/** A field's label; the name of a field that forms no longer have. */
function labelOf(name: string): string {
  return new Map(Object.entries(words.letter.labels)).get(name) ?? name;
}

function lineOf(rule: FieldRule | undefined, name: string, value: string): Line {
  const read = rule && READING[rule.type];
  return { label: labelOf(name), ...(read ? read(value) : { value }) };
}

/** The letter's lines: the context, the language, then the form's fields in order, with nights after dates. */
export function linesOf(enquiry: Enquiry): Line[] {
  const rules: readonly FieldRule[] = FORMS[enquiry.kind];
  const lines = enquiry.fields.flatMap(([name, value]) => {
    const line = lineOf(
      rules.find((rule) => rule.name === name),
      name,
      value,
    );
    if (name !== 'checkout') return line;
    const nights = nightsInWords(fieldValue(enquiry, 'checkin'), value);
    return [line, { label: 'Nights', value: nights }];
  });
  return [...contextLinesOf(enquiry), ...languageLinesOf(enquiry), ...lines];
}

/** The line for the language that the guest reads, unless it is English. */
function languageLinesOf(enquiry: Enquiry): Line[] {
  const value = languageOf(enquiry);
  return value ? [{ label: 'Language', value }] : [];
}

const SUSPICIONS: Record<FieldWarning, (value: string) => string> = {
  mistyped: (value) => `may be mistyped, perhaps ${likelyAddress(value)}`,
  'no-ending': () => 'the end seems to be missing',
  'no-mobile': () => 'not a whole mobile number',
  'no-room': () => 'fewer than one',
  'part-room': () => 'not a whole number',
  past: () => 'this date has passed',
  'odd-year': () => 'the year looks wrong',
};

/**
 * Fields that look like mistakes; the form has told the guest, too.
 * @param timeZone the inn's time zone
 * @returns the fields' labels and a sentence about each
 */
export function suspicionsIn(
  enquiry: Enquiry,
  acceptedAt: Date,
  timeZone: string,
): { label: string; sentence: string }[] {
  const draft = Object.fromEntries(enquiry.fields);
  const warnings = findWarnings(enquiry.kind, draft, today(acceptedAt, timeZone));
  const nights = nightsBetween(fieldValue(enquiry, 'checkin'), fieldValue(enquiry, 'checkout'));
  // Unless a warning already names one of the dates.
  const isBackwards =
    nights !== undefined && nights < 0 && !warnings['checkin'] && !warnings['checkout'];
  return [
    ...Object.entries(warnings).map(([name, warning]) => ({
      label: labelOf(name),
      sentence: SUSPICIONS[warning](fieldValue(enquiry, name)),
    })),
    ...(isBackwards ? [{ label: labelOf('checkout'), sentence: 'before check-in' }] : []),
  ];
}

/** The line for the reference that guests quote, on the telephone too. */
export function referenceLinesOf({ reference }: Enquiry): Line[] {
  return reference ? [{ label: words.letter.reference, value: reference }] : [];
}

/** Posted fields other than the form's own, under their posted names. */
export function extraLinesOf(enquiry: Enquiry): Line[] {
  return enquiry.extras
    .filter(([name]) => !isContextField(name) && name !== LANGUAGE_FIELD)
    .map(([label, value]) => ({ label, value }));
}

type ContextField = (typeof CONTEXT_FIELDS)[number];

/** Whether a field gives the context: the room, days or guests. */
function isContextField(name: string): name is ContextField {
  return (CONTEXT_FIELDS as readonly string[]).includes(name);
}

/** The context's values, each as one line for the subject. Early messages have the guests among the extras. */
function contextOf({ extras }: Enquiry): Partial<Record<ContextField, string>> {
  const context = extras.filter(([name]) => isContextField(name));
  return Object.fromEntries(context.map(([name, value]) => [name, oneLine(value, 80)]));
}

/** The context of a message and its days, as the site words them in a subject. */
export function contextSubject(enquiry: Enquiry): string {
  const value = (name: string) => fieldValue(enquiry, name);
  const { room, guests, rooms } = contextOf(enquiry);
  const [count, side] = [parseGuests(value('guests') || guests), parseRooms(rooms)];
  const isMessage = enquiry.kind === 'contact';
  const context = {
    ...(room && { room }),
    ...(count && { guests: count }),
    ...(side && { rooms: side }),
  };
  const days = isMessage ? enquiryContext.days(value('checkin'), value('checkout')) : '';
  return enquiryContext.subject(context, days);
}

/** The context as the letter's first lines. */
function contextLinesOf(enquiry: Enquiry): Line[] {
  const context = contextOf(enquiry);
  return CONTEXT_FIELDS.flatMap((name) => {
    const value = context[name];
    return value ? [{ label: enquiryContext.labels[name], value }] : [];
  });
}
