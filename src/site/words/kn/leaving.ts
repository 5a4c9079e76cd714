import type { InLanguage } from '../inLanguage.ts';
import type { leaving as english } from '../leaving.ts';

export const leaving = {
  question: 'ಎಲ್ಲಿಗೆ, ಎಷ್ಟು ಗಂಟೆಗೆ ತಲುಪಬೇಕು?',
  place: 'ನಾನು ತಲುಪಬೇಕಾದ ಸ್ಥಳ',
  hour: 'ಸಮಯ',
  leave: '[time]ಕ್ಕೆ ಹೊರಡಿ',
  dayBefore: 'ಹಿಂದಿನ ದಿನ [time]',
  answer: (leave: string, note?: string) => `${[leave, note].filter(Boolean).join('; ')}.`,
  byRoad: 'ರಸ್ತೆಯಲ್ಲಿ [minutes].',
  inTheRush: 'ಟ್ರಾಫಿಕ್‌ನಲ್ಲಿ [minutes].',
  onFoot: 'ನಡೆದರೆ [minutes].',
  minutes: 'ನಿಮಿಷ',
  ask: { auto: 'ಆಟೋಗೆ ರಿಸೆಪ್ಷನ್‌ನಲ್ಲಿ ಕೇಳಿ', cab: 'ಕ್ಯಾಬ್‌ಗೆ ರಿಸೆಪ್ಷನ್‌ನಲ್ಲಿ ಕೇಳಿ' },
  ring: { auto: 'ಆಟೋಗಾಗಿ ರಿಸೆಪ್ಷನ್‌ಗೆ ಫೋನ್ ಮಾಡಿ', cab: 'ಕ್ಯಾಬ್‌ಗಾಗಿ ರಿಸೆಪ್ಷನ್‌ಗೆ ಫೋನ್ ಮಾಡಿ' },
  message: {
    auto: 'ದಯವಿಟ್ಟು [time]ಕ್ಕೆ ನನಗೆ ಆಟೋ ಕರೆಸಿ. [hour]ರೊಳಗೆ ಇಲ್ಲಿಗೆ ತಲುಪಬೇಕು: [place].',
    cab: 'ದಯವಿಟ್ಟು [time]ಕ್ಕೆ ನನಗೆ ಕ್ಯಾಬ್ ಕರೆಸಿ. [hour]ರೊಳಗೆ ಇಲ್ಲಿಗೆ ತಲುಪಬೇಕು: [place].',
  },
} satisfies InLanguage<typeof english>;
