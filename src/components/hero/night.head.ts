import { jsonForHtml } from '../../../lib/text.ts';
import { clockExpression } from '../layout/clock.head.ts';

/** The hours, on the inn's clock, at which the hero opens with its picture for the night. */
const NIGHT = { from: 23, until: 5 } as const;

/**
 * Runs in the head of a home page with a picture for the night: it preloads the first picture of the
 * hour, and that one only. A link in the page itself would be fetched at any hour.
 * @param day, night HTML of the links that preload each
 * @param timeZone the inn's, an IANA name
 */
export const preloadOfTheHour = (day: string, night: string, timeZone: string) =>
  `{
const h=${clockExpression(timeZone)}.getUTCHours(),n=h>=${NIGHT.from}||h<${NIGHT.until};
if(n)document.documentElement.dataset.night='';
document.currentScript.insertAdjacentHTML('afterend',n?${jsonForHtml(night)}:${jsonForHtml(day)})
}`.replaceAll('\n', '');

/**
 * Runs once the hero is parsed, before it is painted: moves the night's picture to the front, if it
 * is night, and loads the first one. Served, all are lazy, so that browsers fetch no other ahead.
 * Names of slides are their places, and stay. A guest offline may have no picture for the night: the
 * order is then that of the day, unless the carousel has begun.
 */
export const openFirstOfTheHour = `{
const t=document.querySelector('inn-carousel [data-part=track]'),d=[...t.children],l='aria-label',p=d.map(s=>s.getAttribute(l)),
n=d.find(s=>s.querySelector('[data-night]')),
o=s=>{
t.append(...s);
s.forEach((c,i)=>c.setAttribute(l,p[i]));
t.querySelector('[fetchpriority]').removeAttribute('fetchpriority');
const f=t.querySelector('img');
f.setAttribute('fetchpriority','high');
f.decoding='sync';
f.loading='eager';
return f
};
if('night'in document.documentElement.dataset)o([n,...d.filter(s=>s!=n)]).addEventListener('error',()=>t.closest(':not(:defined)')&&o(d));
else o(d)
}`.replaceAll('\n', '');
