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
  /** The heading above the rooms for this many guests. */
  forGuests: (guests: number) => `For ${numberWord(guests)}`,
  amenities: 'In the room',
  askOnWhatsapp: 'Ask about this room on WhatsApp',
  pictures: (name: string) => `Photographs: ${name}`,
  // A link's accessible name begins with its visible text (WCAG 2.5.3).
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

/** Prices in words, for pages, structured data and llms.txt. */
export const price = {
  /** @param rupees whole rupees, grouped as in India: ₹1,05,000. */
  aNight: (rupees: number) => `from ${RUPEES.format(rupees)} a night`,
  /** The same with the inn's note on tax, if it has one. */
  withTax: (rupees: number, note?: string) =>
    [price.aNight(rupees), note].filter(Boolean).join(', '),
  /** Below a table of prices. */
  ofAll: (note?: string) =>
    `${['Prices are per room, per night', note].filter(Boolean).join(', ')}.`,
} as const;
