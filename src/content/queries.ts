import { getCollection, getEntry } from 'astro:content';
import { drawingColours } from '../colours/palette.ts';
import type { GettingHere } from './gettingHereSchema.ts';
import type { GoodToKnow } from './knowSchema.ts';
import type { MapContent } from './mapSchema.ts';
import { once, onceEach } from './memoize.ts';
import type { Nearby } from './nearbySchema.ts';
import { type PageContent, type PageId, pages } from './pageSchemas.ts';
import type { Room } from './roomSchema.ts';
import type { GalleryItem, HouseFacility, Inn, Testimonial } from './schemas.ts';

/** A room type with its address: `/${id}`, spelt as its file is. */
export type RoomWithRoute = Room & { id: string };

function found<Entry>(entry: Entry | undefined, file: string): Entry {
  if (entry === undefined) throw new Error(`content/${file} is missing: run npm run content.`);
  return entry;
}

/** The inn's own facts. */
export const getInn = once(
  async (): Promise<Inn> => found(await getEntry('inn', 'only'), 'inn.yaml').data.content,
);

/** What icons, share pictures and the browser's frame are drawn in, in the inn's own colours. */
export const getDrawingColours = once(async () => drawingColours((await getInn()).colours));

/** All room types in the innkeeper's order. */
export const getRooms = once(async (): Promise<readonly RoomWithRoute[]> => {
  const entries = await getCollection('rooms');
  return entries.map(({ id, data }) => ({ id, ...data })).sort((a, b) => a.order - b.order);
});

export const getTestimonials = once(
  async (): Promise<readonly Testimonial[]> =>
    found(await getEntry('testimonials', 'only'), 'testimonials.yaml').data.content,
);

export const getNearby = once(
  async (): Promise<Nearby> =>
    found(await getEntry('nearby', 'only'), 'nearby-places.yaml').data.content,
);

/** The drawn map; undefined where the inn has none. */
export const getMap = once(
  async (): Promise<MapContent | undefined> => (await getEntry('map', 'only'))?.data.content,
);

/** The ways to the inn and the card for a driver; undefined where the inn tells none. */
export const getGettingHere = once(
  async (): Promise<GettingHere | undefined> =>
    (await getEntry('gettingHere', 'only'))?.data.content,
);

/** Questions and answers; undefined where the inn has no such page. */
export const getGoodToKnow = once(
  async (): Promise<GoodToKnow | undefined> => (await getEntry('goodToKnow', 'only'))?.data.content,
);

/** In the file's order, which tells a stay from arriving to leaving. */
export const getGallery = once(
  async (): Promise<readonly GalleryItem[]> =>
    found(await getEntry('gallery', 'only'), 'gallery.yaml').data.content,
);

export const getFacilities = once(
  async (): Promise<readonly HouseFacility[]> =>
    found(await getEntry('facilities', 'only'), 'facilities.yaml').data.content,
);

const readPage = onceEach(async (id: PageId) =>
  // Astro's own types do not follow a generic id.
  pages[id].parse(found(await getEntry('pages', id as string), `pages/${id}.yaml`).data),
);

/** The words and pictures of one page; rejects when its file is missing or not as its schema asks. */
export const getPage = <Id extends PageId>(id: Id) => readPage(id) as Promise<PageContent<Id>>;
