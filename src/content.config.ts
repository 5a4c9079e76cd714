import { defineCollection } from 'astro:content';
import * as z from 'zod';
import { singleFiles } from './content/files.ts';
import { everyFile, oneFile } from './content/loader.ts';
import { room } from './content/schemas.ts';

const single = <Schema extends z.ZodType>({ path, schema }: { path: string; schema: Schema }) =>
  defineCollection({ loader: oneFile(path), schema: z.object({ content: schema }) });

export const collections = {
  inn: single(singleFiles.inn),
  testimonials: single(singleFiles.testimonials),
  gallery: single(singleFiles.gallery),
  facilities: single(singleFiles.facilities),
  nearby: single(singleFiles.nearby),
  rooms: defineCollection({ loader: everyFile('rooms'), schema: room }),
  // Each page has a schema of its own, applied by getPage().
  pages: defineCollection({ loader: everyFile('pages'), schema: z.looseObject({}) }),
};
