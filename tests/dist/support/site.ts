import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STATIC_DIST } from '../../support/places.ts';
import { type Page, pagesOf } from './pages.ts';

/** The folder of the built site under test. */
export const DIST = process.env['TEST_DIST'] ?? STATIC_DIST;

if (!existsSync(join(DIST, 'index.html'))) {
  throw new Error(`No built site in ${DIST}: npm test builds it, or name another by TEST_DIST.`);
}

/** Every HTML page of the build, in every language, including error pages. */
export const pages: readonly Page[] = pagesOf(DIST);

/** An attribute of the first element that matches; undefined if there is none. */
export function said(
  page: Pick<Page, 'document'>,
  selector: string,
  attribute = 'content',
): string | undefined {
  return page.document.querySelector(selector)?.getAttribute(attribute) ?? undefined;
}

/** Pages search engines may list. */
export const listed = pages.filter((page) => !said(page, 'meta[name=robots]')?.includes('noindex'));

/** The site's origin according to its home page. */
export const origin = new URL(
  listed.map((page) => said(page, 'link[rel=canonical]', 'href')).find(Boolean) ?? '',
).origin;

/** The content of a built file at a URL path; undefined if it does not exist. */
export function fileAt(path: string): Buffer | undefined {
  const file = join(DIST, decodeURI(path));
  return existsSync(file) ? readFileSync(file) : undefined;
}

/** The URL path of an address on this site; undefined for other sites. */
export function ownPath(address: string, from = '/'): string | undefined {
  if (!URL.canParse(address, origin)) return undefined;
  const url = new URL(address, new URL(from, origin));
  return url.origin === origin ? url.pathname : undefined;
}
