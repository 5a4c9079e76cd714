import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listFiles } from '../server/files.ts';
import { routeOf } from '../server/routes.ts';
import { sitemapOf } from '../src/discovery/sitemap.ts';

/** Writes sitemap.xml into a finished build. Stands before whatever compresses the build. */
export function sitemap(origin: string): AstroIntegration {
  return {
    name: 'sitemap',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const dist = fileURLToPath(dir);
        const pages = listFiles(dist).flatMap((path) => {
          const route = routeOf(path);
          return route ? [{ route, html: readFileSync(join(dist, path), 'utf8') }] : [];
        });
        writeFileSync(join(dist, 'sitemap.xml'), sitemapOf(pages, origin));
      },
    },
  };
}
