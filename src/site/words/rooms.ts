import { numberWord } from './counts.ts';
import { site } from './site.ts';

/** Words of the room cards and room pages. */
export const rooms = {
  ac: 'AC',
  nonAc: 'Non-AC',
  wifi: 'Wi-Fi',
  noWifi: 'No Wi-Fi',
  baths: (count: number) => (count === 1 ? '1 bath' : `${count} baths`),
  sleeps: (guests: number) => `Sleeps ${guests}`,
  /** The heading above the rooms for as many. */
  forGuests: (guests: number) => `For ${numberWord(guests)}`,
  amenities: 'In the room',
  askOnWhatsapp: 'Ask about this room on WhatsApp',
  pictures: (name: string) => `Photographs: ${name}`,
  // What a link is called begins with the words that are seen on it (WCAG 2.5.3).
  bookRoom: (name: string) => `${site.bookNow}: ${name}`,
  knowMoreOf: (name: string) => `${site.knowMore}: ${name}`,
  stayedIn: 'stayed in the',
  types: 'Room types',
  all: 'All rooms',
  more: 'More rooms',
} as const;

const RUPEES = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

/** How a price is said, wherever one is: on pages and in what search engines and assistants are told. */
export const price = {
  /** @param rupees whole rupees, grouped as in India: ₹1,05,000. */
  aNight: (rupees: number) => `from ${RUPEES.format(rupees)} a night`,
  /** The same with what the inn says of tax, if it says something. */
  withTax: (rupees: number, note?: string) =>
    [price.aNight(rupees), note].filter(Boolean).join(', '),
  /** Below many prices. */
  ofAll: (note?: string) =>
    `${['Prices are per room, per night', note].filter(Boolean).join(', ')}.`,
} as const;
