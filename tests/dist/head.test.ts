import { Script } from 'node:vm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { languages } from '../../src/site/languages.ts';
import type { Page } from './support/pages.ts';
import { fileAt, listed, origin, ownPath, pages, said } from './support/site.ts';

const each = test.each(pages.map((page) => [page.route, page] as const));
const eachListed = test.each(listed.map((page) => [page.route, page] as const));
const title = ({ document }: Page) => document.title;
/** What a reader counts: a letter with its signs is one, in any script. */
const graphemes = (text = '') => [...new Intl.Segmenter().segment(text)].length;
const description = (page: Page) => said(page, 'meta[name=description]');

test('titles and descriptions are each page’s own', () => {
  expect(new Set(pages.map(title)).size).toBe(pages.length);
  expect(new Set(pages.map(description)).size).toBe(pages.length);
});

each('%s has a title and a description of a length that is shown whole', (_, page) => {
  expect(graphemes(title(page))).toBeGreaterThan(10);
  expect(graphemes(title(page))).toBeLessThanOrEqual(65);
  // Syllables are fewer than letters.
  expect(graphemes(description(page))).toBeGreaterThanOrEqual(page.code === 'en' ? 50 : 35);
  expect(graphemes(description(page))).toBeLessThanOrEqual(160);
});

eachListed('%s names its one canonical address', (route, page) => {
  const canonical = new URL(route, origin).href;
  expect(page.document.querySelectorAll('link[rel=canonical]')).toHaveLength(1);
  expect(said(page, 'link[rel=canonical]', 'href')).toBe(canonical);
  expect(said(page, 'meta[property="og:url"]')).toBe(canonical);
});

each('%s shows all of itself in browsers without top-level await, too', (_, { document }) => {
  const [script, ...others] = document.querySelectorAll('script[type=module]');
  expect(others).toEqual([]);
  // Unlike a module, a plain script has no top-level await.
  expect(() => new Script(script?.textContent ?? '')).not.toThrow();
});

test('pages that only answer something ask to be left out and claim no address', () => {
  const unlisted = pages.filter((page) => !listed.includes(page));
  const english = unlisted.filter(({ code }) => code === 'en').map(({ route }) => route);
  expect(english.sort()).toEqual([
    '/404',
    '/500',
    '/card',
    '/drivers-card',
    '/not-sent',
    '/offline',
    '/sent',
  ]);
  expect(new Set(unlisted.map((page) => page.english))).toEqual(new Set(english));
  for (const page of unlisted) {
    expect(said(page, 'link[rel=canonical]', 'href')).toBeUndefined();
    expect(said(page, 'link[rel=alternate]', 'href')).toBeUndefined();
    expect(said(page, 'meta[property="og:url"]')).toBeUndefined();
  }
});

each('%s shares its title, its description and a picture of its own', async (_, page) => {
  expect(said(page, 'meta[property="og:title"]')).toBe(title(page));
  expect(said(page, 'meta[property="og:description"]')).toBe(description(page));
  expect(said(page, 'meta[name="twitter:card"]')).toBe('summary_large_image');
  expect(said(page, 'meta[property="og:image:alt"]')).toBeTruthy();
  const address = said(page, 'meta[property="og:image"]') ?? '';
  expect(said(page, 'meta[name="twitter:image"]')).toBe(address);
  const picture = fileAt(ownPath(address) ?? '');
  const { width, height, format } = await sharp(picture).metadata();
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' });
  expect(picture?.length).toBeLessThan(120_000);
});

test('no two pages share one picture', () => {
  const pictures = pages.map((page) => said(page, 'meta[property="og:image"]'));
  expect(new Set(pictures).size).toBe(pages.length);
});

each('%s has one main part, one main heading and its language', (_, page) => {
  expect(page.document.querySelectorAll('main')).toHaveLength(1);
  expect(page.document.querySelectorAll('h1')).toHaveLength(1);
  const { tag, locale } = languages[page.code];
  expect(page.document.documentElement.lang).toBe(tag);
  expect(said(page, 'meta[property="og:locale"]')).toBe(locale);
});

each('%s says the inn’s name where its words ask for it', (_, { html }) => {
  expect(html).not.toContain('[name]');
});
