import type { FormKind } from '../../../enquiry/contract/forms.ts';
import { dayAndTime } from '../dayParts.ts';
import type { InLanguage } from '../inLanguage.ts';
import type { sent as english } from '../sent.ts';
import { names } from './names.ts';

const how: Record<FormKind, string> = {
  booking: 'ಇ-ಮೇಲ್ ಅಥವಾ ಫೋನ್ ಮೂಲಕ',
  contact: 'ಇ-ಮೇಲ್ ಮೂಲಕ',
};

export const sent = {
  thanks: (kind: FormKind, time: string | undefined) =>
    `ಧನ್ಯವಾದಗಳು. ${time ? `${time} ` : ''}${how[kind]} ಉತ್ತರಿಸುತ್ತೇವೆ.`,
  next: {
    booking: 'ಇನ್ನೂ ಏನೂ ಬುಕ್ ಆಗಿಲ್ಲ: ರೂಮ್ ಇದೆಯೇ, ಎಷ್ಟಾಗುತ್ತದೆ ಎಂದು ನಾವು ತಿಳಿಸುತ್ತೇವೆ; ನಿರ್ಧಾರ ನಿಮ್ಮದು.',
    contact: '',
  },
  replyFact: 'ಉತ್ತರ',
  reply: (time: string) => `${time} ಉತ್ತರಿಸುತ್ತೇವೆ.`,
  reference: 'ನಿಮ್ಮ ರೆಫರೆನ್ಸ್:',
  referenceUse: 'ಫೋನ್ ಮಾಡುವಾಗ ಅಥವಾ ಬರೆಯುವಾಗ ಇದನ್ನು ಹೇಳಿ.',
  nothing: {
    heading: 'ಇಲ್ಲಿಂದ ಏನೂ ಹೋಗಿಲ್ಲ',
    intro: 'ಯಾವ ಸಂದೇಶವನ್ನೂ ಕಳಿಸದೆ ಈ ಪುಟ ತೆರೆದಿದೆ. ಸಂಪರ್ಕ ಪುಟದಲ್ಲಿ ನಮಗೆ ಬರೆಯಿರಿ, ಅಥವಾ ಹೀಗೆ ಸಂಪರ್ಕಿಸಿ.',
    link: 'ನಮಗೆ ಬರೆಯಿರಿ',
  },
  inAddress: 'ಈ ಪುಟದ ವಿಳಾಸದ ಕೊನೆಯಲ್ಲಿ, “ref=” ನಂತರ, ನಿಮ್ಮ ಸಂದೇಶದ ರೆಫರೆನ್ಸ್ ಇದೆ.',
  noCopy:
    'ಬೇರೆಯವರೂ ಈ ಪುಟ ತೆರೆಯಬಹುದಾದ್ದರಿಂದ ನೀವು ಬರೆದದ್ದು ಇಲ್ಲಿಲ್ಲ. ಪ್ರತಿ ಬೇಕಾದರೆ ಹಿಂದೆ ಹೋಗಿ: ಹೆಚ್ಚಿನ ಬ್ರೌಸರ್‌ಗಳಲ್ಲಿ ನೀವು ತುಂಬಿದ ಫಾರ್ಮ್ ಹಾಗೇ ಇರುತ್ತದೆ.',
  calendar: 'ನನ್ನ ಕ್ಯಾಲೆಂಡರ್‌ಗೆ ಸೇರಿಸಿ',
  copy: 'ಕಳಿಸಿದ್ದನ್ನು ಕಾಪಿ ಮಾಡಿ',
  share: 'ನಿಮಗೇ ಕಳಿಸಿಕೊಳ್ಳಿ',
  copied: 'ಕಾಪಿ ಆಗಿದೆ.',
  notCopied: 'ನಿಮ್ಮ ಬ್ರೌಸರ್ ಕಾಪಿ ಮಾಡಲು ಬಿಡಲಿಲ್ಲ. ಅದು “ನೀವು ಕಳಿಸಿದ್ದು” ಎಂಬಲ್ಲಿದೆ.',
  whatYouSent: 'ನೀವು ಕಳಿಸಿದ್ದು',
  title: (inn: string) => `${inn} (ಕೇಳಿದ್ದು, ಖಚಿತವಾಗಿಲ್ಲ)`,
  copyTitle: (inn: string) => `ನನ್ನ ಕೋರಿಕೆ: ${inn}`,
  sentOn: (at: Date) => `ಕಳಿಸಿದ್ದು: ${dayAndTime(at, names)}`,
  notConfirmed: 'ಇದು ಕೇಳಿದ್ದು ಮಾತ್ರ; ಇನ್ನೂ ಖಚಿತವಾಗಿಲ್ಲ.',
  referenceIs: (reference: string) => `ರೆಫರೆನ್ಸ್: ${reference}`,
  phoneIs: (phone: string) => `ಫೋನ್: ${phone}`,
  byMachine: 'ಈ ಇ-ಮೇಲ್ ತಾನಾಗಿಯೇ ಹೋದದ್ದು. ನೀವು ನಮಗೆ ಬರೆದಿಲ್ಲದಿದ್ದರೆ ಯಾರೋ ವಿಳಾಸ ತಪ್ಪಾಗಿ ಬರೆದಿರಬೇಕು; ನೀವು ಏನೂ ಮಾಡಬೇಕಿಲ್ಲ.',
  file: (reference: string) => `enquiry-${reference}.ics`,
} satisfies InLanguage<typeof english>;
