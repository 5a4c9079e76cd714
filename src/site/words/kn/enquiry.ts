import type { BookingField, ContactField, FieldError } from '../../../enquiry/contract/forms.ts';
import { toolParams, tools } from '../assistants.ts';
import type { enquiry as english } from '../enquiry.ts';
import type { InLanguage } from '../inLanguage.ts';
import { nights, numberWord } from './counts.ts';

type FieldName = BookingField | ContactField;

const labels: Record<FieldName, string> = {
  name: 'ನಿಮ್ಮ ಹೆಸರು',
  email: 'ಇ-ಮೇಲ್',
  mobile: 'ಮೊಬೈಲ್ ನಂಬರ್',
  checkin: 'ಚೆಕ್-ಇನ್',
  checkout: 'ಚೆಕ್-ಔಟ್',
  rooms: 'ಎಷ್ಟು ರೂಮ್',
  guests: 'ಎಷ್ಟು ಜನ',
  subject: 'ವಿಷಯ',
  message: 'ಸಂದೇಶ',
};

const missing: Record<FieldName, string> = {
  name: 'ದಯವಿಟ್ಟು ನಿಮ್ಮ ಹೆಸರು ತಿಳಿಸಿ.',
  email: 'ನಾವು ಉತ್ತರಿಸಲು ನಿಮ್ಮ ಇ-ಮೇಲ್ ವಿಳಾಸ ಕೊಡಿ.',
  mobile: 'ನಾವು ಕರೆ ಮಾಡಲು ನಿಮ್ಮ ಮೊಬೈಲ್ ನಂಬರ್ ಕೊಡಿ.',
  checkin: 'ನೀವು ಬರುವ ದಿನ ಆರಿಸಿ.',
  checkout: 'ನೀವು ಹೊರಡುವ ದಿನ ಆರಿಸಿ.',
  rooms: 'ಎಷ್ಟು ರೂಮ್ ಬೇಕು ಎಂದು ಅಂಕಿಯಲ್ಲಿ ಬರೆಯಿರಿ.',
  guests: 'ಎಷ್ಟು ಜನ ಎಂದು ತಿಳಿಸಿ.',
  subject: 'ಯಾವ ವಿಷಯ ಎಂದು ಚಿಕ್ಕದಾಗಿ ತಿಳಿಸಿ.',
  message: 'ನಿಮ್ಮ ಸಂದೇಶ ಬರೆಯಿರಿ.',
};

const malformed: Partial<Record<FieldName, string>> = {
  email: 'ಈ ವಿಳಾಸ ಪೂರ್ತಿ ಇಲ್ಲ ಅನಿಸುತ್ತದೆ. asha@example.com ರೀತಿ ಇರಬೇಕು.',
  checkin: 'ಕ್ಯಾಲೆಂಡರ್‌ನಲ್ಲಿ ಒಂದು ದಿನ ಆರಿಸಿ.',
  checkout: 'ಕ್ಯಾಲೆಂಡರ್‌ನಲ್ಲಿ ಒಂದು ದಿನ ಆರಿಸಿ.',
  rooms: 'ಒಂದು ಸಂಖ್ಯೆ ಬರೆಯಿರಿ, ಉದಾಹರಣೆಗೆ 2.',
};

