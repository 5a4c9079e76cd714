import { createHash } from 'node:crypto';
import { brotliDecompressSync, constants } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { listFiles } from '../../lib/files.ts';
import { siteApp } from '../../server/app.ts';
import { readSite } from '../../server/files.ts';
import { pagePolicyOf } from '../../server/headers.ts';
import { speculationRules } from '../../src/components/layout/speculation.ts';
import { translatedCodes } from '../../src/site/languages.ts';
import type { Page } from './support/pages.ts';
import { DIST, fileAt, pages } from './support/site.ts';

/** TCP's initial congestion window (RFC 6928): more costs a second round trip. */
const FIRST_WINDOW = 14_600;
/** What of it the page itself may count on; its headers weigh 0.7 kB. */
const FIRST_BYTES = 13_900;
/** Bytes of those pages that are larger, with headers: in English, and in other languages. */
const SENT: Readonly<Record<string, readonly [number, number]>> = {
  '/': [19_150, 20_950],
  '/rooms': [19_250, 20_400],
  '/good-to-know': [FIRST_WINDOW, 17_250],
};
/** Which no file of the build has: status, date, connection. */
const OWN_LINES =
  'HTTP/1.1 200 OK\r\nDate: Mon, 23 Nov 2026 06:00:00 GMT\r\nConnection: keep-alive\r\nKeep-Alive: timeout=20\r\n\r\n';
/** What a page in another language may weigh, to its English counterpart: its letters take three bytes each. */
const HEAVIER = 1.13;
/** Bytes that all scripts of such a page may weigh more; the hashes in their names alone make ten of them. */
const MORE_SCRIPT = 310;
/** A page and its later styles. */
const STYLED = 27_000;
const FONTS = 60_000;

const brotliOf = ({ file }: Page) => fileAt(`${file}.br`) ?? Buffer.alloc(0);
const each = test.each(pages.map((page) => [page.route, page] as const));

/** What a browser can parse of a page from its first bytes. */
function firstWindow(page: Page): string {
  const { BROTLI_OPERATION_FLUSH } = constants;
  const bytes = brotliOf(page).subarray(0, FIRST_BYTES);
  return String(brotliDecompressSync(bytes, { finishFlush: BROTLI_OPERATION_FLUSH }));
}

const site = siteApp({
  site: await readSite(DIST),
  mail: new Hono(),
  trustProxy: true,
  log: () => undefined,
});

const english = pages.filter(({ code }) => code === 'en');
const others = pages.filter(({ code }) => code !== 'en');
const counterpartOf = (page: Page) => english.find(({ route }) => route === page.english) as Page;
const eachOther = test.each(others.map((page) => [page.route, page] as const));

each('%s fits its budget as our server sends it, with its headers', async (route, page) => {
  const headers = { 'accept-encoding': 'br', 'x-forwarded-proto': 'https' };
  const answer = await site.request(route, { headers }, {});
  const lines = [...answer.headers].map(([name, value]) => `${name}: ${value}\r\n`);
  const { byteLength } = await answer.arrayBuffer();
  expect(byteLength).toBeGreaterThan(1000);
  const sent = OWN_LINES.length + lines.join('').length + byteLength;
  const [inEnglish, inOthers] = SENT[page.english] ?? [FIRST_WINDOW, FIRST_WINDOW];
  expect(sent).toBeLessThanOrEqual(page.code === 'en' ? inEnglish : inOthers);
});

/** The bytes of the drawings that a page has in the shared file. */
const drawingBytes = ({ html }: Page) =>
  fileAt(`${/\/_astro\/drawings\.[\w-]+\.svg/.exec(html)?.[0]}.br`)?.length ?? 0;

eachOther('%s weighs little more than its English counterpart', (_, page) => {
  const counterpart = counterpartOf(page);
  // A page that is too large with them and without has them in itself (build/sharedDrawings.ts).
  const drawings = drawingBytes(page) > 0 ? 0 : drawingBytes(counterpart);
  const most = (brotliOf(counterpart).length + drawings) * HEAVIER;
  expect(brotliOf(page).length).toBeGreaterThan(1000);
  expect(brotliOf(page).length).toBeLessThanOrEqual(most);
});

