import type { GuestCount } from '../../../enquiry/contract/context.ts';
import type { InLanguage } from '../inLanguage.ts';
import type { Climate, whichRoom as english } from '../whichRoom.ts';
import { forGuests, numberWord } from './counts.ts';

/** वाला and वाले agree with one room and with several. */
const withClimate = (climate: Climate | undefined, ending: 'वाला' | 'वाले') =>
  climate === undefined ? '' : `${climate === 'ac' ? 'एसी' : 'पंखे'} ${ending} `;

export const whichRoom = {
  guests: 'कितने लोग?',
  guestsAre: (count: GuestCount) => `${count} ${count === 1 ? 'व्यक्ति' : 'लोग'}`,
  climate: 'एसी या पंखा?',
  ac: 'एसी',
  fan: 'पंखा',
  compare: 'तुलना करें',
  showAll: (count: number) => `सभी ${numberWord(count)} दिखाएँ`,
  fits: (count: number, guests: GuestCount | undefined, climate: Climate | undefined) => {
    const who = guests === undefined ? '' : `${forGuests(guests)} `;
    return count === 1
      ? `${who}${withClimate(climate, 'वाला')}एक ही तरह का कमरा है।`
      : `${who}${withClimate(climate, 'वाले')}${count} तरह के कमरे: एक चुनिए।`;
  },
  none: (guests: GuestCount | undefined, climate: Climate | undefined) =>
    guests === undefined
      ? `हमारे यहाँ ${withClimate(climate, 'वाले')}कमरे नहीं हैं।`
      : `${forGuests(guests)} ${withClimate(climate, 'वाला')}कोई एक कमरा नहीं है।`,
  sideBySide: 'साथ-साथ के दो कमरे लीजिए। बताइए कितने लोग हैं; हम अगल-बगल के दो ढूँढ़ेंगे।',
  message: (guests: GuestCount | undefined) =>
    guests === undefined
      ? 'नमस्ते, मुझे साथ-साथ के दो कमरों के बारे में पूछना था। मेरी तारीख़ें:'
      : `नमस्ते, हम ${String(guests).replace('+', ' या ज़्यादा')} लोग हैं। हमें साथ-साथ के दो कमरे चाहिए। हमारी तारीख़ें:`,
  ask: 'दो कमरे माँगें',
  table: 'कमरों की तुलना',
  tableIntro: 'हर कमरे का अपना पन्ना है, ज़्यादा तस्वीरों के साथ।',
  firstOf: (count: number) => `पहले ${numberWord(count)} कमरे। बाक़ी नीचे नाम से हैं।`,
  caption: 'एक साथ सारे कमरे: बेड, लोग, एसी या पंखा, बाथरूम',
  room: 'कमरा',
  beds: 'बेड',
  people: 'लोग',
  bath: 'बाथरूम',
  floor: 'आकार',
  different: 'क्या अलग है',
  price: 'दाम',
  floorSpace: (metres: number, feet: number) =>
    `${feet.toLocaleString('en-IN')}\u00a0वर्ग\u00a0फ़ुट (${metres.toLocaleString('en-IN')}\u00a0m²)`,
} satisfies InLanguage<typeof english>;
