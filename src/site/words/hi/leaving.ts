import type { InLanguage } from '../inLanguage.ts';
import type { leaving as english } from '../leaving.ts';

export const leaving = {
  question: 'आपको कहाँ और कितने बजे पहुँचना है?',
  place: 'मुझे पहुँचना है',
  hour: 'समय',
  leave: '[time]\u00a0बजे निकलिए',
  dayBefore: 'एक दिन पहले [time]',
  answer: (leave: string, note?: string) => `${[leave, note].filter(Boolean).join('; ')}।`,
  byRoad: 'सड़क से [minutes]।',
  inTheRush: 'भीड़ में [minutes]।',
  onFoot: 'पैदल [minutes]।',
  minutes: 'मिनट',
  ask: { auto: 'रिसेप्शन से ऑटो के लिए कहिए', cab: 'रिसेप्शन से कैब के लिए कहिए' },
  ring: { auto: 'ऑटो के लिए रिसेप्शन पर फ़ोन कीजिए', cab: 'कैब के लिए रिसेप्शन पर फ़ोन कीजिए' },
  message: {
    auto: 'कृपया [time]\u00a0बजे मेरे लिए ऑटो बुला दीजिए। मुझे [hour]\u00a0बजे तक [place] पहुँचना है।',
    cab: 'कृपया [time]\u00a0बजे मेरे लिए कैब बुला दीजिए। मुझे [hour]\u00a0बजे तक [place] पहुँचना है।',
  },
} satisfies InLanguage<typeof english>;