export const enquiry = {
  labels,
  hints: {
    mobile: 'ವಿದೇಶದ ನಂಬರ್ ಆದರೆ, ದೇಶದ ಕೋಡ್ ಸೇರಿಸಿ.',
    message: 'ಹಲವು ರೂಮ್ ಅಥವಾ ದಿನಗಳಾ? ಪ್ರತಿಯೊಂದನ್ನೂ ಬರೆಯಿರಿ. ಕಂಪನಿ ಬಿಲ್‌ಗೆ GSTIN ಸೇರಿಸಿ.',
  },
  warnings: {
    'no-ending': 'ಕೊನೆಯಲ್ಲಿ .com ಬಿಟ್ಟುಹೋಗಿದೆಯಾ?',
    'no-room': 'ಕನಿಷ್ಠ ಒಂದು ರೂಮ್ ಬೇಕಲ್ಲವಾ?',
    'part-room': 'ಪೂರ್ಣ ಸಂಖ್ಯೆ ಬರೆಯಬೇಕಿತ್ತಾ?',
    'no-mobile': 'ಮೊಬೈಲ್ ನಂಬರ್ ಪೂರ್ತಿ ಇದೆಯಾ?',
    past: 'ಈ ದಿನ ಕಳೆದುಹೋಗಿದೆ.',
    'odd-year': 'ಇಸವಿ ಸರಿಯಾಗಿದೆಯಾ?',
  },
  didYouMean: (address: string) => `${address} ಎಂದು ಬರೆಯಬೇಕಿತ್ತಾ?`,
  formNames: { booking: 'ರೂಮ್ ಕೋರಿಕೆ', contact: 'ನಮಗೊಂದು ಸಂದೇಶ' },
  needed: (fields: number) => `${numberWord(fields)} ಸಾಲು ತುಂಬಿದರೆ ಸಾಕು, ಉತ್ತರಿಸುತ್ತೇವೆ.`,
  send: { booking: 'ಕೋರಿಕೆ ಕಳಿಸಿ', contact: 'ಸಂದೇಶ ಕಳಿಸಿ' },
  sending: 'ಕಳಿಸುತ್ತಿದ್ದೇವೆ…',
  oneMoment: 'ಒಂದು ನಿಮಿಷ.',
  optional: { title: 'ಯಾವಾಗ, ಎಷ್ಟು ಜನ?', hint: 'ಈಗಲೇ ಗೊತ್ತಿದ್ದರೆ' },
  ifTonight: 'ಇಂದೇ ಬರುವುದಾದರೆ ದಯವಿಟ್ಟು ಫೋನ್ ಕೂಡ ಮಾಡಿ:',
  tonight: 'ನೀವು ಇಂದೇ ಬರುತ್ತಿದ್ದೀರಿ: ದಯವಿಟ್ಟು ಫೋನ್ ಕೂಡ ಮಾಡಿ.',
  nights,
  longStay: 'ಇದು ಒಂದು ವರ್ಷಕ್ಕಿಂತ ಹೆಚ್ಚು: ಎರಡೂ ದಿನ ಸರಿಯಾಗಿವೆಯಾ?',
  sameDay: 'ಬಂದ ದಿನವೇ ಹೊರಟರೂ ಸರಿ: ಹಗಲಿಗೆ ಮಾತ್ರ ರೂಮ್.',
  swapQuestion: 'ಚೆಕ್-ಔಟ್ ಚೆಕ್-ಇನ್‌ಗಿಂತ ಮೊದಲಿದೆ: ಅದಲುಬದಲು ಮಾಡೋಣವಾ?',
  swap: 'ದಿನಗಳನ್ನು ಅದಲುಬದಲು ಮಾಡಿ',
  headlines: {
    booking: { sent: 'ನಿಮ್ಮ ಕೋರಿಕೆ ಹೊರಟಿದೆ.', failed: 'ನಿಮ್ಮ ಕೋರಿಕೆ ಹೋಗಲಿಲ್ಲ.' },
    contact: { sent: 'ನಿಮ್ಮ ಸಂದೇಶ ಕಳಿಸಲಾಗಿದೆ!', failed: 'ಸಂದೇಶ ಕಳಿಸಲು ಆಗಲಿಲ್ಲ.' },
  },
  failures: {
    blocked:
      'ನಮ್ಮ ಮೇಲ್ ಸೇವೆ ಈ ಸಂದೇಶವನ್ನು ತೆಗೆದುಕೊಳ್ಳಲಿಲ್ಲ; ಅದರಲ್ಲಿರುವ ಇ-ಮೇಲ್ ವಿಳಾಸ ಕಾರಣ ಇರಬಹುದು. ಬೇರೆ ವಿಳಾಸ ಕೊಟ್ಟು ನೋಡಿ, ಇಲ್ಲವೇ ನೇರವಾಗಿ ಸಂಪರ್ಕಿಸಿ:',
    'too-many':
      'ಸ್ವಲ್ಪ ಹೊತ್ತಿನಲ್ಲೇ ನಮ್ಮ ಮೇಲ್ ಸೇವೆಗೆ ತುಂಬಾ ಸಂದೇಶಗಳು ಬಂದಿವೆ. ಸ್ವಲ್ಪ ಹೊತ್ತು ಬಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ, ಇಲ್ಲವೇ ನೇರವಾಗಿ ಸಂಪರ್ಕಿಸಿ:',
    headless:
      'ನಮ್ಮ ಮೇಲ್ ಸೇವೆ ನಿಮ್ಮ ಬ್ರೌಸರ್ ಅನ್ನು ಯಂತ್ರವೆಂದು ತಿಳಿದು ಸಂದೇಶವನ್ನು ತಡೆದಿದೆ. ಬೇರೆ ಬ್ರೌಸರ್‌ನಲ್ಲಿ ಪ್ರಯತ್ನಿಸಿ, ಇಲ್ಲವೇ ನೇರವಾಗಿ ಸಂಪರ್ಕಿಸಿ:',
    misconfigured: 'ನಮ್ಮ ಫಾರ್ಮ್ ಸದ್ಯಕ್ಕೆ ಕೆಲಸ ಮಾಡುತ್ತಿಲ್ಲ. ತಪ್ಪು ನಮ್ಮದು, ನಿಮ್ಮದಲ್ಲ. ದಯವಿಟ್ಟು ನೇರವಾಗಿ ಸಂಪರ್ಕಿಸಿ:',
    'too-large': 'ನಿಮ್ಮ ಸಂದೇಶ ತುಂಬಾ ಉದ್ದವಾಗಿದೆ. ಸ್ವಲ್ಪ ಚಿಕ್ಕದು ಮಾಡಿ, ಇಲ್ಲವೇ ನೇರವಾಗಿ ಸಂಪರ್ಕಿಸಿ:',
    'service-down': 'ನಮ್ಮ ಮೇಲ್ ಸೇವೆ ಸದ್ಯಕ್ಕೆ ನಿಂತಿದೆ. ಕೆಲವು ನಿಮಿಷ ಬಿಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ, ಇಲ್ಲವೇ ನೇರವಾಗಿ ಸಂಪರ್ಕಿಸಿ:',
    offline: 'ನಮ್ಮ ಮೇಲ್ ಸೇವೆಯನ್ನು ತಲುಪಲು ಆಗಲಿಲ್ಲ. ನಿಮ್ಮ ಇಂಟರ್ನೆಟ್ ಸರಿಯಿದೆಯೇ ನೋಡಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ, ಇಲ್ಲವೇ ನೇರವಾಗಿ ಸಂಪರ್ಕಿಸಿ:',
    unreachable:
      'ಈ ಪುಟ ನಮ್ಮ ಮೇಲ್ ಸೇವೆಯನ್ನು ತಲುಪದಂತೆ ಏನೋ ತಡೆಯಿತು; ಆ್ಯಡ್ ಬ್ಲಾಕರ್ ಅಥವಾ ಬ್ರೌಸರ್‌ನ ಖಾಸಗಿತನ ಸೆಟ್ಟಿಂಗ್ ಇರಬಹುದು. ಈ ಸೈಟ್‌ಗೆ ಅವಕಾಶ ಕೊಟ್ಟು ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ, ಇಲ್ಲವೇ ನೇರವಾಗಿ ಸಂಪರ್ಕಿಸಿ:',
    timeout:
      'ನಮ್ಮ ಮೇಲ್ ಸೇವೆ ಸಮಯಕ್ಕೆ ಉತ್ತರಿಸಲಿಲ್ಲ; ನಿಮ್ಮ ಸಂದೇಶ ತಲುಪಿತೇ ಎಂದು ಖಚಿತವಾಗಿ ಹೇಳಲಾರೆವು. ಮತ್ತೊಮ್ಮೆ ಕಳಿಸಿದರೂ ತೊಂದರೆ ಇಲ್ಲ, ಇಲ್ಲವೇ ನೇರವಾಗಿ ಸಂಪರ್ಕಿಸಿ:',
    nonsense:
      'ನಮ್ಮ ಮೇಲ್ ಸೇವೆಯ ಬದಲು ಬೇರೇನೋ ಉತ್ತರಿಸಿತು; ಲಾಗ್-ಇನ್ ಕೇಳುವ ವೈ-ಫೈ ಹೀಗೆ ಮಾಡುತ್ತದೆ. ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ, ಇಲ್ಲವೇ ನೇರವಾಗಿ ಸಂಪರ್ಕಿಸಿ:',
  },
  putBack: 'ನನ್ನ ಸಂದೇಶ ಮರಳಿ ತನ್ನಿ',
  putOtherBack: 'ನನ್ನ ಇನ್ನೊಂದು ಸಂದೇಶ ಮರಳಿ ತನ್ನಿ',
  otherKept: 'ನಿಮ್ಮ ಇನ್ನೊಂದು ಸಂದೇಶ ಹಾಗೇ ಇದೆ.',
  broken: 'ಈ ಫಾರ್ಮ್ ತೋರಿಸಲು ಆಗಲಿಲ್ಲ. ದಯವಿಟ್ಟು ನೇರವಾಗಿ ಸಂಪರ್ಕಿಸಿ:',
  waysOut: {
    label: 'ನಮ್ಮನ್ನು ತಲುಪುವ ಬೇರೆ ದಾರಿಗಳು',
    whatsapp: 'WhatsApp',
    email: 'ಇ-ಮೇಲ್',
    call: 'ಕರೆ ಮಾಡಿ',
  },
  letter: {
    labels: { ...labels, name: 'ಹೆಸರು' },
    reference: 'ರೆಫರೆನ್ಸ್',
    greeting: {
      booking: (inn: string) => `ನಮಸ್ಕಾರ ${inn}, ನನಗೆ ರೂಮ್ ಬುಕ್ ಮಾಡಬೇಕಿತ್ತು.`,
      contact: (inn: string) => `ನಮಸ್ಕಾರ ${inn},`,
    },
    subject: (name: string) => (name ? `${name} ಅವರಿಂದ ರೂಮ್ ಕೋರಿಕೆ` : 'ರೂಮ್ ಕೋರಿಕೆ'),
  },
  trap: 'ಈ ಜಾಗವನ್ನು ಖಾಲಿ ಬಿಡಿ.',
  tools,
  toolParams,
} satisfies InLanguage<typeof english>;

export function errorMessage(name: FieldName, error: FieldError, maxLength: number): string {
  if (error === 'too-long')
    return `ದಯವಿಟ್ಟು ಇದನ್ನು ಚಿಕ್ಕದು ಮಾಡಿ: ಹೆಚ್ಚೆಂದರೆ ${maxLength.toLocaleString('en-IN')} ಅಕ್ಷರ.`;
  return (error === 'malformed' && malformed[name]) || missing[name];
}
