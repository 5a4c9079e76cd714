import { jsonForHtml } from '../../../lib/text.ts';
import { fixedZone, minutesAhead } from '../../../lib/timeZones.ts';

/**
 * For scripts in a page: an expression for the present by the clock of a time zone, as a `Date` whose
 * UTC parts are what that clock shows.
 * @param timeZone an IANA name
 */
export function clockExpression(timeZone: string): string {
  const ahead = minutesAhead(fixedZone(timeZone));
  if (ahead !== undefined) return `new Date(Date.now()+${ahead}*6e4)`;
  // Swedish dates are ISO dates.
  return `new Date(new Date().toLocaleString('sv',{timeZone:${jsonForHtml(timeZone)}}).replace(' ','T')+'Z')`;
}
