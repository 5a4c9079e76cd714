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

export const CONTACT = '/contact';
export const ROOMS = '/rooms';
