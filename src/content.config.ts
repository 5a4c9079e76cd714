import { defineCollection } from 'astro:content';
import type { Loader, LoaderContext } from 'astro/loaders';
import * as z from 'zod';
import { isBelow, versionOf } from '../lib/files.ts';
import { FILES } from './content/fileNames.ts';
import { schemaFor } from './content/files.ts';
import { contentFolder } from './content/folder.ts';
import { withoutHidden } from './content/hidden.ts';
import { fileAt, loadTyped } from './content/load.ts';
import type { Translation } from './content/schema/translations.ts';
import { translate } from './content/translations.ts';
import { language } from './site/languages.ts';

/**
 * Loads every content file that the site uses, parsed by its schema and without hidden parts; its path is
 * its id. When one file changes, reloads them all, since any of them may use the inn's facts.
 */
const contentLoader: Loader = {
  name: 'content',
  load: async ({ store, watcher }: LoaderContext) => {
    // The editor's preview marks each text with its field; a build must not. Only the watcher tells them
    // apart: DEV is true in both while the content is read.
    const preview =
      watcher && process.env['EDITOR_PREVIEW']
        ? await import('./content/preview/markFields.ts')
        : undefined;
    const refresh = async () => {
      const { typed, contents } = await loadTyped(contentFolder());
      const shown = withoutHidden(contents);
      const files = shown.flatMap(({ path, data, source }) => {
        try {
          const content = schemaFor(path)?.parse(data);
          return [{ path, content, typed: fileAt(typed, path)?.data, version: versionOf(source) }];
        } catch (error) {
          // During live editing, keep the previous content; the content check reports the error.
          if (!watcher) throw error;
          return [];
        }
      });
      const entries = files.find(({ path }) => path === FILES.translations)?.content ?? [];
      const english = new Map(files.map(({ path, content }) => [path, structuredClone(content)]));
      if (language !== 'en') translate(files, entries as Translation[], language);
      for (const { path, content, version } of files) {
        const data = preview
          ? { content: preview.markFields(path, schemaFor(path), content), version }
          : { content, ...(language !== 'en' && { english: english.get(path) }) };
        store.set({ id: path, data });
      }
      const paths = shown.map(({ path }) => path);
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
      const isOurs = file.endsWith('.yaml') && isBelow(folder, file);
      if (isOurs) void refresh().catch(() => undefined);
    });
  },
};

export const collections = {
  // The loader validates each file against the file's own schema.
  content: defineCollection({
    loader: contentLoader,
    schema: z.object({
      content: z.unknown(),
      /** The content before translation. */
      english: z.unknown().optional(),
      version: z.string().optional(),
    }),
  }),
};
