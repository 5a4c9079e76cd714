import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { isPhotograph } from '../src/content/folder.ts';
import { listFiles } from '../src/content/load.ts';

const NAME = 'virtual:photographs';
const RESOLVED = `\0${NAME}`;

/** The source of a module that exports every photo in a folder by its path below that folder. */
async function moduleOf(folder: string): Promise<string> {
  const photos = (await listFiles(folder)).filter(isPhotograph);
  const imports = photos.map(
    (photo, index) => `import p${index} from ${JSON.stringify(join(folder, photo))};`,
  );
  const entries = photos.map((photo, index) => `${JSON.stringify(photo)}: p${index}`);
  return `${imports.join('\n')}\nexport default { ${entries.join(', ')} };`;
}

/**
 * Provides the content folder's photos to the build as `virtual:photographs`: the folder may be
 * anywhere, and Vite's `import.meta.glob` only takes literal paths.
 * @param content the content folder, an absolute path
 */
export function photographs(content: string): AstroIntegration {
  const folder = join(content, 'photos');
  return {
    name: 'photographs',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        updateConfig({
          vite: {
            // Let the dev server serve the original photos.
            server: { fs: { allow: [fileURLToPath(config.root), content] } },
            plugins: [
              {
                name: 'photographs',
                resolveId: (id) => (id === NAME ? RESOLVED : undefined),
                load: (id) => (id === RESOLVED ? moduleOf(folder) : undefined),
              },
            ],
          },
        });
      },
      'astro:server:setup': ({ server }) => {
        server.watcher.add(folder);
        const reload = (file: string) => {
          if (!isPhotograph(relative(folder, file).replaceAll('\\', '/'))) return;
          for (const { moduleGraph } of Object.values(server.environments)) {
            const module = moduleGraph.getModuleById(RESOLVED);
            if (module) moduleGraph.invalidateModule(module);
          }
          server.ws.send({ type: 'full-reload' });
        };
        server.watcher.on('add', reload).on('unlink', reload);
      },
    },
  };
}
