import { defineCollection } from 'astro:content';
import { relative } from 'node:path';
import type { Loader, LoaderContext } from 'astro/loaders';
import * as z from 'zod';
import { schemaFor } from './content/files.ts';
import { contentFolder } from './content/folder.ts';
import { withoutHidden } from './content/hidden.ts';
import { loadContent } from './content/load.ts';

/**
 * Every file of content/ that the site reads, without what is hidden, as its schema takes it; its id
 * is its path. Reads at
 * the start, and again whenever any file changes: all of them may hold the inn's name.
 */
const contentLoader: Loader = {
  name: 'content',
  load: async ({ store, watcher }: LoaderContext) => {
    const refresh = async () => {
      const files = withoutHidden(await loadContent(contentFolder()));
      for (const { path, data } of files) {
        try {
          store.set({ id: path, data: { content: schemaFor(path)?.parse(data) } });
        } catch (error) {
          // In live editing an error leaves what was there; the content check says what it is.
          if (!watcher) throw error;
        }
      }
      const paths = files.map(({ path }) => path);
      for (const id of store.keys()) if (!paths.includes(id)) store.delete(id);
    };
    if (!watcher) {
      store.clear();
      return refresh();
    }
    await refresh().catch(() => undefined);
    const folder = contentFolder();
    watcher.add(folder);
    watcher.on('all', (_, file) => {
      const isOurs = file.endsWith('.yaml') && !relative(folder, file).startsWith('..');
      if (isOurs) void refresh().catch(() => undefined);
    });
  },
};

export const collections = {
  // Each file has a schema of its own, which the loader applies.
  content: defineCollection({
    loader: contentLoader,
    schema: z.object({ content: z.unknown() }),
  }),
};
