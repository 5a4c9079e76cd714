import { defineCollection } from 'astro:content';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { file, glob } from 'astro/loaders';
import { parse } from 'yaml';
import * as z from 'zod';
import { singleFiles } from './content/files.ts';
import { contentFolder } from './content/folder.ts';
import { room } from './content/schemas.ts';

/** As an address, in which a space or a # is no trouble. */
const inContent = (path: string) => pathToFileURL(join(contentFolder(), path)).href;

/** One file as one entry, so that a list keeps the innkeeper's order and needs no ids. */
const single = <Schema extends z.ZodType>({ path, schema }: { path: string; schema: Schema }) =>
  defineCollection({
    loader: file(inContent(path), { parser: (text) => ({ only: { content: parse(text) } }) }),
    schema: z.object({ content: schema }),
  });

/** One entry a file; its id is the file name, capitals kept: a room's name is its route. */
const everyFile = (folder: string) =>
  glob({
    pattern: '*.yaml',
    base: new URL(`${inContent(folder)}/`),
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
