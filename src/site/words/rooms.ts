import { numberWord } from './numbers.ts';
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
