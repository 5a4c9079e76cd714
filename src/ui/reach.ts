/** Every way to reach the inn, ready to link: worked out once from inn.yaml. */
export interface Reach {
  name: string;
  tagline: string;
  logoAlt: string;
  phone: string;
  telHref: string;
  /** Undefined where the inn does not use WhatsApp. */
  whatsapp: { number: string; href: string } | undefined;
  email: string;
  mailHref: string;
  addressLines: [string, string];
  /** As short as a letter finds its way with. */
  addressShort: string;
  /** Of the inn, by its IANA name, such as Asia/Kolkata. */
  timeZone: string;
  mapHref: string;
  directionsHref: string;
  social: { network: 'instagram' | 'facebook' | 'youtube'; url: string }[];
}
