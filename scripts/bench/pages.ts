import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageAt, pageIds } from '../../src/content/pages.ts';
import { OptionError } from './options.ts';

/** An address that does not exist, to see the 404 page. */
export const NOWHERE = '/nowhere';

/** The paths in a sitemap, in the order of the main navigation; room pages come after the rooms. */
export function pagesOf(sitemap: string): string[] {
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  const main = pageIds
    .map(pageAt)
    .filter(({ links }) => links?.includes('menu'))
    .map(({ path }) => path);
  const place = (path: string) =>
    main.includes(path) ? main.indexOf(path) : main.indexOf('/rooms') + 0.5;
  return paths.sort((a, b) => place(a) - place(b));
}

/**
 * Every page of the built site that is to be found, and the one that answers for what is not.
 * @param wanted the only ones to give; all when undefined.
 * @throws OptionError when one of them does not exist.
 */
export function builtPages(dist: string, wanted?: readonly string[]): string[] {
  const pages = [...pagesOf(readFileSync(join(dist, 'sitemap.xml'), 'utf8')), NOWHERE];
  const unknown = wanted?.filter((path) => !pages.includes(path)) ?? [];
  if (unknown.length > 0) {
    throw new OptionError(`No page ${unknown.join(', ')}. Pages: ${pages.join(',')}`);
  }
  return wanted ? [...wanted] : pages;
}
