import { jsonForHtml } from '../../../lib/text.ts';
import { clockExpression } from '../layout/clock.head.ts';

/** The hours, by the inn's clock, at which the hero starts with its night picture. */
const NIGHT = { from: 23, until: 5 } as const;

/**
 * An inline script for the head of a home page with a night picture: preloads only the picture that the
 * hero starts with at this hour. A `<link>` in the HTML would load its picture at any hour.
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
 * An inline script that runs once the hero is parsed, before it is painted. At night it moves the night
 * picture to the front; it then loads the first picture, which is served lazy, as all are, so that
 * browsers preload no other. A slide's label is its position, so labels do not move with slides. If the
 * night picture fails to load, as it may offline, the script restores the day's order, unless the carousel
 * has started. Where a frame was painted before, browsers keep its slide in view (CSS Scroll Snap, 6.2), so
 * the next frame scrolls back to the first slide.
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
