import type { gettingHere as english } from '../gettingHere.ts';
import type { InLanguage } from '../inLanguage.ts';

export const gettingHere = {
  name: 'पहुँचने का रास्ता',
  whole: 'सारे रास्ते, समय और किराये के साथ',
  card: 'ड्राइवर को दिखाने के लिए हमारा पता',
  print: 'सारे रास्ते, प्रिंट करने के लिए एक पन्ने पर',
  appleMaps: 'Apple Maps में',
  minutes: (count: number) => `क़रीब ${count}\u00a0मिनट`,
  rupees: (count: number) => `क़रीब ₹${count.toLocaleString('en-IN')}`,
  free: 'मुफ़्त',
  runs: (first: string, last: string) => `पहली ${first}\u00a0बजे, आख़िरी ${last}\u00a0बजे।`,
  gone: (first: string) => `आख़िरी जा चुकी है। अगली ${first}\u00a0बजे।`,
  night: (from: string, until: string, fare: string) =>
    `${from} से ${until}\u00a0बजे तक ${fare} किराया।`,
  nightNow: 'अभी रात का किराया लगेगा।',
  percentMore: (percent: number) => `${percent}% ज़्यादा`,
  directionsFrom: (place: string) => `${place}: हम तक आने का रास्ता`,
  copy: 'पता कॉपी करें',
  copied: 'कॉपी हो गया: कैब के ऐप में पेस्ट कीजिए।',
  notCopied: 'कॉपी नहीं हुआ। पते को देर तक दबाकर कॉपी कीजिए।',
  say: 'कैसे बोलें',
  meaning: 'इसका मतलब',
  languages: 'भाषाएँ',
  allOnPaper:
    'यह पन्ना काग़ज़ के दोनों ओर प्रिंट कीजिए: एक ओर ये शब्द और नक़्शा, दूसरी ओर यहाँ पहुँचने के सारे रास्ते।',
} satisfies InLanguage<typeof english>;
