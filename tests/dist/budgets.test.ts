import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { listFiles } from '../../server/files.ts';
import { pagePolicyOf } from '../../server/headers.ts';
import { speculationRules } from '../../src/elements/speculation.ts';
import { DIST, fileAt, type Page, pages } from './support/site.ts';

/** One initial congestion window of TCP (RFC 6928) takes 14.6 kB, headers included. Bytes. */
const ONE_WINDOW = 14_000;
const HOME = 20_000;
const FONTS = 60_000;

const compressed = (path: string) => fileAt(`${path}.br`)?.length ?? fileAt(path)?.length ?? NaN;
const each = test.each(pages.map((page) => [page.route, page] as const));

each('%s with its styles fits its budget', (route) => {
  const bytes = compressed(route === '/' ? '/index.html' : `${route}.html`);
  expect(bytes).toBeGreaterThan(1000);
  expect(bytes).toBeLessThanOrEqual(route === '/' ? HOME : ONE_WINDOW);
});

each('%s has all its styles in itself', (_, { document }) => {
  expect(document.querySelectorAll('link[rel=stylesheet]')).toHaveLength(0);
  expect(document.querySelectorAll('style').length).toBeGreaterThan(0);
});

test('all typefaces together fit their budget', () => {
  const fonts = listFiles(DIST).filter((path) => path.endsWith('.woff2'));
  expect(fonts).toHaveLength(3);
  const bytes = fonts.reduce((sum, path) => sum + (fileAt(path)?.length ?? NaN), 0);
  expect(bytes).toBeLessThanOrEqual(FONTS);
});

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

function hashesIn({ document }: Page): string[] {
  const inline = document.querySelectorAll('style, script:not([src], [type*=json])');
  return [...inline].map(({ textContent }) => hashOf(textContent ?? ''));
}

each('%s allows the scripts and styles it has, by their hashes, and no others', (_, page) => {
  const allowed = pagePolicyOf(page.html).match(/sha256-[\w+/=]+/g) ?? [];
  // Scripts write the speculation rules into the page.
  const expected = [...new Set([...hashesIn(page), hashOf(speculationRules)])];
  expect(allowed.sort()).toEqual(expected.sort());
});

each('%s names no picture and no script that is not there', (_, { html }) => {
  const named = html.match(/\/_astro\/[\w.~-]+/g) ?? [];
  expect(named.filter((path) => !fileAt(path))).toEqual([]);
});
