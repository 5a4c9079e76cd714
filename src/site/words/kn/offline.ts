import { dayAndTime } from '../dayParts.ts';
import type { InLanguage } from '../inLanguage.ts';
import type { offline as english } from '../offline.ts';
import { names } from './names.ts';

export const offline = {
  label: 'ಉಳಿಸಿದ ಪ್ರತಿ',
  savedCopy: (when?: string) =>
    `ಸದ್ಯಕ್ಕೆ ಇಂಟರ್ನೆಟ್ ಇಲ್ಲ. ಇದು ${when ? `${when}ಕ್ಕೆ ` : ''}ನಿಮ್ಮ ಸಾಧನದಲ್ಲಿ ಉಳಿಸಿದ ಪ್ರತಿ; ನಂತರ ಬದಲಾಗಿರಬಹುದು.`,
  when: (day: Date) => dayAndTime(day, names),
  again: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  page: {
    title: (inn: string) => `ಇಂಟರ್ನೆಟ್ ಇಲ್ಲ: ${inn}`,
    description: (inn: string) => `ಇಂಟರ್ನೆಟ್ ಇಲ್ಲದಾಗ ${inn} ಫೋನ್ ನಂಬರ್ ಮತ್ತು ಬರುವ ದಾರಿ.`,
    heading: 'ಸದ್ಯಕ್ಕೆ ಇಂಟರ್ನೆಟ್ ಇಲ್ಲ',
    intro: 'ಈ ಪುಟ ಇನ್ನೂ ನಿಮ್ಮ ಸಾಧನದಲ್ಲಿಲ್ಲ. ನಮ್ಮನ್ನು ತಲುಪಲು ಬೇಕಾದದ್ದು ಇಲ್ಲಿದೆ; ಫೋನ್ ಕರೆಗೆ ಇಂಟರ್ನೆಟ್ ಬೇಡ.',
    pages: 'ನಿಮ್ಮ ಸಾಧನದಲ್ಲಿ ಈಗಾಗಲೇ ಇರುವ ಪುಟಗಳು',
  },
} satisfies InLanguage<typeof english>;
