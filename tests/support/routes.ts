import { LONG } from './places.ts';

/** The rooms, spelt as in the specification, section 2. */
export const ROOM_ROUTES = [
  '/Deluxe_Double_Non-AC_Room',
  '/Deluxe_Double_AC_Room',
  '/Deluxe_Non-AC_Triple_Room',
  '/Deluxe_AC_Triple_Room',
  '/Deluxe_Non-AC_Four_Bed_Room',
  '/Deluxe_AC_Four_Bed_Room',
] as const;

/** The main navigation: words and addresses, in the specification's order. */
export const NAVIGATION = [
  ['Home', '/'],
  ['About Us', '/about'],
  ['Rooms', '/rooms'],
  ['Facilities', '/facilities'],
  ['Gallery', '/gallery'],
  ['Contact Us', '/contact'],
] as const;

/** Pages that the specification does not name; the sample has them all. */
const OWN_ROUTES = ['/good-to-know', '/privacy'];

/** Every page that search engines may list. */
export const ROUTES: readonly string[] = [
  ...NAVIGATION.map(([, href]) => href),
  ...ROOM_ROUTES,
  ...OWN_ROUTES,
];

/** The rooms with the shortest and the longest name. One pattern draws all six. */
const DRAWN_EACH_TIME: readonly string[] = [
  '/Deluxe_Double_AC_Room',
  '/Deluxe_Non-AC_Four_Bed_Room',
];

const isLikeAnother = (route: string): boolean =>
  (ROOM_ROUTES as readonly string[]).includes(route) && !DRAWN_EACH_TIME.includes(route);

/** One address of each kind of page, for what looks at how pages are drawn. */
export const KINDS: readonly string[] = ROUTES.filter((route) => !isLikeAnother(route));

/** The tag of a test about one address: what is drawn like another waits for the long run. */
export function tagOf(route: string): string[] {
  return isLikeAnother(route) ? [LONG] : [];
}

/** Where no page is: the 404 page is shown there. */
export const NOWHERE = '/a-door-that-is-not-here';
