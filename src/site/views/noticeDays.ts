import type { NoticeLine } from '../../components/notice/Notice.tsx';
import type { NoticeLine as NoticeContent } from '../../content/schema/notice.ts';
import { dayOf } from '../../enquiry/contract/dates.ts';
import { words } from '../words/index.ts';

const readable = (iso: string) => words.notice.day(dayOf(iso) ?? new Date(0));

/**
 * The lines that guests may still see, in order, without past ones.
 * @param day today by the inn's clock, an ISO date
 */
export function linesFrom(lines: readonly NoticeContent[], day: string): NoticeLine[] {
  return lines
    .filter(({ until }) => until >= day)
    .map(({ text, from, until }) => ({
      ...{ text, from, until },
      days: words.notice.days(readable(from), readable(until)),
      applies: from <= day,
    }));
}

/** The last day of all lines, and whether it is past. */
export function lastDayOf(lines: readonly NoticeContent[], day: string) {
  const until = lines
    .map((line) => line.until)
    .sort()
    .at(-1);
  if (until === undefined) return undefined;
  return { until, sentence: words.notice.over(readable(until)), isPast: until < day };
}
