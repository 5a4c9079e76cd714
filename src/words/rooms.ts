const NUMBERS = 'none one two three four five six seven eight nine ten'.split(' ');

/** Words of the room cards and room pages. */
export const rooms = {
  ac: 'AC',
  nonAc: 'Non-AC',
  wifi: 'Wi-Fi',
  noWifi: 'No Wi-Fi',
  baths: (count: number) => (count === 1 ? '1 bath' : `${count} baths`),
  sleeps: (guests: number) => `Sleeps ${guests}`,
  /** The heading above the rooms for as many; from eleven on in figures. */
  forGuests: (guests: number) => `For ${NUMBERS[guests] ?? guests}`,
  price: (rupees: number) => `₹ ${rupees.toLocaleString('en-IN')} a night`,
  amenities: 'In the room',
  askOnWhatsapp: 'Ask about this room on WhatsApp',
  pictures: (name: string) => `Photographs: ${name}`,
  bookRoom: (name: string) => `Book Now: ${name}`,
  knowMoreOf: (name: string) => `Know More: ${name}`,
  stayedIn: 'stayed in the',
  types: 'Room types',
  all: 'All rooms',
  more: 'More rooms',
} as const;
