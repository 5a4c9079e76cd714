import { defineCollection } from 'astro:content';
import * as z from 'zod';
import { optionalFiles, singleFiles } from './content/files.ts';
import { everyFile, oneFile, optionalFile } from './content/loader.ts';
import { room } from './content/roomSchema.ts';

const single = <Schema extends z.ZodType>({ path, schema }: { path: string; schema: Schema }) =>
  defineCollection({ loader: oneFile(path), schema: z.object({ content: schema }) });

const optional = <Schema extends z.ZodType>({ path, schema }: { path: string; schema: Schema }) =>
  defineCollection({
    loader: optionalFile(path),
    schema: z.object({ content: schema.optional() }),
  });

export const collections = {
  inn: single(singleFiles.inn),
  testimonials: single(singleFiles.testimonials),
  gallery: single(singleFiles.gallery),
  facilities: single(singleFiles.facilities),
  nearby: single(singleFiles.nearby),
  map: optional(optionalFiles.map),
  gettingHere: optional(optionalFiles.gettingHere),
  goodToKnow: optional(optionalFiles.goodToKnow),
  rooms: defineCollection({ loader: everyFile('rooms'), schema: room }),
  // Each page has a schema of its own, applied by getPage().
  pages: defineCollection({ loader: everyFile('pages'), schema: z.looseObject({}) }),
};
