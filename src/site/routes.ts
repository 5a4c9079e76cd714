export { OFFLINE } from '../offline/addresses.ts';

import { CONTACT_ROUTE } from '../enquiry/contract/context.ts';
import { words } from './words/index.ts';

/** The six pages of the main navigation, in the specification's order. Room pages are content. */
export const mainRoutes = [
  { href: '/', label: words.nav.home },
  { href: '/about', label: words.nav.about },
  { href: '/rooms', label: words.nav.rooms },
  { href: '/facilities', label: words.nav.facilities },
  { href: '/gallery', label: words.nav.gallery },
  { href: '/contact', label: words.nav.contact },
] as const;

/** The specification's quick links in the footer. */
export const quickRoutes = mainRoutes.filter(({ href }) =>
  ['/', '/about', '/gallery', '/contact'].includes(href),
);

export const CONTACT = CONTACT_ROUTE;
export const ROOMS = '/rooms';
export const CARD = '/card';
export const PRIVACY = '/privacy';

/** Pages that an inn may do without: each stands where its file in content/ does. */
export const GOOD_TO_KNOW = '/good-to-know';
export const DRIVERS_CARD = '/drivers-card';

/** Pages that the specification does not name; the foot of every page leads to them. */
export const furtherRoutes = [{ href: PRIVACY, label: words.privacy.page }] as const;

/** The contact page for a question about a room. */
export const askAbout = (roomId: string): string => `${CONTACT}?room=${encodeURIComponent(roomId)}`;
