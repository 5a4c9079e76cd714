import { jsonForHtml } from '../../lib/text.ts';
import type { Crumb } from '../components/layout/Breadcrumb.tsx';
import type { RoomWithRoute } from '../content/queries.ts';
import type { Inn } from '../content/schema/inn.ts';
import type { Facility } from '../content/schema/lists.ts';
import type { Room } from '../content/schema/room.ts';
import { words } from '../site/words/index.ts';

/** A schema.org thing. */
export interface JsonLd {
  '@type': string | string[];
  [property: string]: Value | undefined;
}
type Value = string | number | boolean | JsonLd | readonly Value[];

/**
 * The content of a `<script type="application/ld+json">`. Escapes `<`, so that nothing in it can
 * end the script.
 */
export function structuredText(things: readonly JsonLd[]): string {
  const graph = { '@context': 'https://schema.org', '@graph': things };
  return jsonForHtml(graph);
}

/** Amenities of a room or the inn, named as on the page. */
function amenityFeatures(names: readonly string[]): JsonLd[] {
  return names.map((name) => ({ '@type': 'LocationFeatureSpecification', name, value: true }));
}

/** The inn's identifier in this data, which its rooms refer to. */
function innId(origin: string): string {
  return new URL('/#inn', origin).href;
}

/** States the language of a page. */
export const pageData = (url: string, inLanguage: string): JsonLd => ({
  '@type': 'WebPage',
  url,
  inLanguage,
});

interface HotelInput {
  inn: Inn;
  /** The inn in English: a counter is recognised by its label. */
  englishInn?: Inn | undefined;
  description: string;
  facilities: readonly Facility[];
  /** URLs of photographs on the page. */
  images: readonly string[];
  /** The site's origin. */
  origin: string;
}

/** The number of rooms from the counters; undefined if the innkeeper shows none. */
function roomsOf(inn: Inn): number | undefined {
  const counter = inn.counters?.find(({ label }) => /^rooms$/i.test(label));
  return typeof counter?.value === 'number' ? counter.value : undefined;
}

/**
 * The inn as the home page describes it, without ratings of our own. Check-in and check-out stay
 * sentences: a day here starts when the guest arrives, so no hour would be true.
 */
export function hotelData(input: HotelInput): JsonLd {
  const { inn, englishInn = inn, description, facilities, images, origin } = input;
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
    numberOfRooms: roomsOf(englishInn),
    amenityFeature: amenityFeatures(facilities.map(({ serviceName }) => serviceName)),
    sameAs: (inn.social ?? []).map(({ url }) => url),
  };
}

interface RoomInput {
  room: RoomWithRoute;
  inn: Inn;
  /** URLs of photographs on the page. */
  images: readonly string[];
  /** The site's origin. */
  origin: string;
}

/** A room with a price has an offer, which schema.org allows only for products. */
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
        // UN/CEFACT code: a day.
        unitCode: 'DAY',
        description: words.price.withTax(price, priceNote),
      },
    },
  };
}

/** A room type as its page describes it. */
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
        // UN/CEFACT code: a square metre.
        unitCode: 'MTK',
      },
    }),
    amenityFeature: amenityFeatures(room.amenities.map(({ name }) => name)),
    containedInPlace: { '@type': 'Hotel', '@id': innId(origin), name: inn.name },
    ...offerOf(room, inn, url),
  };
}

/** The breadcrumbs of pages that show them. */
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
