import { CONTACT_ROUTE } from '../../enquiry/contract/context.ts';
import { roomFor } from '../../site/words/counts.ts';
import { answersIn } from './roomFit.ts';

/** Where the links led before anybody said how many come, and since. */
const narrowed = new WeakMap<HTMLAnchorElement, { plain: string; full: string }>();

const tabs = [...document.querySelectorAll<HTMLAnchorElement>('a[data-room]')];
const roomPaths = new Set(tabs.map(({ pathname }) => pathname));

/** To the contact page or to a room's own; a tab opens no page. */
function leadsOn({ origin, pathname, dataset }: HTMLAnchorElement): boolean {
  if (origin !== location.origin || dataset['room']) return false;
  return pathname === CONTACT_ROUTE || roomPaths.has(pathname);
}

function withGuests(link: HTMLAnchorElement, href: string, guests: number): string {
  const about = link.dataset['about'] ?? document.body.dataset['about'];
  const said = (room: string) => encodeURIComponent(room);
  if (about && /^(https:\/\/wa\.me\/|mailto:)/.test(href)) {
    return href.replaceAll(said(about), said(roomFor(about, guests)));
  }
  if (!leadsOn(link)) return href;
  const address = new URL(href);
  address.searchParams.set('guests', String(guests));
  return address.href;
}

/**
 * Lets a link say how many are coming, as the address of this page does: to the contact page, to a
 * room, and in a message about a room.
 */
function carry(link: HTMLAnchorElement) {
  const { guests } = answersIn(location.search);
  const known = narrowed.get(link);
  // Not where somebody else has led it elsewhere since: to another room (roomWays.ts).
  const before = known?.full === link.href ? known.plain : link.href;
  const href = guests === undefined ? before : withGuests(link, before, guests);
  if (href === link.href) return;
  link.href = href;
  narrowed.set(link, { plain: before, full: link.href });
}

function carryMeant({ target }: Event) {
  const link = target instanceof Element && target.closest('a');
  if (link) carry(link);
}

// Before the browser fetches ahead what a link leads to, which it does at the same signs (prefetch.ts).
for (const intent of ['pointerover', 'touchstart', 'focusin', 'click']) {
  document.addEventListener(intent, carryMeant, { capture: true, passive: true });
}
// Said by <room-questions> when the answers are others. All at once: there are some dozens.
addEventListener('roomsnarrowed', () => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) carry(link);
});
