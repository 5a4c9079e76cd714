import { mailtoLink, telLink, whatsappLink } from '../../src/enquiry/contract/contactLinks.ts';
import { type FieldRule, FORMS, type InputType } from '../../src/enquiry/contract/forms.ts';
import { enquiry as words } from '../../src/site/words/enquiry.ts';
import { type Enquiry, fieldValue } from '../outbox/enquiry.ts';
import { contextLinesOf, isContextField } from './asked.ts';
import { longDate, nightsInWords } from './dates.ts';
import { internationalNumber } from './phone.ts';

/** One labelled line of the letter; `links` are for the innkeeper's thumb. */
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

/** How a field of a type reads to the innkeeper; most read as they were typed. */
const READING: Partial<Record<InputType, (value: string) => Omit<Line, 'label'>>> = {
  date: (value) => ({ value: longDate(value) }),
  tel: (value) => ({ value, ...phoneLinks(value) }),
  email: (value) => ({ value, links: [{ label: 'Reply', href: mailtoLink(value) }] }),
};

/** The label beside a field; one that a form had in former days keeps its own name. */
function labelOf(name: string): string {
  return new Map(Object.entries(words.letter.labels)).get(name) ?? name;
}

function lineOf(rule: FieldRule | undefined, name: string, value: string): Line {
  const read = rule && READING[rule.type];
  return { label: labelOf(name), ...(read ? read(value) : { value }) };
}

/** The letter's lines: what was asked about, then the form's order, the nights after the dates. */
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
  return [...contextLinesOf(enquiry), ...lines];
}

/** What the guest calls the enquiry by, on the telephone too. */
export function referenceLinesOf({ reference }: Enquiry): Line[] {
  return reference ? [{ label: words.letter.reference, value: reference }] : [];
}

/** What came along beyond the form's own fields, under the names it came with. */
export function extraLinesOf(enquiry: Enquiry): Line[] {
  return enquiry.extras
    .filter(([name]) => !isContextField(name))
    .map(([label, value]) => ({ label, value }));
}
