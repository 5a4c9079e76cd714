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
 * Loads every file of content/ that the site uses, without hidden parts, as its schema parses it; the id
 * is the path. Reloads all of them when any file changes, since any may contain the inn's name.
 */
const contentLoader: Loader = {
  name: 'content',
  load: async ({ store, watcher }: LoaderContext) => {
    // In the editor's preview each text names its field. Never in a build, which has no watcher; DEV is true
    // while a build reads the content.
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
  // Each file has a schema of its own, which the loader applies.
  content: defineCollection({
    loader: contentLoader,
    schema: z.object({
      content: z.unknown(),
      /** The same before it was translated. */
      english: z.unknown().optional(),
      version: z.string().optional(),
    }),
  }),
};
