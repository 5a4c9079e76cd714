/** Words of the frame around every page, and of the links and buttons on it. */
export const site = {
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
  email: 'E-mail',
  address: 'Address',
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
