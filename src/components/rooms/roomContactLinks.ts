import { mailtoLink, whatsappLink } from '../../enquiry/contract/contactLinks.ts';
import { CONTACT_ROUTE } from '../../enquiry/contract/context.ts';

/** A room and the opening of a message about it. */
export interface RoomQuestion {
  id: string;
  name: string;
  text: string;
}

/** The address of a contact link for this room, or for none; undefined for other links. */
function addressOf(link: HTMLAnchorElement, room: RoomQuestion | undefined): string | undefined {
  const { origin, protocol, hostname, pathname, dataset } = link;
  // Numbers only: other paths, such as /message/…, are short links with a message that the inn has set.
  if (hostname === 'wa.me' && /^\/\d+$/.test(pathname)) return whatsappLink(pathname, room?.text);
  if (protocol === 'mailto:') {
    const letter = room && { subject: room.name, body: room.text };
    return mailtoLink(decodeURIComponent(pathname), letter);
  }
  // Only links styled as a call are enquiries; the menus' "Contact Us" just opens the page.
  const asks =
    origin === location.origin && pathname.endsWith(CONTACT_ROUTE) && dataset['variant'] === 'call';
  if (!asks) return undefined;
  return pathname + (room ? `?${new URLSearchParams({ room: room.id })}` : '');
}

/**
 * Makes the contact links in header, bar and footer refer to the selected room, as they do on the
 * room's own page.
 */
export function carryRoom(room: RoomQuestion | undefined): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('body > :not(main) a[href]')) {
    const href = addressOf(link, room);
    if (href === undefined) continue;
    link.href = href;
    // carry-guests.ts reads the room's name here.
    if (room) link.dataset['about'] = room.name;
    else delete link.dataset['about'];
  }
}
