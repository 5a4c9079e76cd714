import { KEEP_DAYS } from '../../enquiry/contract/service.ts';

/** Stands for the days that our own service keeps an enquiry. */
const DAYS = '[days]';

/** A text of the privacy page with its figures. A number and what it counts stay on one line. */
export const withKeptDays = (text: string): string =>
  text.replaceAll(`${DAYS} `, `${KEEP_DAYS}\u00a0`).replaceAll(DAYS, String(KEEP_DAYS));
