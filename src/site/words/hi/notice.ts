import type { InLanguage } from '../inLanguage.ts';
import type { notice as english } from '../notice.ts';
import { names } from './names.ts';

export const notice = {
  label: 'सूचना',
  more: 'इसके बारे में और',
  day: (day: Date) => `${day.getUTCDate()} ${names.months[day.getUTCMonth()]}`,
  days: (from: string, until: string) => (from === until ? from : `${from} – ${until}`),
  over: (until: string) => `यह ${until} तक था।`,
} satisfies InLanguage<typeof english>;
