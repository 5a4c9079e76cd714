import { LONG } from './places.ts';

/** Room paths as in the specification, section 2. */
export const ROOM_ROUTES = [
  '/Deluxe_Double_Non-AC_Room',
  '/Deluxe_Double_AC_Room',
  '/Deluxe_Non-AC_Triple_Room',
  '/Deluxe_AC_Triple_Room',
  '/Deluxe_Non-AC_Four_Bed_Room',
  '/Deluxe_AC_Four_Bed_Room',
] as const;

/** The main navigation's labels and paths, in the specification's order. */
export const NAVIGATION = [
  ['Home', '/'],
  ['About Us', '/about'],
  ['Rooms', '/rooms'],
  ['Facilities', '/facilities'],
  ['Gallery', '/gallery'],
  ['Contact Us', '/contact'],
] as const;

/** Pages beyond the specification; the sample has all of them. */
const OWN_ROUTES = ['/good-to-know', '/privacy'];

/** Every page search engines may list. */
export const ROUTES: readonly string[] = [
  ...NAVIGATION.map(([, href]) => href),
  ...ROOM_ROUTES,
  ...OWN_ROUTES,
];

/** The rooms with the shortest and the longest name represent all six. */
const DRAWN_EACH_TIME: readonly string[] = [
  '/Deluxe_Double_AC_Room',
  '/Deluxe_Non-AC_Four_Bed_Room',
];

const isLikeAnother = (route: string): boolean =>
  (ROOM_ROUTES as readonly string[]).includes(route) && !DRAWN_EACH_TIME.includes(route);

/** One path per kind of page, for tests of how pages look. */
export const KINDS: readonly string[] = ROUTES.filter((route) => !isLikeAnother(route));

/** Tags for a test of one path: pages that look like another run only in the long suite. */
export function tagOf(route: string): string[] {
  return isLikeAnother(route) ? [LONG] : [];
}

/** A path that does not exist, for the 404 page. */
export const NOWHERE = '/a-door-that-is-not-here';
