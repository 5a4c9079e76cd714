import type { Crumb } from '../components/layout/Breadcrumb.tsx';
import type { Room } from '../content/roomSchema.ts';
import type { Facility, Inn } from '../content/schemas.ts';
import { words } from '../site/words/index.ts';

/** One thing as schema.org describes it. */
export interface JsonLd {
  '@type': string | string[];
  [property: string]: Value | undefined;
}
type Value = string | number | boolean | JsonLd | readonly Value[];

/**
 * The text of a `<script type="application/ld+json">`. Nothing in it can end that script: `<` is
 * written as an escape.
 */
export function structuredText(things: readonly JsonLd[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return JSON.stringify(graph).replaceAll('<', '\\u003c');
}

/** What a room or the house has, each as the page names it. */
export function amenityFeatures(names: readonly string[]): JsonLd[] {
  return names.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true }));
}

/** The inn's own address in this data, so that its rooms can point to it. */
export function innId(origin: string): string {
  return new URL('/#inn', origin).href;
}

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

interface RoomInput {
  room: Room & { id: string };
  inn: Inn;
  /** Addresses of photographs on the page. */
  images: readonly string[];
  /** Where the site lives. */
  origin: string;
}

/** An offer is made only at a price, and schema.org lets only a product have one. */
function offerOf({ price }: Room, { priceNote }: Inn, url: string): Omit<JsonLd, '@type'> {
  if (price === undefined) return {};
  return {
    offers: {
      '@type': 'Offer',
      url,
      price,
      priceCurrency: 'INR',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: 'INR',
        // UN/CEFACT: a day.
        unitCode: 'DAY',
        description: words.price.withTax(price, priceNote),
      },
    },
  };
}

/** One room type, as its page describes it. */
export function roomData({ room, inn, images, origin }: RoomInput): JsonLd {
  const url = new URL(`/${room.id}`, origin).href;
  return {
    '@type': room.price === undefined ? 'HotelRoom' : ['HotelRoom', 'Product'],
    '@id': `${url}#room`,
    name: room.name,
    description: room.description.join(' '),
    url,
    image: images.map((image) => new URL(image, origin).href),
    bed: { '@type': 'BedDetails', typeOfBed: room.beds, numberOfBeds: room.bedCount },
    occupancy: { '@type': 'QuantitativeValue', maxValue: room.sleeps, unitText: 'guests' },
    ...(room.floorSpace && {
      floorSize: {
        '@type': 'QuantitativeValue',
        value: room.floorSpace,
        // UN/CEFACT: a square metre.
        unitCode: 'MTK',
      },
    }),
    amenityFeature: amenityFeatures(room.amenities.map(({ name }) => name)),
    containedInPlace: { '@type': 'Hotel', '@id': innId(origin), name: inn.name },
    ...offerOf(room, inn, url),
  };
}

/** The trail above a page's name, for pages that show one. */
export function breadcrumbData(breadcrumbs: readonly Crumb[], origin: string): JsonLd {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ href, name }, step) => ({
      '@type': 'ListItem',
      position: step + 1,
      name,
      item: new URL(href, origin).href,
    })),
  };
}
