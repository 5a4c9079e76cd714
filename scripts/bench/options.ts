import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { OperatorError } from '../../lib/errors.ts';
import { pageAt, pageIds } from '../../src/content/pages.ts';

/** What can be measured separately. */
export const PARTS = ['mobile', 'desktop', 'interactions', 'visits'] as const;
export type Part = (typeof PARTS)[number];

/** What a comparison with another commit covers. */
const COMPARED: readonly Part[] = ['mobile', 'desktop'];

export interface BenchOptions {
  /** How often to measure; reports show the median. */
  runs: number;
  /** The pages for Lighthouse; undefined for all. */
  pages: string[] | undefined;
  parts: readonly Part[];
  /** A commit to compare with, by any name that git resolves. */
  against: string | undefined;
  /** Whether to update docs/performance.md. */
  write: boolean;
}

const isPart = (name: string): name is Part => PARTS.some((part) => part === name);

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      options: {
        runs: { type: 'string', default: '3' },
        pages: { type: 'string' },
        only: { type: 'string' },
        against: { type: 'string' },
        write: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    throw new OperatorError((error as Error).message);
  }
}

/**
 * Parses `--runs 5 --pages /,/about --only mobile --against HEAD~1 --write`.
 * @throws OperatorError
 */
export function readOptions(args: string[]): BenchOptions {
  const values = parse(args);
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1)
    throw new OperatorError('--runs takes a whole number from 1 on.');
  const { against } = values;
  const parts = values.only?.split(',') ?? (against === undefined ? PARTS : COMPARED);
  if (!parts.every(isPart)) throw new OperatorError(`--only takes some of ${PARTS.join(',')}.`);
  if (values.write && (values.only || values.pages)) {
    throw new OperatorError('--write is for a whole run: leave out --only and --pages.');
  }
  if (values.write && against !== undefined) {
    throw new OperatorError('--write is for this version alone: leave out --against.');
  }
  if (against?.trim() === '' || against?.startsWith('-')) {
    throw new OperatorError('--against takes a commit, such as --against HEAD~1.');
  }
  if (against !== undefined && !parts.some((part) => COMPARED.includes(part))) {
    throw new OperatorError(`--against compares ${COMPARED.join(' and ')}: add one to --only.`);
  }
  return { runs, pages: values.pages?.split(','), parts, against, write: values.write };
}

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
 * @throws OperatorError if one of them does not exist
 */
export function builtPages(dist: string, wanted?: readonly string[]): string[] {
  const pages = [...pagesOf(readFileSync(join(dist, 'sitemap.xml'), 'utf8')), NOWHERE];
  const unknown = wanted?.filter((path) => !pages.includes(path)) ?? [];
  if (unknown.length > 0) {
    throw new OperatorError(`No page ${unknown.join(', ')}. Pages: ${pages.join(',')}`);
  }
  return wanted ? [...wanted] : pages;
}
