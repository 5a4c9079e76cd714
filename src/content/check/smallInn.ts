import { stringify } from 'yaml';

/**
 * A small inn for the tests, so that the innkeeper may change every word of the real one
 * without breaking a test.
 */
const show = (photo: string) => ({ photo, alt: 'A photo', focus: [50, 50] });
const house = show('public/house.jpg');
const desk = show('public/desk.jpg');
const bed = show('rooms/bed.jpg');

const head = {
  title: 'The small inn',
  description: 'An inn that is small enough to be read in a test, and complete all the same.',
};
const banner = { heading: 'A heading', intro: 'A sentence.' };
const about = { heading: 'About', paragraphs: ['One.', 'Two.'], pictures: [house, desk] };
const facility = (serviceName: string) => ({
  serviceName,
  serviceDesc: 'Hot all day.',
  icon: 'shower',
});
const amenity = (name: string) => ({ icon: 'fan', name });

const room = (order: number, name: string) => ({
  order,
  name,
  shortName: name,
  beds: '2 single beds',
  bedCount: 2,
  sleeps: 2,
  baths: 1,
  wifi: true,
  climate: 'non-ac',
  summary: 'Two beds.',
  description: ['Two beds and a window.'],
  amenities: ['Fan', 'Desk', 'Lamp', 'Towels'].map(amenity),
  pictures: [bed, desk],
});

const inn = {
  name: 'Small Inn',
  phone: '+91 80 0000 0168',
  whatsapp: '+91 80 0000 0168',
  email: 'stay@inn.example',
  tagline: 'A line',
  logoAlt: 'The small inn',
  address: {
    street: '1, First Cross',
    city: 'Bengaluru',
    postalCode: '560068',
    region: 'Karnataka',
    country: 'India',
  },
  location: { latitude: 12.9, longitude: 77.6 },
  mapsSearch: 'Small Inn',
  social: [{ network: 'instagram', url: 'https://www.instagram.com/inn.example' }],
  checkOut: '24 hours',
  checkIn: 'Any hour',
  payment: 'All major cards accepted',
  languages: 'Kannada',
  counters: [{ value: '24/7', label: 'Support' }],
  credits: 'Nobody',
};

const pages = {
  home: {
    ...head,
    hero: { headline: 'Come in', intro: 'A sentence.', pictures: [house, desk, bed, house] },
    about,
    counters: { heading: 'Figures' },
    rooms: banner,
    promo: { sentence: 'A sentence.', picture: house },
    nearby: banner,
    facilities: { ...banner, picture: desk },
    contact: banner,
    testimonials: banner,
  },
  about: {
    ...head,
    ...banner,
    banner: house,
    about,
    arch: desk,
    whyChooseUs: { heading: 'Why', items: ['One', 'Two', 'Three'].map(facility) },
    services: { ...banner, items: ['One', 'Two', 'Three', 'Four'].map(facility) },
    closing: 'More.',
  },
  contact: { ...head, ...banner, ways: banner, map: { ...banner, arriving: ['Walk.'] } },
  gallery: { ...head, ...banner, closing: 'More.' },
  rooms: { ...head, ...banner, whatsappText: 'About the [room]', others: 'Others' },
  facilities: { ...head, ...banner, picture: desk, closing: 'More.' },
  'not-found': { ...head, ...banner, picture: house },
  failure: { ...head, ...banner },
  sent: { ...head, ...banner },
  'not-sent': { ...head, ...banner },
};

const data: Record<string, unknown> = {
  'inn.yaml': inn,
  'testimonials.yaml': [
    { name: 'Asha', profession: 'Mysuru', review: 'Clean.', picture: { photo: bed.photo } },
  ],
  'gallery.yaml': [0, 1, 14].map((id) => ({ id, caption: `Photo ${id}`, picture: house })),
  'facilities.yaml': [facility('Hot water')],
  'nearby-places.yaml': {
    checkedOn: '2026-11-21',
    places: [{ category: 'Airport', name: 'The airport', distance: 46, time: 80 }],
  },
  'rooms/Double_Room.yaml': room(1, 'Double Room'),
  'rooms/Triple_Room.yaml': room(2, 'Triple Room'),
  ...Object.fromEntries(Object.entries(pages).map(([id, page]) => [`pages/${id}.yaml`, page])),
};

/** The YAML text of each file of the small inn. */
export const smallInn: Record<string, string> = Object.fromEntries(
  // Written out in full: an alias (&a, *a) is nothing an innkeeper would write.
  Object.entries(data).map(([path, value]) => [
    path,
    stringify(value, { aliasDuplicateObjects: false }),
  ]),
);

export const smallInnPhotos = ['public/house.jpg', 'public/desk.jpg', 'rooms/bed.jpg'];