/** The compressed bytes of the scripts that a page loads at once. */
const scriptBytes = ({ document }: Page) =>
  (document.body.dataset['scripts'] ?? '')
    .split(' ')
    .reduce((sum, path) => sum + (fileAt(`${path}.br`) ?? fileAt(path) ?? []).length, 0);

eachOther('%s loads what its English counterpart loads, with little more script', (_, page) => {
  const counterpart = counterpartOf(page);
  expect(scriptBytes(page)).toBeLessThanOrEqual(scriptBytes(counterpart) + MORE_SCRIPT);
  const preloaded = ({ document }: Page) =>
    [...document.querySelectorAll('link[rel=preload]')].map((link) => link.outerHTML);
  expect(preloaded(page)).toEqual(preloaded(counterpart));
});

each('%s and its later styles fit their budget', (_, page) => {
  const address = page.document.querySelector('link[rel=stylesheet]')?.getAttribute('href');
  const styles = address ? (fileAt(`${address}.br`)?.length ?? NaN) : 0;
  expect(brotliOf(page).length + styles).toBeLessThanOrEqual(STYLED);
});

each('%s shows its first screen from its first window', (_, page) => {
  const window = firstWindow(page);
  // The page's styles are in the head; those Astro adds next to an island hide nothing.
  expect(window).toContain('</head>');
  expect(window).toContain('</header>');
  expect(window).toContain('</h1>');
  const first = page.document.querySelector('main img[fetchpriority=high]');
  const source = first?.getAttribute('src') ?? '';
  expect(window).toContain(source && ` src="${source}"`);
});

each('%s has its styles in itself, or those below its first section in one file', (_, page) => {
  expect(page.document.querySelectorAll('head style').length).toBeGreaterThan(0);
  expect(page.document.querySelectorAll('head link[rel=stylesheet]')).toHaveLength(0);
  const [link, ...others] = page.document.querySelectorAll('body link[rel=stylesheet]');
  expect(others).toEqual([]);
  if (!link) return;
  const above = [
    ...page.document.querySelectorAll('main > :first-child, main > :first-child + script'),
  ];
  // The file waits for the first photograph, if that is above: a script loads it then.
  const waits = above.some((part) => part.querySelector('img[fetchpriority=high]'));
  const linking = waits ? link.closest('noscript') : link;
  expect(above.at(-1)?.nextElementSibling).toBe(linking);
  if (!waits) expect(link.getAttribute('fetchpriority')).toBe('low');
  expect(fileAt(`${link.getAttribute('href')}.br`)?.length).toBeGreaterThan(100);
});

test('the typefaces of English pages fit their budget, and each language has one more', () => {
  const fonts = listFiles(DIST).filter((path) => path.endsWith('.woff2'));
  const ours = fonts.filter((path) => /\/(?:tiro|tiro-italic|anek-latin)\.[^/]+$/.test(path));
  expect(ours).toHaveLength(3);
  expect(fonts).toHaveLength(3 + translatedCodes.length);
  const bytes = ours.reduce((sum, path) => sum + (fileAt(path)?.length ?? NaN), 0);
  expect(bytes).toBeLessThanOrEqual(FONTS);
});

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

function hashesIn({ document }: Page): string[] {
  const inline = document.querySelectorAll('style, script:not([src], [type*=json])');
  return [...inline].map(({ textContent }) => hashOf(textContent ?? ''));
}

each('%s allows the scripts and styles it has, by their hashes, and no others', (_, page) => {
  const allowed = pagePolicyOf(page.html).match(/sha256-[\w+/=]+/g) ?? [];
  // Scripts add the speculation rules to the page.
  const expected = [...new Set([...hashesIn(page), hashOf(speculationRules)])];
  expect(allowed.sort()).toEqual(expected.sort());
});

each('%s names no picture and no script that is not there', (_, { html }) => {
  const named = html.match(/\/_astro\/[\w.~-]+/g) ?? [];
  expect(named.filter((path) => !fileAt(path))).toEqual([]);
});

each('%s names its policy before all that it applies to', (_, { html }) => {
  expect(html).toMatch(/<head><meta charset="utf-8"><meta http-equiv="content-security-policy"/);
});
