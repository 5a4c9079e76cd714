import { getInn, getNotice } from '../../content/queries.ts';
import { today } from '../../enquiry/contract/dates.ts';
import { CARD, DRIVERS_CARD, NOTICE } from '../routes.ts';
import { lastDayOf, linesFrom } from './noticeDays.ts';
import { noticeHref } from './sitePages.ts';

async function content() {
  const [inn, notice] = await Promise.all([getInn(), getNotice()]);
  const day = today(new Date(), inn.timeZone).toISOString().slice(0, 10);
  return { lines: notice?.lines ?? [], day, timeZone: inn.timeZone };
}

/** Pages without the notice: cards to print or to hold up, and the notice's own page. */
const WITHOUT: readonly string[] = [CARD, DRIVERS_CARD, NOTICE];

/** The notice above the page at this path; undefined if there is none. */
export async function noticeAbove(path: string) {
  const { lines, day, timeZone } = await content();
  const shown = WITHOUT.includes(path) ? [] : linesFrom(lines, day);
  return shown.length > 0 ? { lines: shown, href: await noticeHref(), timeZone } : undefined;
}

/** When the notice is over, for its own page; undefined if it has no lines. */
export async function noticeEnd() {
  const { lines, day, timeZone } = await content();
  const last = lastDayOf(lines, day);
  return last && { ...last, timeZone };
}
