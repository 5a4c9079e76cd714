import type { InLanguage } from '../inLanguage.ts';
import type { rooms as english, price as englishPrice } from '../rooms.ts';
import { forGuests } from './counts.ts';
import { site } from './site.ts';

export const rooms = {
  ac: 'ಎಸಿ',
  nonAc: 'ನಾನ್-ಎಸಿ',
  wifi: 'ವೈ-ಫೈ',
  noWifi: 'ವೈ-ಫೈ ಇಲ್ಲ',
  baths: (count: number) => `${count} ಬಾತ್‌ರೂಮ್`,
  sleeps: (guests: number) => (guests === 1 ? forGuests(1) : `${guests} ಜನರಿಗೆ`),
  forGuests: (guests: number) => forGuests(guests),
  amenities: 'ರೂಮ್‌ನಲ್ಲಿ',
  askOnWhatsapp: 'ಈ ರೂಮ್ ಬಗ್ಗೆ WhatsApp ನಲ್ಲಿ ಕೇಳಿ',
  pictures: (name: string) => `ಫೋಟೋಗಳು: ${name}`,
  bookRoom: (name: string) => `${site.bookNow}: ${name}`,
  knowMoreOf: (name: string) => `${site.knowMore}: ${name}`,
  stayedIn: 'ತಂಗಿದ ರೂಮ್:',
  types: 'ರೂಮ್ ಬಗೆಗಳು',
  all: 'ಎಲ್ಲ ರೂಮ್‌ಗಳು',
  more: 'ಇನ್ನಷ್ಟು ರೂಮ್‌ಗಳು',
} satisfies InLanguage<typeof english>;

const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;

const aNight = (amount: number) => `ಒಂದು ರಾತ್ರಿಗೆ ${rupees(amount)}ರಿಂದ`;

export const price = {
  aNight,
  withTax: (amount: number, note?: string) => [aNight(amount), note].filter(Boolean).join(', '),
  ofAll: (note?: string) => `${['ದರ ಒಂದು ರೂಮ್‌ಗೆ, ಒಂದು ರಾತ್ರಿಗೆ', note].filter(Boolean).join(', ')}.`,
} satisfies InLanguage<typeof englishPrice>;
