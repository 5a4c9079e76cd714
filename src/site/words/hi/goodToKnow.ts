import type { goodToKnow as english } from '../goodToKnow.ts';
import type { InLanguage } from '../inLanguage.ts';

export const goodToKnow = {
  name: 'काम की बातें',
  lead: 'काम की बातें: खाना, भुगतान, सीढ़ियाँ-लिफ़्ट',
  search: 'इन सवालों में खोजें',
  clear: 'खोज मिटाएँ',
  found: { one: '1 जवाब', many: '[count] जवाब', none: '“[typed]” के लिए कुछ नहीं मिला।' },
  typed: '[typed]',
  askInstead: 'हमसे पूछ लीजिए:',
  noAnswer: 'इसका जवाब रिसेप्शन पर मिलेगा।',
  askOn: { whatsapp: 'WhatsApp पर पूछें', email: 'ई-मेल से पूछें' },
  askAbout: (how: string, question: string) => `${how}: ${question}`,
  letter: (inn: string, question: string) => `नमस्ते ${inn}, एक सवाल: ${question}`,
  subject: 'आने से पहले एक सवाल',
  link: 'इस जवाब का लिंक',
  linkTo: (question: string) => `इस जवाब का लिंक: ${question}`,
  copied: 'लिंक कॉपी हो गया।',
  groups: 'इस पन्ने पर',
} satisfies InLanguage<typeof english>;
