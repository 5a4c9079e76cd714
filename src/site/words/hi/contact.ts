import type * as english from '../contact.ts';
import type { InLanguage } from '../inLanguage.ts';

export const desk = {
  now: 'रिसेप्शन पर अभी [time] का समय है।',
  awake: 'कोई न कोई जाग रहा है।',
  always: 'रिसेप्शन पर हर समय कोई जवाब देता है।',
} satisfies InLanguage<typeof english.desk>;

export const map = {
  open: 'बड़ा नक़्शा खोलें',
  back: 'हाथ से बने नक़्शे पर लौटें',
  frameTitle: 'हम तक पहुँचने का नक़्शा',
} satisfies InLanguage<typeof english.map>;

export const saveContact = {
  heading: 'हमारा पता साथ रखिए',
  vcard: 'हमें अपने संपर्कों में जोड़ें',
  card: 'प्रिंट करने के लिए विज़िटिंग कार्ड',
  page: {
    title: (inn: string) => `विज़िटिंग कार्ड: ${inn}`,
    description: (inn: string) =>
      `बटुए में रखने लायक़ कार्ड पर ${inn}: फ़ोन, पता, ई-मेल और फ़ोन के कैमरे के लिए कोड। एक पन्ने पर दस।`,
    heading: 'प्रिंट करने के लिए विज़िटिंग कार्ड',
    intro:
      'यह पन्ना काग़ज़ के दोनों ओर प्रिंट कीजिए: काटने पर दस विज़िटिंग कार्ड (89\u00a0×\u00a051\u00a0मि.मी.) बनेंगे। स्केल 100 प्रतिशत चुनिए।',
  },
  alsoOn: (whatsapp: string, phone: string) =>
    whatsapp === phone ? 'फ़ोन और WhatsApp' : `WhatsApp ${whatsapp}`,
  code: { site: 'हमारी वेबसाइट के लिए स्कैन करें', vcard: 'संपर्क सहेजने के लिए स्कैन करें' },
  codeName: 'फ़ोन के कैमरे के लिए कोड',
} satisfies InLanguage<typeof english.saveContact>;

export const privacy = {
  page: 'निजता',
  more: 'इसके बारे में और',
} satisfies InLanguage<typeof english.privacy>;

export const social = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  google: 'Google',
  tripadvisor: 'Tripadvisor',
  'whatsapp-channel': 'WhatsApp चैनल',
  telegram: 'Telegram',
  x: 'X',
  threads: 'Threads',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  other: 'इंटरनेट पर और',
} satisfies InLanguage<typeof english.social>;
