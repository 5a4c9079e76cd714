import { jsonForHtml } from '../../../lib/text.ts';
import type { Climate } from '../../site/words/whichRoom.ts';

/** A room on the page: its anchor (empty if only its name is listed), capacity and climate. */
type HeadRoom = readonly [id: string, sleeps: number, climate: Climate];

/**
 * An inline script that runs before layout on the rooms page: applies the answers in the URL before the
 * first paint, and reserves space for the result (RoomQuestions), so that nothing shifts when
 * `room-questions.ts` and `room-tabs.ts` take over. It matches rooms as `roomFit.ts` does. Its CSS rules
 * stop applying once both scripts run.
 * @param hasQuestions whether the page has the questions. Without them it ignores the answers in an old
 * link, because guests could not remove them.
 */
export const narrowRoomsHead = (rooms: readonly HeadRoom[], hasQuestions: boolean) =>
  `{
const q=new URLSearchParams(${hasQuestions ? 'location.search' : ''}),h=location.hash.slice(1),n=q.get('guests'),k=q.get('climate'),
g=/^\\d\\d?[+ ]?$/.test(n)?parseInt(n):0,
c=k=='ac'?k:/^(non-ac|fan)$/.test(k)?'non-ac':'',
r=${jsonForHtml(rooms)},
s=r.filter(o=>o[1]>=g&&(!c||o[2]==c)),
f=g?s.filter(o=>o[1]==Math.min(...s.map(o=>o[1]))):s,
p=(f.find(o=>h&&o[0]==h)||f.find(o=>o[0])||[''])[0],
u=':root:not([data-narrows]) ',t='room-tabs:not(:defined) [data-panel';
if(g||c||h&&r.some(o=>o[0]==h))try{
const y=new CSSStyleSheet();
y.replaceSync((g||c?u+(f[0]?':is(li,tr)':'li')+'[data-sleeps]'+[...new Set(f.map(o=>':not([data-sleeps="'+o[1]+'"][data-climate="'+o[2]+'"])'))].join('')+'{display:none}':'')+(p?t+']{display:none}'+t+'="'+CSS.escape(p)+'"]{display:block}':u+'room-tabs{display:none}'));
document.adoptedStyleSheets=[y];
if(g||c)document.documentElement.dataset.answered=f[0]?'some':'none'
}catch{}
}`.replaceAll('\n', '');
