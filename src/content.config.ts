import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { parse } from 'yaml';
import * as z from 'zod';
import { singleFiles } from './content/files.ts';
import { room } from './content/schemas.ts';

/** One file as one entry, so that a list keeps the innkeeper's order and needs no ids. */
const single = <Schema extends z.ZodType>({ path, schema }: { path: string; schema: Schema }) =>
  defineCollection({
    loader: file(`content/${path}`, { parser: (text) => ({ only: { content: parse(text) } }) }),
    schema: z.object({ content: schema }),
  });

/** One entry a file; its id is the file name, capitals kept: a room's name is its route. */
const everyFile = (folder: string) =>
  glob({
    pattern: '*.yaml',
    base: `./content/${folder}`,
    generateId: ({ entry }) => entry.replace(/\.yaml$/, ''),
  });

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
