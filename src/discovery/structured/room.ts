import type { Inn, Room } from '../../content/schemas.ts';
import { amenityFeatures, innId, type Thing } from './data.ts';

interface RoomInput {
  room: Room & { id: string };
  inn: Inn;
  /** Addresses of photographs on the page. */
  images: readonly string[];
  /** Where the site lives. */
  origin: string;
}

/** An offer is made only at a price, and schema.org lets only a product have one. */
function offerOf(price: number | undefined, url: string): Omit<Thing, '@type'> {
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
      },
    },
  };
}

/** One room type, as its page describes it. */
export function roomData({ room, inn, images, origin }: RoomInput): Thing {
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
    amenityFeature: amenityFeatures(room.amenities.map(({ name }) => name)),
    containedInPlace: { '@type': 'Hotel', '@id': innId(origin), name: inn.name },
    ...offerOf(room.price, url),
  };
}
