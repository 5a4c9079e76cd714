import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listFiles } from '../lib/files.ts';
import { routeOf } from '../server/routes.ts';
import { withPhotographs } from '../src/seo/sitemap.ts';

/** Adds each page's pictures to the sitemap of a finished build. Run before compression. */
export function sitemapPhotographs(): AstroIntegration {
  return {
    name: 'sitemap-photographs',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const dist = fileURLToPath(dir);
        const files = new Map(listFiles(dist).map((path) => [routeOf(path), path]));
        const pageAt = (path: string) => readFileSync(join(dist, files.get(path) ?? path), 'utf8');
        const sitemap = join(dist, 'sitemap.xml');
        writeFileSync(sitemap, withPhotographs(readFileSync(sitemap, 'utf8'), pageAt));
      },
    },
  };
}
