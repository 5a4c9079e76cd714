import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { Loader, LoaderContext } from 'astro/loaders';
import { parse } from 'yaml';
import { singleFiles } from './files.ts';
import { contentFolder } from './folder.ts';
import { filledIn, placeholdersIn } from './placeholders.ts';

interface Entry {
  id: string;
  data: Record<string, unknown>;
}

/** Reads a file with the parser of the content check: what the check has passed, a build reads. */
const read = async (path: string) => parse(await readFile(join(contentFolder(), path), 'utf8'));

/** Reads at the start, and again whenever any file changes: all of them may hold the inn's name. */
function loader(name: string, entries: () => Promise<Entry[]>): Loader {
  return {
    name,
    load: async ({ store, parseData, watcher }: LoaderContext) => {
      const refresh = async () => {
        const facts = placeholdersIn(await read(singleFiles.inn.path));
        const fresh = await Promise.all(
          (await entries()).map(async ({ id, data }) => ({
            id,
            data: await parseData({ id, data: filledIn(data, facts) }),
          })),
        );
        store.clear();
        for (const entry of fresh) store.set(entry);
      };
      if (!watcher) return refresh();
      // In live editing a slip leaves what was there; the content check says what it is.
      await refresh().catch(() => undefined);
      const folder = contentFolder();
      watcher.add(folder);
      watcher.on('all', (_, file) => {
        const isOurs = file.endsWith('.yaml') && !relative(folder, file).startsWith('..');
        if (isOurs) void refresh().catch(() => undefined);
      });
    },
  };
}

/** One file as one entry, so that a list keeps the innkeeper's order and needs no ids. */
export const oneFile = (path: string): Loader =>
  loader('one-file', async () => [{ id: 'only', data: { content: await read(path) } }]);

/** The same of a file that an inn may do without: its entry then has no content. */
export const optionalFile = (path: string): Loader =>
  loader('optional-file', async () => {
    const isThere = existsSync(join(contentFolder(), path));
    return [{ id: 'only', data: isThere ? { content: await read(path) } : {} }];
  });

/** One entry a file; its id is the file name, capitals kept: a room's name is its route. */
export const everyFile = (folder: string): Loader =>
  loader('every-file', async () => {
    const files = (await readdir(join(contentFolder(), folder))).filter((file) =>
      /^[^.].*\.yaml$/.test(file),
    );
    return Promise.all(
      files.sort().map(async (file) => ({
        id: file.slice(0, -'.yaml'.length),
        data: await read(`${folder}/${file}`),
      })),
    );
  });
