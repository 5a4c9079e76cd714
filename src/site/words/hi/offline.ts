import { dayAndTime } from '../dayParts.ts';
import type { InLanguage } from '../inLanguage.ts';
import type { offline as english } from '../offline.ts';
import { names } from './names.ts';

export const offline = {
  label: 'सहेजी हुई प्रति',
  savedCopy: (when?: string) =>
    `अभी इंटरनेट नहीं है। यह ${when ? `${when}\u00a0बजे ` : ''}आपके डिवाइस में सहेजी गई प्रति है; हो सकता है, उसके बाद कुछ बदला हो।`,
  when: (day: Date) => dayAndTime(day, names),
  again: 'फिर कोशिश करें',
  page: {
    title: (inn: string) => `इंटरनेट नहीं है: ${inn}`,
    description: (inn: string) => `इंटरनेट न होने पर ${inn} का फ़ोन नंबर और पहुँचने का रास्ता।`,
    heading: 'अभी इंटरनेट नहीं है',
    intro:
      'यह पन्ना अभी आपके डिवाइस में नहीं है। हम तक पहुँचने के लिए जो चाहिए, वह यहाँ है, और फ़ोन करने के लिए इंटरनेट नहीं चाहिए।',
    pages: 'आपके डिवाइस में पहले से',
  },
} satisfies InLanguage<typeof english>;
