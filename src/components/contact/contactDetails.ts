import type { IconName } from '../../icons/names.ts';

/** Every way to reach the inn, ready to link: worked out once from inn.yaml. */
export interface ContactDetails {
  name: string;
  tagline: string;
  logoAlt: string;
  phone: string;
  telHref: string;
  /** Undefined where the inn does not use WhatsApp. */
  whatsapp: { number: string; href: string } | undefined;
  email: string;
  mailHref: string;
  /** The contact page, which names the room that this page is about. */
  askHref: string;
  addressLines: [string, string];
  /** As short as a letter finds its way with. */
  addressShort: string;
  /** Of the inn, by its IANA name, such as Asia/Kolkata. */
  timeZone: string;
  mapHref: string;
  directionsHref: string;
  /** The inn's pages elsewhere. */
  social: { name: string; icon: IconName; url: string }[];
}
