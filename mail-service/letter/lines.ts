import { type Enquiry, fieldValue } from '../enquiry.ts';
import { longDate, nightsInWords } from './dates.ts';
import { internationalNumber } from './phone.ts';

/** One labelled line of the letter; `links` are for the innkeeper's thumb. */
export interface Line {
  label: string;
  value: string;
  links?: readonly { label: string; href: string }[];
}

const LABELS: Readonly<Record<string, string>> = {
  name: 'Name',
  email: 'E-mail',
  mobile: 'Mobile',
  checkin: 'Check-in',
  checkout: 'Check-out',
  rooms: 'Rooms',
  subject: 'Subject',
  message: 'Message',
};

function phoneLinks(typed: string): Pick<Line, 'links'> {
  const number = internationalNumber(typed);
  if (!number) return {};
  return {
    links: [
      { label: 'Call', href: `tel:${number}` },
      { label: 'WhatsApp', href: `https://wa.me/${number.slice(1)}` },
    ],
  };
}

function lineOf(name: string, value: string): Line {
  const label = LABELS[name] ?? name;
  if (name === 'checkin' || name === 'checkout') return { label, value: longDate(value) };
  if (name === 'mobile') return { label, value, ...phoneLinks(value) };
  if (name === 'email') {
    return {
      label,
      value,
      links: [{ label: 'Reply', href: `mailto:${encodeURIComponent(value).replace('%40', '@')}` }],
    };
  }
  return { label, value };
}

/** The letter's lines in the form's order, the nights after the dates. */
export function linesOf(enquiry: Enquiry): Line[] {
  return enquiry.fields.flatMap(([name, value]) => {
    if (name !== 'checkout') return lineOf(name, value);
    const nights = nightsInWords(fieldValue(enquiry, 'checkin'), value);
    return [lineOf(name, value), { label: 'Nights', value: nights }];
  });
}

/** What came along beyond the form's own fields, under the names it came with. */
export function extraLinesOf(enquiry: Enquiry): Line[] {
  return enquiry.extras.map(([label, value]) => ({ label, value }));
}
