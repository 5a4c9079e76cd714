import { clockExpression } from '../layout/clock.head.ts';

/** Today as an ISO date: these compare as strings. */
const todayIn = (timeZone: string) => `${clockExpression(timeZone)}.toISOString().slice(0,10)`;

/**
 * An inline script that runs after the notice, before it is painted: shows the lines whose days, by the
 * inn's clock, include today. Only the browser can tell, since the page may be an old build or cached.
 * @param timeZone the inn's, an IANA name
 */
export const showNotice = (timeZone: string) =>
  `{
const n=document.currentScript.previousElementSibling,d=${todayIn(timeZone)};
for(const p of n.children)if(p.dataset.from<=d&&d<=p.dataset.until)n.hidden=p.hidden=false
}`.replaceAll('\n', '');

/** An inline script after the sentence that the notice is over: shows it once the last day is past. */
export const showEnd = (timeZone: string) =>
  `{const p=document.currentScript.previousElementSibling;p.hidden=${todayIn(timeZone)}<=p.dataset.until}`;
