import type { Facility, Inn } from '../../content/schemas.ts';
import { amenityFeatures, innId, type JsonLd } from './data.ts';

interface HotelInput {
  inn: Inn;
  description: string;
  facilities: readonly Facility[];
  /** Addresses of photographs on the page. */
  images: readonly string[];
  /** Where the site lives. */
  origin: string;
}

/** The counter that says how many rooms there are; undefined when the innkeeper shows none. */
function roomsOf(inn: Inn): number | undefined {
  const counter = inn.counters.find(({ label }) => /^rooms$/i.test(label));
  return typeof counter?.value === 'number' ? counter.value : undefined;
}

/**
 * The inn, in the words of the home page and nothing more: no ratings of our own. Check-in and
 * check-out are sentences, because a day here begins whenever the guest arrives and no hour would
 * be true.
 */
export function hotelData({ inn, description, facilities, images, origin }: HotelInput): JsonLd {
  const { street, locality, city, region, postalCode, country } = inn.address;
  return {
    '@type': 'Hotel',
    '@id': innId(origin),
    name: inn.name,
    description,
    url: new URL('/', origin).href,
    image: images.map((image) => new URL(image, origin).href),
    telephone: inn.phone,
    email: inn.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: [locality, city].filter(Boolean).join(', '),
      addressRegion: region,
      postalCode,
      addressCountry: country,
    },
    geo: { '@type': 'GeoCoordinates', ...inn.location },
    checkinTime: inn.checkIn,
    checkoutTime: inn.checkOut,
    paymentAccepted: inn.payment,
    numberOfRooms: roomsOf(inn),
    amenityFeature: amenityFeatures(facilities.map(({ serviceName }) => serviceName)),
    sameAs: inn.social.map(({ url }) => url),
  };
}
