import type { GuestCount } from '../../../enquiry/contract/context.ts';
import type { InLanguage } from '../inLanguage.ts';
import type { Climate, whichRoom as english } from '../whichRoom.ts';
import { forGuests, numberWord } from './counts.ts';

const withClimate = (climate: Climate | undefined) =>
  climate === undefined ? '' : climate === 'ac' ? 'ಎಸಿ ಇರುವ ' : 'ಫ್ಯಾನ್ ಇರುವ ';

export const whichRoom = {
  guests: 'ಎಷ್ಟು ಜನ?',
  guestsAre: (count: GuestCount) => `${count} ಜನ`,
  climate: 'ಎಸಿ ಅಥವಾ ಫ್ಯಾನ್?',
  ac: 'ಎಸಿ',
  fan: 'ಫ್ಯಾನ್',
  compare: 'ಹೋಲಿಸಿ ನೋಡಿ',
  showAll: (count: number) => `ಎಲ್ಲ ${numberWord(count)} ತೋರಿಸಿ`,
  fits: (count: number, guests: GuestCount | undefined, climate: Climate | undefined) => {
    const who = guests === undefined ? '' : `${forGuests(guests)} `;
    const rooms = count === 1 ? 'ಒಂದೇ ಬಗೆಯ ರೂಮ್ ಇದೆ' : `${count} ಬಗೆಯ ರೂಮ್: ಒಂದನ್ನು ಆರಿಸಿ`;
    return `${who}${withClimate(climate)}${rooms}.`;
  },
  none: (guests: GuestCount | undefined, climate: Climate | undefined) =>
    guests === undefined
      ? `ನಮ್ಮಲ್ಲಿ ${withClimate(climate)}ರೂಮ್ ಇಲ್ಲ.`
      : `${forGuests(guests)} ಸಾಕಾಗುವ ${withClimate(climate)}ರೂಮ್ ಇಲ್ಲ.`,
  sideBySide: 'ಪಕ್ಕಪಕ್ಕದ ಎರಡು ರೂಮ್ ತೆಗೆದುಕೊಳ್ಳಿ. ಎಷ್ಟು ಜನ ಎಂದು ತಿಳಿಸಿ; ಅಕ್ಕಪಕ್ಕದ ಎರಡು ಸಿಗುತ್ತವೆಯೇ ಎಂದು ನೋಡುತ್ತೇವೆ.',
  message: (guests: GuestCount | undefined) =>
    guests === undefined
      ? 'ನಮಸ್ಕಾರ, ಪಕ್ಕಪಕ್ಕದ ಎರಡು ರೂಮ್ ಬಗ್ಗೆ ಕೇಳಬೇಕಿತ್ತು. ನನ್ನ ದಿನಗಳು:'
      : `ನಮಸ್ಕಾರ, ನಾವು ${String(guests).replace('+', ' ಅಥವಾ ಹೆಚ್ಚು')} ಜನ. ಪಕ್ಕಪಕ್ಕದ ಎರಡು ರೂಮ್ ಬೇಕು. ನಮ್ಮ ದಿನಗಳು:`,
  ask: 'ಎರಡು ರೂಮ್ ಕೇಳಿ',
  table: 'ರೂಮ್‌ಗಳ ಹೋಲಿಕೆ',
  tableIntro: 'ಪ್ರತಿ ರೂಮ್‌ಗೂ ಅದರದ್ದೇ ಪುಟ ಇದೆ; ಅಲ್ಲಿ ಇನ್ನಷ್ಟು ಫೋಟೋಗಳಿವೆ.',
  firstOf: (count: number) => `ಮೊದಲ ${numberWord(count)} ರೂಮ್‌ಗಳು. ಉಳಿದವು ಕೆಳಗೆ ಹೆಸರಿನಲ್ಲಿವೆ.`,
  caption: 'ಎಲ್ಲ ರೂಮ್‌ಗಳು ಒಟ್ಟಿಗೆ: ಬೆಡ್, ಜನ, ಎಸಿ ಅಥವಾ ಫ್ಯಾನ್, ಬಾತ್‌ರೂಮ್',
  room: 'ರೂಮ್',
  beds: 'ಬೆಡ್',
  people: 'ಜನ',
  bath: 'ಬಾತ್‌ರೂಮ್',
  floor: 'ವಿಸ್ತೀರ್ಣ',
  different: 'ಏನು ವಿಶೇಷ',
  price: 'ದರ',
  floorSpace: (metres: number, feet: number) =>
    `${feet.toLocaleString('en-IN')}\u00a0ಚ.\u00a0ಅಡಿ (${metres.toLocaleString('en-IN')}\u00a0m²)`,
} satisfies InLanguage<typeof english>;
