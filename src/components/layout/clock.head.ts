import { jsonForHtml } from '../../../lib/text.ts';
import { fixedZone, offsetOf } from '../../../lib/timeZones.ts';

/**
 * For scripts in a page: an expression for the present by the clock of a time zone, as a `Date` whose
 * UTC parts are what that clock shows.
 * @param timeZone an IANA name
 */
export function clockExpression(timeZone: string): string {
  const offset = offsetOf(fixedZone(timeZone));
  if (offset !== undefined) return `new Date(Date.now()+${offset}*6e4)`;
  // Swedish dates are ISO dates.
  return `new Date(new Date().toLocaleString('sv',{timeZone:${jsonForHtml(timeZone)}}).replace(' ','T')+'Z')`;
}
