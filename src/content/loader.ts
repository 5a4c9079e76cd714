import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Loader, LoaderContext } from 'astro/loaders';
import { parse } from 'yaml';
import { listFiles } from './diagnostics/folder.ts';
import { schemaFor } from './files.ts';
import { contentFolder } from './folder.ts';
import { filledIn, placeholdersIn } from './placeholders.ts';

/** Reads a file with the parser of the content check: what the check has passed, a build reads. */
const read = async (path: string) => parse(await readFile(join(contentFolder(), path), 'utf8'));

/**
 * Every file of content/ that the site reads, as its schema takes it; its id is its path. Reads at
 * the start, and again whenever any file changes: all of them may hold the inn's name.
 */
export const contentLoader: Loader = {
  name: 'content',
  load: async ({ store, watcher }: LoaderContext) => {
    const refresh = async () => {
      const facts = placeholdersIn(await read('inn.yaml'));
      const paths = await listFiles(contentFolder());
      for (const path of paths) {
        const schema = schemaFor(path);
        if (!schema) continue;
        try {
          const content = schema.parse(filledIn(await read(path), facts));
          store.set({ id: path, data: { content } });
        } catch (error) {
          // In live editing a slip leaves what was there; the content check says what it is.
          if (!watcher) throw error;
        }
      }
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
