import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mainRoutes } from '../../src/routes.ts';

/** An address that does not exist, to see the 404 page. */
export const NOWHERE = '/nowhere';

/** The paths in a sitemap, in the order of the main navigation; room pages come after the rooms. */
export function pagesOf(sitemap: string): string[] {
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const main = mainRoutes.map(({ href }): string => href);
  const place = (path: string) =>
    main.includes(path) ? main.indexOf(path) : main.indexOf('/rooms') + 0.5;
  return paths.sort((a, b) => place(a) - place(b));
}

/** Every page of the built site that is to be found, and the one that answers for what is not. */
export function builtPages(dist: string): string[] {
  return [...pagesOf(readFileSync(join(dist, 'sitemap.xml'), 'utf8')), NOWHERE];
}
