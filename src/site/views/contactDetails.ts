import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';
import { capital, withoutDiacritics } from '../../../lib/text.ts';
import { fixedZone } from '../../../lib/timeZones.ts';
import type { QrDrawing } from '../../components/contact/CardSheet.tsx';
import type { ContactDetails } from '../../components/contact/contactDetails.ts';
import type { RoomQuestion } from '../../components/rooms/roomContactLinks.ts';
import type { Inn, SocialNetwork } from '../../content/schema/inn.ts';
import {
  directionsLink,
  mailtoLink,
  mapsSearchLink,
  telLink,
  whatsappLink,
} from '../../enquiry/contract/contactLinks.ts';
import { askAbout, CARD, CONTACT } from '../routes.ts';
import { words } from '../words/index.ts';

/** Phosphor lacks Tripadvisor's logo; binoculars resemble its owl's eyes. */
const icons: Record<SocialNetwork, ContactDetails['social'][number]['icon']> = {
  instagram: 'instagram-logo',
  facebook: 'facebook-logo',
  youtube: 'youtube-logo',
  google: 'google-logo',
  tripadvisor: 'binoculars',
  'whatsapp-channel': 'megaphone-simple',
  telegram: 'telegram-logo',
  x: 'x-logo',
  threads: 'threads-logo',
  linkedin: 'linkedin-logo',
  pinterest: 'pinterest-logo',
  other: 'globe-simple',
};

/** The inn's social pages with name and icon, in the inn's order. */
export function socialLinks({ social }: Pick<Inn, 'social'>): ContactDetails['social'] {
  return (social ?? []).map(({ network, label, url }) => ({
    name: label ?? words.social[network],
    icon: icons[network],
    url,
  }));
}

/** A WhatsApp link to the inn; undefined if it does not use WhatsApp. */
export function chatAbout({ whatsapp }: Inn, text?: string): string | undefined {
  return whatsapp && whatsappLink(whatsapp, text);
}

/**
 * The contact details that header, footer, floating bar and contact pages show.
 * @param about the page's room, which opens messages
 */
export function contactDetailsOf(inn: Inn, about?: RoomQuestion): ContactDetails {
  const { street, locality, city, postalCode, region } = inn.address;
  return {
    name: inn.name,
    tagline: inn.tagline,
    logoAlt: inn.logoAlt,
    phone: inn.phone,
    telHref: telLink(inn.phone),
    whatsapp: inn.whatsapp
      ? { number: inn.whatsapp, href: whatsappLink(inn.whatsapp, about?.text) }
      : undefined,
    email: inn.email,
    mailHref: mailtoLink(inn.email, about && { subject: about.name, body: about.text }),
    askHref: about ? askAbout(about.id) : CONTACT,
    addressParts: [
      street,
      ...(locality ? [locality] : []),
      [`${city} ${postalCode}`, region].filter(Boolean).join(', '),
    ],
    addressShort: `${street}, ${city} ${postalCode}`,
    timeZone: fixedZone(inn.timeZone),
    hasClock: !inn.hidden?.includes('clock'),
    mapHref: mapsSearchLink(inn.mapsSearch),
    directionsHref: directionsLink(inn.mapsSearch),
    social: socialLinks(inn),
  };
}

/** The about text as a letter: place and hour, and the signature. */
export function letterOf(
  { address: { city, postalCode } }: Inn,
  { hour, signature }: { hour: string; signature: string },
) {
  return { dateline: `${city} ${postalCode}, ${hour}`, signature };
}

/**
 * What an enquiry form needs to offer another way of contact; kept small, since it is part of the
 * page.
 */
export function directContacts(inn: Inn) {
  const { name, phone, whatsapp, email, timeZone, replyTime, location } = inn;
  const place = { address: contactDetailsOf(inn).addressParts.join(', '), ...location };
  return {
    innName: name,
    phone,
    email,
    timeZone: fixedZone(timeZone),
    place,
    ...(whatsapp && { whatsapp }),
    ...(replyTime && { replyTime }),
  };
}

/** House facts next to a form, if the inn states them: what guests want to know before they write. */
export function houseFacts(inn: Inn) {
  const facts = [
    { name: words.checkIn, value: inn.checkIn },
    { name: words.checkOut, value: inn.checkOut },
    { name: words.payment, value: inn.payment },
    { name: words.languages, value: inn.spoken },
  ];
  return facts.flatMap(({ name, value }) => (value ? [{ name, value }] : []));
}

/** House facts on the contact page, plus how soon the inn replies. */
export function formFacts(inn: Inn) {
  const { replyTime } = inn;
  const reply = replyTime && { name: words.sent.replyFact, value: capital(replyTime) };
  return [...houseFacts(inn), ...(reply ? [reply] : [])];
}

/**
 * A text as a QR code in one path. Medium error correction: a card stays clean, and a higher level
 * makes the squares too small for a poor camera.
 */
export function codeOf(text: string): QrDrawing {
  const code = generate(text, { minCorrectionLevel: correction.M });
  return { path: toSvgPath(code), size: code.size };
}

/** The site's address as people type it. */
export const typedAddress = (origin: string) => origin.replace(/^https?:\/\//, '');

/** The vCard's file name: the inn's name in plain letters, or `contact`. */
export function vcardName(inn: string): string {
  return (
    withoutDiacritics(inn)
      .replace(/[^a-z\d]+/gi, '-')
      .replace(/^-|-$/g, '') || 'contact'
  );
}

/** Links to what guests can save: the vCard and the printable card. */
export function saveContactLinks(inn: string): { vcardHref: string; cardHref: string } {
  return { vcardHref: `/${vcardName(inn)}.vcf`, cardHref: CARD };
}
