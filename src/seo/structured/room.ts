import type { Room } from '../../content/roomSchema.ts';
import type { Inn } from '../../content/schemas.ts';
import { words } from '../../site/words/index.ts';
import { amenityFeatures, innId, type JsonLd } from './data.ts';

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
