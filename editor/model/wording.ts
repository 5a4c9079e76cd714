import { DAY } from '../../lib/durations.ts';
import { capital, lowerFirst } from '../../lib/text.ts';
import { editorWords } from '../words.ts';
import type { PhotoUse } from './photos.ts';

/** Fills in the [brackets] of a sentence. */
export const say = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(/\[(\w+)\]/g, (whole, name: string) => String(values[name] ?? whole));

/** The sentence for one, or the one for several with their [count] filled in. */
export const sayCount = ({ one, many }: { one: string; many: string }, count: number): string =>
  count === 1 ? one : say(many, { count });

const words = editorWords.when;

/**
 * A date and time relative to today: "yesterday, 18:40", or "3 November, 18:40".
 * @param at ISO date and time
 */
export function when(at: string | undefined): string {
  const moment = new Date(at ?? '');
  if (Number.isNaN(moment.getTime())) return '';
  const days = Math.round((midnight(new Date()) - midnight(moment)) / DAY);
  const date = say(words.date, partsOf(moment));
  const day = days === 0 ? words.today : days === 1 ? words.yesterday : date;
  return say(words.at, { day, time: timeOf(moment) });
}

// Not by `Intl`: what browsers write for dates in Kannada varies, and is not what people write.
const partsOf = (moment: Date) => ({
  day: moment.getDate(),
  month: words.months.split(',')[moment.getMonth()] ?? '',
  year: moment.getFullYear(),
});

const timeOf = (moment: Date) =>
  [moment.getHours(), moment.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':');

/** A date and time in full: "3 November 2026, 18:40". */
export function dayAndTime(at: string): string {
  const moment = new Date(at);
  return say(words.at, { day: say(words.full, partsOf(moment)), time: timeOf(moment) });
}

const midnight = (moment: Date) => new Date(moment).setHours(0, 0, 0, 0);

/** The label of a choice. */
export const choiceName = (value: string): string =>
  editorWords.field.choices[value] ?? capital(value);

/** A label in the middle of a sentence: in lower case, unless it is a name. */
export const midSentence = (label: string): string =>
  /^[A-Z][a-z]+(?:\s|$)/.test(label) ? lowerFirst(label) : label;

/** The titles of the files that show a photograph, each once. */
export const titlesOfUses = (uses: readonly PhotoUse[]): string[] => [
  ...new Set(uses.map(({ title }) => title)),
];
