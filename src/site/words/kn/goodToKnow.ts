import type { goodToKnow as english } from '../goodToKnow.ts';
import type { InLanguage } from '../inLanguage.ts';

export const goodToKnow = {
  name: 'ತಿಳಿದಿರಲಿ',
  lead: 'ತಿಳಿದಿರಲಿ: ಊಟ, ಪಾವತಿ, ಮೆಟ್ಟಿಲು-ಲಿಫ್ಟ್',
  search: 'ಈ ಪ್ರಶ್ನೆಗಳಲ್ಲಿ ಹುಡುಕಿ',
  clear: 'ಹುಡುಕಾಟ ಅಳಿಸಿ',
  found: { one: '1 ಉತ್ತರ', many: '[count] ಉತ್ತರಗಳು', none: '“[typed]” ಬಗ್ಗೆ ಏನೂ ಸಿಗಲಿಲ್ಲ.' },
  typed: '[typed]',
  askInstead: 'ನಮ್ಮನ್ನೇ ಕೇಳಿ:',
  noAnswer: 'ಇದಕ್ಕೆ ರಿಸೆಪ್ಷನ್‌ನವರೇ ಉತ್ತರಿಸುತ್ತಾರೆ.',
  askOn: { whatsapp: 'WhatsApp ನಲ್ಲಿ ಕೇಳಿ', email: 'ಇ-ಮೇಲ್‌ನಲ್ಲಿ ಕೇಳಿ' },
  askAbout: (how: string, question: string) => `${how}: ${question}`,
  letter: (inn: string, question: string) => `ನಮಸ್ಕಾರ ${inn}, ಒಂದು ಪ್ರಶ್ನೆ: ${question}`,
  subject: 'ಬರುವ ಮೊದಲು ಒಂದು ಪ್ರಶ್ನೆ',
  link: 'ಈ ಉತ್ತರದ ಲಿಂಕ್',
  linkTo: (question: string) => `ಈ ಉತ್ತರದ ಲಿಂಕ್: ${question}`,
  copied: 'ಲಿಂಕ್ ಕಾಪಿ ಆಗಿದೆ.',
  groups: 'ಈ ಪುಟದಲ್ಲಿ',
} satisfies InLanguage<typeof english>;
