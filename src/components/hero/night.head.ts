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
 * is night, and loads the first one. All are served lazy, so that browsers preload no other. A slide's
 * label is its position, so labels do not move with slides. A guest offline may have no picture for
 * the night: the order is then that of the day, unless the carousel has begun. Where a frame was drawn
 * before, browsers keep its slide in view (CSS Scroll Snap, 6.2): the next frame starts with the first.
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
},
m=s=>{requestAnimationFrame(()=>t.parentNode.scrollLeft=0);return o(s)};
if('night'in document.documentElement.dataset)m([n,...d.filter(s=>s!=n)]).addEventListener('error',()=>t.closest(':not(:defined)')&&m(d));
else o(d)
}`.replaceAll('\n', '');
