import type { InLanguage } from '../inLanguage.ts';
import type { site as english, llms as englishLlms, notice as englishNotice } from '../site.ts';
import { names } from './names.ts';

export const site = {
  otherLanguages: 'ಈ ಪುಟ ಬೇರೆ ಭಾಷೆಗಳಲ್ಲಿ',
  skipToContent: 'ನೇರವಾಗಿ ಮುಖ್ಯ ಭಾಗಕ್ಕೆ ಹೋಗಿ',
  bookNow: 'ಈಗಲೇ ಬುಕ್ ಮಾಡಿ',
  knowMore: 'ಇನ್ನಷ್ಟು ತಿಳಿಯಿರಿ',
  exploreMore: 'ಇನ್ನಷ್ಟು ನೋಡಿ',
  menu: 'ಮೆನು',
  closeMenu: 'ಮೆನು ಮುಚ್ಚಿ',
  call: 'ಕರೆ ಮಾಡಿ',
  whatsapp: 'WhatsApp',
  directions: 'ಬರುವ ದಾರಿ',
  enquire: 'ವಿಚಾರಿಸಿ',
  actionBar: 'ನಮ್ಮನ್ನು ತಲುಪುವ ದಾರಿಗಳು',
  email: 'ಇ-ಮೇಲ್',
  heroPictures: 'ನಮ್ಮ ಇನ್‌ನ ಫೋಟೋಗಳು',
  seeRooms: 'ರೂಮ್‌ಗಳನ್ನು ನೋಡಿ',
  houseFacts: 'ಮುಖ್ಯ ವಿವರಗಳು',
  checkIn: 'ಚೆಕ್-ಇನ್',
  checkOut: 'ಚೆಕ್-ಔಟ್',
  payment: 'ಪಾವತಿ',
  languages: 'ಭಾಷೆಗಳು',
  trail: 'ನೀವು ಇಲ್ಲಿದ್ದೀರಿ',
  moved: 'ಈ ಪುಟ ಬೇರೆಡೆ ಹೋಗಿದೆ: ಇಲ್ಲಿದೆ ನೋಡಿ',
  wayHome: 'ಮುಖಪುಟ',
  quickLinks: 'ಪುಟಗಳು',
  reachUs: 'ಸಂಪರ್ಕ',
  nav: {
    label: 'ಮುಖ್ಯ',
    home: 'ಮುಖಪುಟ',
    about: 'ನಮ್ಮ ಬಗ್ಗೆ',
    rooms: 'ರೂಮ್‌ಗಳು',
    facilities: 'ಸೌಲಭ್ಯಗಳು',
    gallery: 'ಫೋಟೋಗಳು',
    contact: 'ಸಂಪರ್ಕಿಸಿ',
  },
} satisfies InLanguage<typeof english>;

export const llms = {
  facts: 'ವಿವರಗಳು',
  address: 'ವಿಳಾಸ',
  telephone: 'ಫೋನ್',
  nearby: 'ಹತ್ತಿರದ ಸ್ಥಳಗಳು: “ಕಾಲ್ನಡಿಗೆ” ಎಂದು ಇಲ್ಲದಿದ್ದರೆ ರಸ್ತೆಯಲ್ಲಿ',
  pages: 'ಪುಟಗಳು',
  booking: (contact: string, telephone: string) =>
    `ಈ ವೆಬ್‌ಸೈಟ್‌ನಲ್ಲಿ ರೂಮ್ ಬುಕ್ ಆಗುವುದಿಲ್ಲ. ದಿನಗಳನ್ನು ತಿಳಿಸಿ ಫೋನ್ ಮಾಡಿ ಅಥವಾ ಬರೆಯಿರಿ: ${telephone}, ಅಥವಾ ${contact} ನಲ್ಲಿರುವ ಫಾರ್ಮ್.`,
} satisfies InLanguage<typeof englishLlms>;

export const notice = {
  label: 'ಸೂಚನೆ',
  more: 'ಇದರ ಬಗ್ಗೆ ಇನ್ನಷ್ಟು',
  day: (day: Date) => `${names.months[day.getUTCMonth()]} ${day.getUTCDate()}`,
  days: (from: string, until: string) => (from === until ? from : `${from} – ${until}`),
  over: (until: string) => `ಇದು ${until}ರವರೆಗೆ ಇತ್ತು.`,
} satisfies InLanguage<typeof englishNotice>;
