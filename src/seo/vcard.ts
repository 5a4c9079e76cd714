/**
 * The inn as a contact, in vCard 3.0 (RFC 2426). Not 4.0: iOS and Android read both, but embedded
 * pictures, and Outlook, are more reliable with 3.0.
 */

import { whatsappLink } from '../enquiry/contract/contactLinks.ts';
import { contentLines, escaped } from '../enquiry/contract/contentLine.ts';

/** The inn's facts in an address book. */
export interface Contact {
  name: string;
  /** Readable, with the country code. */
  phone: string;
  whatsapp?: string | undefined;
  email: string;
  address: {
    street: string;
    locality?: string | undefined;
    city: string;
    region: string;
    postalCode: string;
    country: string;
  };
  location: { latitude: number; longitude: number };
}

interface Extras {
  /** The site's URL; omitted if unknown. */
  url?: string | undefined;
  /** A small square JPEG. */
  picture?: Buffer | undefined;
}

const structured = (parts: readonly string[]) => parts.map(escaped).join(';');
const dialled = (phone: string) => phone.replace(/[^\d+]/g, '');

/** A labelled link: phones would dial a second number instead of opening the app. */
function whatsappLines(phone: string | undefined): string[] {
  if (!phone) return [];
  return [`item1.URL:${whatsappLink(phone)}`, 'item1.X-ABLabel:WhatsApp'];
}

function addressLine({ address }: Contact): string {
  const street = [address.street, address.locality].filter(Boolean).join(', ');
  const { city, region, postalCode, country } = address;
  return `ADR;TYPE=WORK:${structured(['', '', street, city, region, postalCode, country])}`;
}

function written(lines: readonly string[]): string {
  return contentLines(['BEGIN:VCARD', 'VERSION:3.0', ...lines, 'END:VCARD']);
}

const nameLines = ({ name }: Contact) => [
  `N:${structured([name, '', '', '', ''])}`,
  `FN:${escaped(name)}`,
];

/** The full card: UTF-8, lines folded at 75 octets, CRLF line endings. */
export function vcardOf(contact: Contact, { url, picture }: Extras = {}): string {
  const { name, phone, whatsapp, email, location } = contact;
  return written([
    ...nameLines(contact),
    `ORG:${escaped(name)}`,
    // Apple's extension: sorts by the inn's name instead of a person's.
    'X-ABShowAs:COMPANY',
    `TEL;TYPE=WORK,VOICE,PREF:${dialled(phone)}`,
    ...whatsappLines(whatsapp),
    `EMAIL;TYPE=INTERNET,WORK:${escaped(email)}`,
    addressLine(contact),
    `GEO:${location.latitude};${location.longitude}`,
    ...(url ? [`URL;TYPE=WORK:${url}`] : []),
    ...(picture ? [`PHOTO;ENCODING=b;TYPE=JPEG:${picture.toString('base64')}`] : []),
  ]);
}

/** The minimal card to save, small enough for a QR code that phones read. */
export function smallVcardOf(contact: Contact): string {
  const { phone, email } = contact;
  const ways = [`TEL;TYPE=WORK:${dialled(phone)}`, `EMAIL:${escaped(email)}`];
  return written([...nameLines(contact), ...ways, addressLine(contact)]);
}
