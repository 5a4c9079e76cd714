import type { FormKind } from '../../../enquiry/contract/forms.ts';
import { dayAndTime } from '../dayParts.ts';
import type { InLanguage } from '../inLanguage.ts';
import type { sent as english } from '../sent.ts';
import { names } from './names.ts';

const how: Record<FormKind, string> = {
  booking: 'ई-मेल या फ़ोन से',
  contact: 'ई-मेल से',
};

export const sent = {
  thanks: (kind: FormKind, time: string | undefined) =>
    `धन्यवाद। हम ${[time, how[kind]].filter(Boolean).join(' ')} जवाब देंगे।`,
  next: {
    booking: 'अभी कुछ बुक नहीं हुआ है: कमरा है या नहीं और कितना लगेगा, हम बताएँगे; फ़ैसला आपका।',
    contact: '',
  },
  replyFact: 'जवाब',
  reply: (time: string) => `हम ${time} जवाब देते हैं।`,
  reference: 'आपका रेफ़रेंस:',
  referenceUse: 'फ़ोन करते या लिखते समय इसे बताइए।',
  nothing: {
    heading: 'यहाँ से कुछ नहीं भेजा गया',
    intro: 'यह पन्ना बिना कोई संदेश भेजे खुला है। संपर्क पन्ने पर हमें लिखिए, या इन तरीक़ों से हमसे बात कीजिए।',
    link: 'हमें लिखिए',
  },
  inAddress: 'इस पन्ने के पते के अंत में, “ref=” के बाद, आपके संदेश का रेफ़रेंस है।',
  noCopy:
    'यह पन्ना दूसरे भी खोल सकते हैं, इसलिए आपका लिखा यहाँ नहीं दोहराया गया। प्रति चाहिए तो पीछे जाइए: ज़्यादातर ब्राउज़र आपका भरा हुआ फ़ॉर्म दिखाते हैं।',
  calendar: 'मेरे कैलेंडर में डालें',
  copy: 'जो भेजा, उसे कॉपी करें',
  share: 'ख़ुद को भेजें',
  copied: 'कॉपी हो गया।',
  notCopied: 'आपके ब्राउज़र ने कॉपी नहीं करने दिया। यह “आपने जो भेजा” में है।',
  whatYouSent: 'आपने जो भेजा',
  title: (inn: string) => `${inn} (पूछा है, पक्का नहीं)`,
  copyTitle: (inn: string) => `${inn} से मेरा अनुरोध`,
  sentOn: (at: Date) => `भेजा: ${dayAndTime(at, names)}`,
  notConfirmed: 'यह सिर्फ़ अनुरोध है; अभी पक्का नहीं हुआ है।',
  referenceIs: (reference: string) => `रेफ़रेंस: ${reference}`,
  phoneIs: (phone: string) => `फ़ोन: ${phone}`,
  byMachine:
    'यह ई-मेल अपने आप भेजा गया है। अगर आपने हमें नहीं लिखा, तो किसी ने पता ग़लत लिख दिया होगा; आपको कुछ नहीं करना है।',
  file: (reference: string) => `enquiry-${reference}.ics`,
} satisfies InLanguage<typeof english>;
