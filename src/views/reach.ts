import type { Inn } from '../content/schemas.ts';
import {
  directionsLink,
  mailtoLink,
  mapsSearchLink,
  telLink,
  whatsappLink,
} from '../enquiry/contactLinks.ts';
import type { Reach } from '../ui/reach.ts';
import { words } from '../words/index.ts';

/** Turns the inn's facts into what the header, footer, side bar and contact pages show. */
export function reachOf(inn: Inn): Reach {
  const { street, locality, city, postalCode, region } = inn.address;
  return {
    name: inn.name,
    tagline: inn.tagline,
    logoAlt: inn.logoAlt,
    phone: inn.phone,
    telHref: telLink(inn.phone),
    whatsapp: inn.whatsapp ? { number: inn.whatsapp, href: whatsappLink(inn.whatsapp) } : undefined,
    email: inn.email,
    mailHref: mailtoLink(inn.email),
    addressLines: [street, [locality, `${city} ${postalCode}`, region].filter(Boolean).join(', ')],
    addressShort: `${street}, ${city} ${postalCode}`,
    timeZone: inn.timeZone,
    mapHref: mapsSearchLink(inn.mapsSearch),
    directionsHref: directionsLink(inn.mapsSearch),
    social: inn.social,
  };
}

/** A letter from the inn: where it is and the hour in the first line, and who signs. */
export function letterOf(
  { address: { city, postalCode } }: Inn,
  { hour, signature }: { hour: string; signature: string },
) {
  return { dateline: `${city} ${postalCode}, ${hour}`, signature };
}

/** What an enquiry form needs to offer another way: no more, since it travels in the page. */
export function directContacts({ name, phone, whatsapp, email }: Inn) {
  return { innName: name, phone, email, ...(whatsapp && { whatsapp }) };
}

/** The house facts beside a form: what guests ask before they write. */
export function houseFacts(inn: Inn) {
  return [
    { name: words.checkIn, value: inn.checkIn },
    { name: words.checkOut, value: inn.checkOut },
    { name: words.payment, value: inn.payment },
    { name: words.languages, value: inn.languages },
  ];
}
