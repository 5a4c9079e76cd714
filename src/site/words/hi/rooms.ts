import type { InLanguage } from '../inLanguage.ts';
import type { rooms as english, price as englishPrice } from '../rooms.ts';
import { forGuests } from './counts.ts';
import { site } from './site.ts';

export const rooms = {
  ac: 'एसी',
  nonAc: 'नॉन-एसी',
  wifi: 'वाई-फ़ाई',
  noWifi: 'वाई-फ़ाई नहीं',
  baths: (count: number) => `${count} बाथरूम`,
  sleeps: (guests: number) => `${guests} ${guests === 1 ? 'व्यक्ति' : 'लोगों'} के लिए`,
  forGuests: (guests: number) => forGuests(guests),
  amenities: 'कमरे में',
  askOnWhatsapp: 'इस कमरे के बारे में WhatsApp पर पूछें',
  pictures: (name: string) => `तस्वीरें: ${name}`,
  bookRoom: (name: string) => `${site.bookNow}: ${name}`,
  knowMoreOf: (name: string) => `${site.knowMore}: ${name}`,
  stayedIn: 'कमरा:',
  types: 'कमरों के प्रकार',
  all: 'सारे कमरे',
  more: 'और कमरे',
} satisfies InLanguage<typeof english>;

const rupees = (amount: number) => `₹${amount.toLocaleString('en-IN')}`;

const aNight = (amount: number) => `एक रात ${rupees(amount)} से शुरू`;

export const price = {
  aNight,
  withTax: (amount: number, note?: string) => [aNight(amount), note].filter(Boolean).join(', '),
  ofAll: (note?: string) => `${['दाम एक कमरे का, एक रात का है', note].filter(Boolean).join(', ')}।`,
} satisfies InLanguage<typeof englishPrice>;
