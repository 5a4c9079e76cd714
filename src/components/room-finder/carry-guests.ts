import { CONTACT_ROUTE, type GuestCount } from '../../enquiry/contract/context.ts';
import { roomFor } from '../../site/words/counts.ts';
import { answersIn } from './roomFit.ts';

/** The links' targets before and after the number of guests was added. */
const narrowed = new WeakMap<HTMLAnchorElement, { plain: string; full: string }>();

const tabs = [...document.querySelectorAll<HTMLAnchorElement>('a[data-room]')];
const roomPaths = new Set(tabs.map(({ pathname }) => pathname));

/** Whether a link leads to the contact page or to a room's page; a tab does not. */
function leadsOn({ origin, pathname, dataset }: HTMLAnchorElement): boolean {
  if (origin !== location.origin || dataset['room']) return false;
  // Other languages have a prefix: /kn/contact.
  return pathname.endsWith(CONTACT_ROUTE) || roomPaths.has(pathname);
}

function withGuests(link: HTMLAnchorElement, href: string, guests: GuestCount): string {
  const about = link.dataset['about'] ?? document.body.dataset['about'];
  // Browsers percent-encode an apostrophe in https: links, but not in mailto: links.
  const withApostrophes = (address: string) => address.replaceAll("'", '%27');
  const encoded = (room: string) => withApostrophes(encodeURIComponent(room));
  if (about && /^(https:\/\/wa\.me\/|mailto:)/.test(href)) {
    return withApostrophes(href).replaceAll(encoded(about), encoded(roomFor(about, guests)));
  }
  if (!leadsOn(link)) return href;
  const address = new URL(href);
  address.searchParams.set('guests', String(guests));
  return address.href;
}

/**
 * Adds this page's number of guests to a link to the contact page, to a room, or to a message
 * about a room.
 */
function carry(link: HTMLAnchorElement) {
  const { guests } = answersIn(location.search);
  const previous = narrowed.get(link);
  // If roomContactLinks.ts has changed the link since, for another room, start from its target.
  const before = previous?.full === link.href ? previous.plain : link.href;
  const href = guests === undefined ? before : withGuests(link, before, guests);
  if (href === link.href) return;
  link.href = href;
  narrowed.set(link, { plain: before, full: link.href });
}

function carryOnIntent({ target }: Event) {
  const link = target instanceof Element && target.closest('a');
  if (link) carry(link);
}

// Listen for the events of prefetch.ts, but in the capture phase: it must fetch the final address.
for (const intent of ['pointerover', 'touchstart', 'focusin', 'click']) {
  document.addEventListener(intent, carryOnIntent, { capture: true, passive: true });
}
// Dispatched by <room-questions> when the answers change. Updates all links at once, a few dozen.
addEventListener('roomsnarrowed', () => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) carry(link);
});
