import { expect, test } from 'vitest';
import { doubleRoom, facilities, inn, origin } from '../../tests/fixtures/smallSite.ts';
import { breadcrumbData, hotelData, roomData, structuredText } from './jsonLd.ts';

const hotel = (changes: Partial<typeof inn> = {}) =>
  hotelData({
    ...{ inn: { ...inn, ...changes }, facilities, origin },
    description: 'An inn.',
    images: ['/_astro/house.jpeg'],
  });
const room = (price?: number) =>
  roomData({
    room: price === undefined ? doubleRoom : { ...doubleRoom, price },
    ...{ inn, origin, images: ['/_astro/bed.jpeg'] },
  });

test('the inn is described in its own words', () => {
  expect(hotel()).toMatchObject({
    '@type': 'Hotel',
    name: inn.name,
    telephone: inn.phone,
    email: inn.email,
    checkinTime: inn.checkIn,
    checkoutTime: inn.checkOut,
    paymentAccepted: inn.payment,
    address: { streetAddress: inn.address.street, postalCode: '560068' },
    geo: { latitude: 12.9, longitude: 77.6 },
    image: [`${origin}/_astro/house.jpeg`],
    amenityFeature: [{ name: 'Hot water', value: true }],
  });
});

test('the number of rooms is the counters’, or is omitted', () => {
  expect(hotel().numberOfRooms).toBeUndefined();
  expect(hotel({ counters: [{ value: 100, label: 'Rooms' }] }).numberOfRooms).toBe(100);
});

test('a room has its beds, guests and amenities', () => {
  expect(room()).toMatchObject({
    '@type': 'HotelRoom',
    name: 'Double Room',
    url: `${origin}/Double_Room`,
    bed: { typeOfBed: '2 single beds', numberOfBeds: 2 },
    occupancy: { maxValue: 2 },
    amenityFeature: ['Fan', 'Desk', 'Lamp', 'Towels'].map((name) => ({ name })),
    containedInPlace: { '@id': hotel()['@id'] },
  });
});

test('an offer needs a price', () => {
  expect(room()).not.toHaveProperty('offers');
  expect(room(1500)).toMatchObject({
    '@type': ['HotelRoom', 'Product'],
    offers: {
      price: 1500,
      priceCurrency: 'INR',
      priceSpecification: { description: 'from ₹1,500 a night' },
    },
  });
});

test('the breadcrumbs are numbered', () => {
  const breadcrumbs = [
    { href: '/', name: 'Home' },
    { href: '/rooms', name: 'Rooms' },
  ];
  expect(breadcrumbData(breadcrumbs, origin)).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: `${origin}/` },
      { position: 2, name: 'Rooms', item: `${origin}/rooms` },
    ],
  });
});

test('no text of the innkeeper can end the script', () => {
  const text = structuredText([{ '@type': 'Hotel', name: '</script><b>' }]);
  expect(text).not.toContain('<');
  expect(JSON.parse(text)['@graph'][0].name).toBe('</script><b>');
});
