import type { InLanguage } from '../inLanguage.ts';
import type { site as english, llms as englishLlms, notice as englishNotice } from '../site.ts';
import { names } from './names.ts';

export const site = {
  otherLanguages: 'यह पन्ना दूसरी भाषाओं में',
  skipToContent: 'सीधे मुख्य हिस्से पर जाएँ',
  bookNow: 'अभी बुक करें',
  knowMore: 'और जानें',
  exploreMore: 'और देखें',
  menu: 'मेन्यू',
  closeMenu: 'मेन्यू बंद करें',
  call: 'कॉल करें',
  whatsapp: 'WhatsApp',
  directions: 'रास्ता',
  enquire: 'पूछें',
  actionBar: 'हमसे जुड़ने के तरीक़े',
  email: 'ई-मेल',
  heroPictures: 'हमारे यहाँ की तस्वीरें',
  seeRooms: 'कमरे देखें',
  houseFacts: 'ज़रूरी जानकारी',
  checkIn: 'चेक-इन',
  checkOut: 'चेक-आउट',
  payment: 'भुगतान',
  languages: 'भाषाएँ',
  trail: 'आप यहाँ हैं',
  moved: 'यह पन्ना यहाँ चला गया है',
  wayHome: 'होम',
  quickLinks: 'पन्ने',
  reachUs: 'संपर्क',
  nav: {
    label: 'मुख्य',
    home: 'होम',
    about: 'हमारे बारे में',
    rooms: 'कमरे',
    facilities: 'सुविधाएँ',
    gallery: 'तस्वीरें',
    contact: 'संपर्क करें',
  },
} satisfies InLanguage<typeof english>;

export const llms = {
  facts: 'जानकारी',
  address: 'पता',
  telephone: 'फ़ोन',
  nearby: 'पास की जगहें: पैदल न लिखा हो तो सड़क से',
  pages: 'पन्ने',
  booking: (contact: string, telephone: string) =>
    `इस वेबसाइट पर कमरा बुक नहीं होता। तारीख़ें बताकर फ़ोन कीजिए या लिखिए: ${telephone}, या ${contact} का फ़ॉर्म।`,
} satisfies InLanguage<typeof englishLlms>;

export const notice = {
  label: 'सूचना',
  more: 'इसके बारे में और',
  day: (day: Date) => `${day.getUTCDate()} ${names.months[day.getUTCMonth()]}`,
  days: (from: string, until: string) => (from === until ? from : `${from} – ${until}`),
  over: (until: string) => `यह ${until} तक था।`,
} satisfies InLanguage<typeof englishNotice>;
