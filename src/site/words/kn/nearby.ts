import type { InLanguage } from '../inLanguage.ts';
import type { nearby as english } from '../nearby.ts';

export const nearby = {
  place: 'ಸ್ಥಳ',
  distance: 'ದೂರ',
  time: 'ಸಮಯ',
  measure: (amount: number, unit: string) => `${amount.toLocaleString('en-IN')}\u00a0${unit}`,
  about: 'ಸುಮಾರು',
  byAuto: (fare: number) => `ಆಟೋದಲ್ಲಿ\u00a0₹${fare.toLocaleString('en-IN')}`,
  kilometres: 'ಕಿ.ಮೀ.',
  minutes: 'ನಿಮಿಷ',
  all: (count: number) => `ಎಲ್ಲ ${count}`,
  allOf: (count: number, category: string) => `ಎಲ್ಲ ${count}: ${category}`,
  directionsTo: (place: string) => `${place}: ದಾರಿ`,
  estimated: 'ಎಲ್ಲ ಅಂಕಿಗಳೂ ಅಂದಾಜು. ಯಾವ ಸ್ಥಳವನ್ನು ಆರಿಸಿದರೂ ನಮ್ಮಲ್ಲಿಂದ ಅಲ್ಲಿಗೆ ದಾರಿ ತೆರೆಯುತ್ತದೆ.',
  checkedOn: (day: string) =>
    `ಎಲ್ಲ ಅಂಕಿಗಳೂ ಅಂದಾಜು; ಕೊನೆಯ ಸಲ ನೋಡಿದ್ದು ${day}. ಯಾವ ಸ್ಥಳವನ್ನು ಆರಿಸಿದರೂ ನಮ್ಮಲ್ಲಿಂದ ಅಲ್ಲಿಗೆ ದಾರಿ ತೆರೆಯುತ್ತದೆ.`,
} satisfies InLanguage<typeof english>;
