import { mailtoLink, whatsappLink } from '../../enquiry/contract/contactLinks.ts';
import { CONTACT_ROUTE } from '../../enquiry/contract/context.ts';

/** The room that a page shows among others, and how a message about it begins. */
export interface ShownRoom {
  id: string;
  name: string;
  text: string;
}

/** The same way to the inn about this room, or about none; undefined for other links. */
function addressOf(link: HTMLAnchorElement, room: ShownRoom | undefined): string | undefined {
  const { origin, protocol, hostname, pathname, dataset } = link;
  if (hostname === 'wa.me') return whatsappLink(pathname, room?.text);
  if (protocol === 'mailto:') {
    const letter = room && { subject: room.name, body: room.text };
    return mailtoLink(decodeURIComponent(pathname), letter);
  }
  // "Contact Us" of the menus leads to the page; what is painted as a call asks.
  const asks =
    origin === location.origin && pathname === CONTACT_ROUTE && dataset['variant'] === 'call';
  if (!asks) return undefined;
  return pathname + (room ? `?${new URLSearchParams({ room: room.id })}` : '');
}

/**
 * Lets the ways to the inn that stand around a page, in its header, bar and foot, begin with the
 * room that was chosen on it, as they do on the room's own page.
 */
export function carryRoom(room: ShownRoom | undefined): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('body > :not(main) a[href]')) {
    const href = addressOf(link, room);
    if (href === undefined) continue;
    link.href = href;
    // Names the room to carry-guests.ts.
    if (room) link.dataset['about'] = room.name;
    else delete link.dataset['about'];
  }
}
