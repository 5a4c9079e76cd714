import * as z from 'zod';
import { gettingHere } from './gettingHereSchema.ts';
import { goodToKnow } from './knowSchema.ts';
import { map } from './mapSchema.ts';
import { nearby } from './nearbySchema.ts';
import { type PageId, pages } from './pageSchemas.ts';
import { room } from './roomSchema.ts';
import { galleryItem, houseFacility, inn, testimonial } from './schemas.ts';
import { ownWords } from './wordsSchema.ts';

const list = <Entry extends z.ZodType>(entry: Entry) =>
  z.array(entry).min(1, 'Keep at least one entry.');

/** The files of content/ that there is one of, and what each may hold. */
export const singleFiles = {
  inn: { path: 'inn.yaml', schema: inn },
  testimonials: { path: 'testimonials.yaml', schema: list(testimonial) },
  gallery: { path: 'gallery.yaml', schema: list(galleryItem) },
  facilities: { path: 'facilities.yaml', schema: list(houseFacility) },
  nearby: { path: 'nearby-places.yaml', schema: nearby },
} as const;

/** As these, but an inn may do without them. */
export const optionalFiles = {
  map: { path: 'map.yaml', schema: map },
  gettingHere: { path: 'getting-here.yaml', schema: gettingHere },
  goodToKnow: { path: 'good-to-know.yaml', schema: goodToKnow },
  words: { path: 'words.yaml', schema: ownWords },
} as const;

export const pageIds = Object.keys(pages) as PageId[];

/** What the file at this path below content/ may hold; undefined when the site reads no such file. */
export function schemaFor(path: string): z.ZodType | undefined {
  if (/^rooms\/[^/]+\.yaml$/.test(path)) return room;
  const page = pageIds.find((id) => path === `pages/${id}.yaml`);
  if (page) return pages[page];
  return Object.values({ ...singleFiles, ...optionalFiles }).find((file) => file.path === path)
    ?.schema;
}

/** Every file without which the site cannot be built, except the rooms. */
export const neededFiles = [
  ...Object.values(singleFiles).map((file) => file.path),
  ...pageIds.map((id) => `pages/${id}.yaml`),
];
