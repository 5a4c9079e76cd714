import { clockExpression } from '../layout/clock.head.ts';

/** As an ISO date, which compares as text. */
const todayIn = (timeZone: string) => `${clockExpression(timeZone)}.toISOString().slice(0,10)`;

/**
 * Runs behind the notice, before it is painted: shows the lines whose days by the inn's clock include
 * today. A page may be older than they are: a guest's offline copy, or the last build.
 * @param timeZone the inn's, an IANA name
 */
export const showNotice = (timeZone: string) =>
  `{
const n=document.currentScript.previousElementSibling,d=${todayIn(timeZone)};
for(const p of n.children)if(p.dataset.from<=d&&d<=p.dataset.until)n.hidden=p.hidden=false
}`.replaceAll('\n', '');

/** Runs after the sentence that says that the notice is over: shows it from the day after the last. */
export const showEnd = (timeZone: string) =>
  `{const p=document.currentScript.previousElementSibling;p.hidden=${todayIn(timeZone)}<=p.dataset.until}`;
