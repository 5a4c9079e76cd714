import { KEEP_DAYS } from '../../enquiry/contract/service.ts';

/** Placeholder for the days our e-mail service stores an enquiry. */
const DAYS = '[days]';

/** Fills in a privacy text's figures, with a no-break space before the unit. */
export const withRetentionDays = (text: string): string =>
  text.replaceAll(`${DAYS} `, `${KEEP_DAYS}\u00a0`).replaceAll(DAYS, String(KEEP_DAYS));
