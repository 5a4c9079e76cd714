/** Words of the frame around every page, and of the links and buttons on it. */
export const site = {
  /** The accessible name of the language switch. */
  otherLanguages: 'This page in other languages',
  skipToContent: 'Skip to content',
  bookNow: 'Book Now',
  knowMore: 'Know More',
  exploreMore: 'Explore More',
  menu: 'Menu',
  closeMenu: 'Close menu',
  call: 'Call',
  whatsapp: 'WhatsApp',
  directions: 'Directions',
  enquire: 'Enquire',
  actionBar: 'Ways to reach us',
  email: 'E-mail',
  heroPictures: 'Photographs of the inn',
  seeRooms: 'See the rooms',
  houseFacts: 'House facts',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  payment: 'Payment',
  languages: 'We speak',
  /** The accessible name of the breadcrumbs. */
  trail: 'You are here',
  /** The whole text of a page at an old address, for hosts that cannot redirect. */
  moved: 'This page has moved: here it is',
  wayHome: 'Home',
  quickLinks: 'Quick links',
  reachUs: 'Reach us',
  nav: {
    label: 'Main',
    home: 'Home',
    about: 'About Us',
    rooms: 'Rooms',
    facilities: 'Facilities',
    gallery: 'Gallery',
    contact: 'Contact Us',
  },
} as const;

/** Headings and labels of llms.txt, which assistants read. */
export const llms = {
  facts: 'Facts',
  address: 'Address',
  telephone: 'Telephone',
  nearby: 'Near the inn, by road unless it says on foot',
  pages: 'Pages',
  booking: (contact: string, telephone: string) =>
    `Rooms are not booked on this site. Guests telephone or write, with their dates: ${telephone}, or the form at ${contact}.`,
} as const;

/** Words around the inn's notice, above every page and on its own. */
export const notice = {
  label: 'Notice',
  more: 'More about it',
  day: (day: Date) =>
    new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      day,
    ),
  days: (from: string, until: string) => (from === until ? from : `${from} to ${until}`),
  over: (until: string) => `This ended on ${until}.`,
} as const;
