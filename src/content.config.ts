import { defineCollection } from 'astro:content';
import * as z from 'zod';
import { contentLoader } from './content/loader.ts';

export const collections = {
  // Each file has a schema of its own, which the loader applies.
  content: defineCollection({
    loader: contentLoader,
    schema: z.object({ content: z.unknown() }),
  }),
};
