import type { IconName } from '../../icons/names.ts';

/** Every way to contact the inn, as links, derived from inn.yaml. */
export interface ContactDetails {
  name: string;
  tagline: string;
  logoAlt: string;
  phone: string;
  telHref: string;
  /** Undefined if the inn does not use WhatsApp. */
  whatsapp: { number: string; href: string } | undefined;
  email: string;
  mailHref: string;
  /** The contact page; on a room's page, the link includes the room. */
  askHref: string;
  /** Street, locality if any, and city with pin code and state. */
  addressParts: string[];
  /** The shortest deliverable postal address. */
  addressShort: string;
  /** The inn's time zone, as `fixedZone` (lib/timeZones.ts) gives it. */
  timeZone: string;
  /** Whether pages show the time at the inn. */
  hasClock: boolean;
  mapHref: string;
  directionsHref: string;
  /** The inn's social pages. */
  social: { name: string; icon: IconName; url: string }[];
}
