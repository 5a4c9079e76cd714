import type { InLanguage } from '../inLanguage.ts';
import type { nearby as english } from '../nearby.ts';

export const nearby = {
  place: 'जगह',
  distance: 'दूरी',
  time: 'समय',
  measure: (amount: number, unit: string) => `${amount.toLocaleString('en-IN')}\u00a0${unit}`,
  about: 'क़रीब',
  byAuto: (fare: number) => `ऑटो से\u00a0₹${fare.toLocaleString('en-IN')}`,
  kilometres: 'कि.मी.',
  minutes: 'मिनट',
  all: (count: number) => `सभी ${count}`,
  allOf: (count: number, category: string) => `सभी ${count}: ${category}`,
  directionsTo: (place: string) => `${place}: रास्ता`,
  estimated: 'सारे आँकड़े अनुमान से हैं। किसी भी जगह को चुनने पर हमारे यहाँ से वहाँ का रास्ता खुलता है।',
  checkedOn: (day: string) =>
    `सारे आँकड़े अनुमान से हैं; पिछली बार ${day} को जाँचे गए थे। किसी भी जगह को चुनने पर हमारे यहाँ से वहाँ का रास्ता खुलता है।`,
} satisfies InLanguage<typeof english>;
