import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageAt, pageIds } from '../../src/content/pages.ts';
import { OptionError } from './options.ts';

/** A path that does not exist, for the 404 page. */
export const NOWHERE = '/nowhere';

/** The paths in a sitemap in the order of the main navigation, with room pages after the rooms. */
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
 * The built site's listed pages and the 404 page.
 * @param wanted the pages to return; undefined for all
 * @throws OptionError if one of them does not exist
 */
export function builtPages(dist: string, wanted?: readonly string[]): string[] {
  const pages = [...pagesOf(readFileSync(join(dist, 'sitemap.xml'), 'utf8')), NOWHERE];
  const unknown = wanted?.filter((path) => !pages.includes(path)) ?? [];
  if (unknown.length > 0) {
    throw new OptionError(`No page ${unknown.join(', ')}. Pages: ${pages.join(',')}`);
  }
  return wanted ? [...wanted] : pages;
}
