/** The twelve routes, spelt as in the specification, section 2. */
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

export const ROUTES: readonly string[] = [...NAVIGATION.map(([, href]) => href), ...ROOM_ROUTES];

/** Where no page is: the 404 page is shown there. */
export const NOWHERE = '/a-door-that-is-not-here';
