import type { NoticeLine } from '../../content/schema/notice.ts';
import { dayOf } from '../../enquiry/contract/dates.ts';
import { words } from '../words/index.ts';

export interface NoticeLineView {
  text: string;
  /** First and last day by the inn's clock, ISO dates. */
  from: string;
  until: string;
  /** Such as "1 to 5 December", for guests without JavaScript. */
  days: string;
  /** Whether today is one of its days. */
  applies: boolean;
}

const readable = (iso: string) => words.notice.day(dayOf(iso) ?? new Date(0));

/**
 * The lines that guests may still see, in their order: past ones are left out.
 * @param day today by the inn's clock, an ISO date
 */
export function linesFrom(lines: readonly NoticeLine[], day: string): NoticeLineView[] {
  return lines
    .filter(({ until }) => until >= day)
    .map(({ text, from, until }) => ({
      ...{ text, from, until },
      days: words.notice.days(readable(from), readable(until)),
      applies: from <= day,
    }));
}

/** The last of all days, with whether it is past. */
export function lastDayOf(lines: readonly NoticeLine[], day: string) {
  const until = lines
    .map((line) => line.until)
    .sort()
    .at(-1);
  if (until === undefined) return undefined;
  return { until, sentence: words.notice.over(readable(until)), isPast: until < day };
}
