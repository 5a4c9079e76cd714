import { jsonForHtml } from '../../../lib/text.ts';
import { fixedZone, offsetOf } from '../../../lib/timeZones.ts';

/**
 * A JavaScript expression for the current time in a time zone: a `Date` whose UTC parts show it. For
 * scripts in a page.
 * @param timeZone an IANA name
 */
export function clockExpression(timeZone: string): string {
  const offset = offsetOf(fixedZone(timeZone));
  if (offset !== undefined) return `new Date(Date.now()+${offset}*6e4)`;
  // Swedish dates are ISO dates.
  return `new Date(new Date().toLocaleString('sv',{timeZone:${jsonForHtml(timeZone)}}).replace(' ','T')+'Z')`;
}
