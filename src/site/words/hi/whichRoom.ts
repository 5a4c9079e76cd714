import type { GuestCount } from '../../../enquiry/contract/context.ts';
import type { InLanguage } from '../inLanguage.ts';
import type { whichRoom as english } from '../whichRoom.ts';
import { forGuests, numberWord } from './counts.ts';

const withClimate = (climate: 'ac' | 'non-ac' | undefined) =>
  climate === undefined ? '' : climate === 'ac' ? 'एसी वाले ' : 'पंखे वाले ';

export const whichRoom = {
  guests: 'कितने लोग?',
  guestsAre: (count: GuestCount) => `${count} ${count === 1 ? 'व्यक्ति' : 'लोग'}`,
  climate: 'एसी या पंखा?',
  ac: 'एसी',
  fan: 'पंखा',
  compare: 'साथ रखकर देखें',
  showAll: (count: number) => `सभी ${numberWord(count)} दिखाएँ`,
  fits: (count: number, guests: GuestCount | undefined, climate: 'ac' | 'non-ac' | undefined) => {
    const who = guests === undefined ? '' : `${forGuests(guests)} `;
    const choose = count === 1 ? '' : ': एक चुनिए';
    return `${who}${withClimate(climate)}${count} तरह के कमरे${choose}।`;
  },
  none: (guests: GuestCount | undefined, climate: 'ac' | 'non-ac' | undefined) =>
    guests === undefined
      ? `${withClimate(climate)}कमरे नहीं हैं।`
      : `${forGuests(guests)} ${withClimate(climate)}एक कमरा नहीं है।`,
  sideBySide: 'साथ-साथ के दो कमरे लीजिए। बताइए कितने लोग हैं; हम अगल-बगल के दो आपके लिए रखेंगे।',
  message: (guests: GuestCount | undefined) =>
    guests === undefined
      ? 'नमस्ते, मुझे साथ-साथ के दो कमरों के बारे में पूछना था। मेरी तारीख़ें हैं'
      : `नमस्ते, हम ${String(guests).replace('+', ' या ज़्यादा')} लोग हैं। हमें साथ-साथ के दो कमरे चाहिए। हमारी तारीख़ें हैं`,
  ask: 'दो कमरे माँगें',
  table: 'साथ-साथ',
  tableIntro: 'हर कमरे का अपना पन्ना है, ज़्यादा तस्वीरों के साथ।',
  firstOf: (count: number) => `पहले ${numberWord(count)} कमरे। बाक़ी नीचे नाम से हैं।`,
  caption: 'कमरों की तुलना: बेड, लोग, एसी या पंखा, बाथरूम',
  room: 'कमरा',
  beds: 'बेड',
  people: 'लोग',
  bath: 'बाथरूम',
  floor: 'जगह',
  different: 'क्या अलग है',
  price: 'दाम',
  floorSpace: (metres: number, feet: number) =>
    `${feet.toLocaleString('en-IN')}\u00a0वर्ग\u00a0फ़ुट (${metres.toLocaleString('en-IN')}\u00a0m²)`,
} satisfies InLanguage<typeof english>;
