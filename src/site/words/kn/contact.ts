import type * as english from '../contact.ts';
import type { InLanguage } from '../inLanguage.ts';

export const desk = {
  now: 'ರಿಸೆಪ್ಷನ್‌ನಲ್ಲಿ ಈಗ [time].',
  awake: 'ನಮ್ಮವರೊಬ್ಬರು ಎಚ್ಚರವಾಗಿದ್ದಾರೆ.',
  always: 'ಯಾವ ಹೊತ್ತಾದರೂ ರಿಸೆಪ್ಷನ್‌ನಲ್ಲಿ ಉತ್ತರ ಸಿಗುತ್ತದೆ.',
} satisfies InLanguage<typeof english.desk>;

export const map = {
  open: 'ದೊಡ್ಡ ನಕ್ಷೆ ತೆರೆಯಿರಿ',
  back: 'ಕೈನಕ್ಷೆಗೆ ಹಿಂದಿರುಗಿ',
  frameTitle: 'ನಮ್ಮಲ್ಲಿಗೆ ಬರುವ ದಾರಿಯ ನಕ್ಷೆ',
} satisfies InLanguage<typeof english.map>;

export const saveContact = {
  heading: 'ನಮ್ಮ ವಿವರ ಜೊತೆಗಿರಲಿ',
  vcard: 'ನಮ್ಮನ್ನು ನಿಮ್ಮ ಸಂಪರ್ಕಗಳಿಗೆ ಸೇರಿಸಿ',
  card: 'ಪ್ರಿಂಟ್ ಮಾಡಲು ವಿಸಿಟಿಂಗ್ ಕಾರ್ಡ್',
  page: {
    title: (inn: string) => `ವಿಸಿಟಿಂಗ್ ಕಾರ್ಡ್: ${inn}`,
    description: (inn: string) =>
      `ಪರ್ಸ್‌ನಲ್ಲಿ ಇಡುವ ಕಾರ್ಡ್‌ನಲ್ಲಿ ${inn}: ಫೋನ್, ವಿಳಾಸ, ಇ-ಮೇಲ್, ಫೋನ್ ಕ್ಯಾಮೆರಾಗೆ ಕೋಡ್. ಒಂದು ಹಾಳೆಯಲ್ಲಿ ಹತ್ತು.`,
    heading: 'ಪ್ರಿಂಟ್ ಮಾಡಲು ವಿಸಿಟಿಂಗ್ ಕಾರ್ಡ್',
    intro:
      'ಈ ಪುಟವನ್ನು ಹಾಳೆಯ ಎರಡೂ ಬದಿಗೆ ಪ್ರಿಂಟ್ ಮಾಡಿ: ಕತ್ತರಿಸಿದರೆ ಹತ್ತು ವಿಸಿಟಿಂಗ್ ಕಾರ್ಡ್ (89\u00a0×\u00a051\u00a0ಮಿ.ಮೀ.). ಅಳತೆ 100% ಇರಲಿ.',
  },
  alsoOn: (whatsapp: string, phone: string) =>
    whatsapp === phone ? 'ಫೋನ್ ಮತ್ತು WhatsApp' : `WhatsApp ${whatsapp}`,
  code: { site: 'ನಮ್ಮ ವೆಬ್‌ಸೈಟ್‌ಗೆ ಸ್ಕ್ಯಾನ್ ಮಾಡಿ', vcard: 'ಸಂಪರ್ಕ ಉಳಿಸಲು ಸ್ಕ್ಯಾನ್ ಮಾಡಿ' },
  codeName: 'ಫೋನ್ ಕ್ಯಾಮೆರಾಗೆ ಕೋಡ್',
} satisfies InLanguage<typeof english.saveContact>;

export const privacy = {
  page: 'ಖಾಸಗಿತನ',
  more: 'ಇದರ ಬಗ್ಗೆ ಇನ್ನಷ್ಟು',
} satisfies InLanguage<typeof english.privacy>;

export const social = {
  instagram: 'Instagram',
  facebook: 'Facebook',
  youtube: 'YouTube',
  google: 'Google',
  tripadvisor: 'Tripadvisor',
  'whatsapp-channel': 'WhatsApp ಚಾನೆಲ್',
  telegram: 'Telegram',
  x: 'X',
  threads: 'Threads',
  linkedin: 'LinkedIn',
  pinterest: 'Pinterest',
  other: 'ಇನ್ನೊಂದು ಪುಟ',
} satisfies InLanguage<typeof english.social>;
