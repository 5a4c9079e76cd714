import type { FormKind } from '../../../enquiry/contract/forms.ts';
import { dayAndTime } from '../dayParts.ts';
import type { InLanguage } from '../inLanguage.ts';
import type { offlineQueue as english } from '../offlineQueue.ts';
import { names as dayNames } from './names.ts';

const names: Record<FormKind, string> = { booking: 'ಕೋರಿಕೆ', contact: 'ಸಂದೇಶ' };

export const offlineQueue = {
  queued: (kind: FormKind) =>
    `ನಿಮ್ಮ ${names[kind]} ಈ ಸಾಧನದಲ್ಲಿ ಇರುತ್ತದೆ; ಇಂಟರ್ನೆಟ್ ಬಂದಾಗ ನಿಮ್ಮನ್ನು ಮತ್ತೆ ಕೇಳುತ್ತೇವೆ. ತಾನಾಗಿ ಏನೂ ಹೋಗುವುದಿಲ್ಲ.`,
  offer: (kind: FormKind, at: Date) =>
    `${dayAndTime(at, dayNames)}ಕ್ಕೆ ಬರೆದ ನಿಮ್ಮ ${names[kind]} ಇನ್ನೂ ಇಲ್ಲೇ ಇದೆ; ನಮಗೆ ತಲುಪಿಲ್ಲ. ಈಗ ಕಳಿಸೋಣವಾ?`,
  send: 'ಹೌದು, ಕಳಿಸಿ',
  look: 'ಮೊದಲು ನೋಡಿ',
  delete: 'ಅಳಿಸಿ',
  elsewhere: (kind: FormKind) => `ನಮಗೆ ಬರೆದ ${names[kind]} ಇನ್ನೂ ಈ ಸಾಧನದಲ್ಲಿದೆ, ಹೋಗಿಲ್ಲ.`,
  goThere: 'ನೋಡಿ',
  label: 'ಇನ್ನೂ ಹೋಗಿಲ್ಲ',
} satisfies InLanguage<typeof english>;
