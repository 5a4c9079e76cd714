import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { pageFile } from '../../src/content/files.ts';
import { pageAt, pageIds } from '../../src/content/pages.ts';
import { LONG } from './places.ts';

/** Room paths as in the specification, section 2. */
export const ROOM_ROUTES = [
  '/Deluxe_Double_Non-AC_Room',
  '/Deluxe_Double_AC_Room',
  '/Deluxe_Non-AC_Triple_Room',
  '/Deluxe_AC_Triple_Room',
  '/Deluxe_Non-AC_Four_Bed_Room',
  '/Deluxe_AC_Four_Bed_Room',
] as const;

const CONTENT = join(import.meta.dirname, '../../content');

/** The pages that the sample inn has words for. */
const PAGES = pageIds
  .map((id) => ({ ...pageAt(id), file: join(CONTENT, pageFile(id)) }))
  .filter(({ file }) => existsSync(file));

/** The texts and addresses of the links in one place on every page. */
const linksOf = (place: 'menu' | 'quick') =>
  PAGES.filter(({ links }) => links?.includes(place)).map(
    ({ label, file, path }) =>
      [label ?? String(parse(readFileSync(file, 'utf8')).heading), path] as const,
  );

export const NAVIGATION = linksOf('menu');
export const QUICK_LINKS = linksOf('quick');

/** Every page search engines may list. */
export const ROUTES: readonly string[] = [
  ...PAGES.filter(({ visibility = 'listed' }) => visibility === 'listed').map(({ path }) => path),
  ...ROOM_ROUTES,
];

/** The rooms with the shortest and the longest name represent all six. */
const DRAWN_EACH_TIME: readonly string[] = [
  '/Deluxe_Double_AC_Room',
  '/Deluxe_Non-AC_Four_Bed_Room',
];

const isLikeAnother = (route: string): boolean =>
  (ROOM_ROUTES as readonly string[]).includes(route) && !DRAWN_EACH_TIME.includes(route);

/** One path per kind of page, for tests of how pages look. */
export const KINDS: readonly string[] = ROUTES.filter((route) => !isLikeAnother(route));

/** Tags for a test of one path: pages that look like another run only in the long suite. */
export function tagOf(route: string): string[] {
  return isLikeAnother(route) ? [LONG] : [];
}

/** A path that does not exist, for the 404 page. */
export const NOWHERE = '/a-door-that-is-not-here';
