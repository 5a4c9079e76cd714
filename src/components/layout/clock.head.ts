import { jsonForHtml } from '../../../lib/text.ts';
import { fixedZone, offsetOf } from '../../../lib/timeZones.ts';

/**
 * A JavaScript expression, for inline scripts, that gives the current time in a time zone as a `Date`
 * whose UTC fields show it.
 * @param timeZone an IANA name
 */
export function clockExpression(timeZone: string): string {
  const offset = offsetOf(fixedZone(timeZone));
  if (offset !== undefined) return `new Date(Date.now()+${offset}*6e4)`;
  // The Swedish locale formats dates as ISO 8601 does.
  return `new Date(new Date().toLocaleString('sv',{timeZone:${jsonForHtml(timeZone)}}).replace(' ','T')+'Z')`;
}
