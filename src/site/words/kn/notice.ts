import type { InLanguage } from '../inLanguage.ts';
import type { notice as english } from '../notice.ts';
import { names } from './names.ts';

export const notice = {
  label: 'ಸೂಚನೆ',
  more: 'ಇದರ ಬಗ್ಗೆ ಇನ್ನಷ್ಟು',
  day: (day: Date) => `${names.months[day.getUTCMonth()]} ${day.getUTCDate()}`,
  days: (from: string, until: string) => (from === until ? from : `${from} – ${until}`),
  over: (until: string) => `ಇದು ${until}ರವರೆಗೆ ಇತ್ತು.`,
} satisfies InLanguage<typeof english>;
