/**
 * Structured data of the inn and its breadcrumbs; tests/site compares it with the visible pages.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { languages } from '../../src/site/languages.ts';
import { site as hindi } from '../../src/site/words/hi/site.ts';
import { site as kannada } from '../../src/site/words/kn/site.ts';
import { site as english } from '../../src/site/words/site.ts';
import { ROOM_ROUTES } from '../support/routes.ts';
import type { Page } from './support/pages.ts';
import { pages } from './support/site.ts';

interface Item {
  '@type': string | string[];
  [property: string]: unknown;
}

const pageAt = (route: string) => pages.find((page) => page.route === route) as Page;

function itemsOf({ document }: Page): Item[] {
  const scripts = document.querySelectorAll('script[type="application/ld+json"]');
  return [...scripts].flatMap((script) => JSON.parse(script.textContent ?? '')['@graph']);
}

function item(page: Page, type: string): Item {
  const found = itemsOf(page).filter((one) => [one['@type']].flat().includes(type));
  expect(found).toHaveLength(1);
  return found[0] as Item;
}

const TRAILS: readonly string[] = [english, kannada, hindi].map(({ trail }) => trail);
const breadcrumbsOf = ({ document }: Page) =>
  [...document.querySelectorAll('nav[aria-label]')].find(({ ariaLabel }) =>
    TRAILS.includes(ariaLabel ?? ''),
  );

test('the place and the profiles are the inn’s own', () => {
  const home = pageAt('/');
  const hotel = item(home, 'Hotel');
  const inn = parse(readFileSync('content/inn.yaml', 'utf8'));
  expect(hotel['geo']).toMatchObject(inn.location);
  expect(hotel['sameAs']).not.toEqual([]);
  for (const profile of hotel['sameAs'] as string[]) {
    expect(home.document.querySelector(`a[href="${profile}"]`), profile).not.toBeNull();
  }
});

const isRoom = ({ english: route }: Page) => (ROOM_ROUTES as readonly string[]).includes(route);

test('an inn of every language says how many rooms it has', () => {
  for (const route of ['/', '/kn', '/hi']) {
    expect([route, item(pageAt(route), 'Hotel')['numberOfRooms']]).toEqual([
      route,
      item(pageAt('/'), 'Hotel')['numberOfRooms'],
    ]);
  }
  expect(item(pageAt('/kn'), 'Hotel')['numberOfRooms']).toBeGreaterThan(1);
});

test.each(pages.filter(isRoom).map(({ route }) => route))(
  '%s: the breadcrumbs are those that are seen',
  (route) => {
    const page = pageAt(route);
    const told = item(page, 'BreadcrumbList')['itemListElement'] as {
      position: number;
      name: string;
      item: string;
    }[];
    const seen = breadcrumbsOf(page);
    const texts = [...(seen?.querySelectorAll('li') ?? [])].map((li) => li.textContent?.trim());
    expect(texts).toEqual(told.map(({ name }) => name));
    const links = [...(seen?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'));
    expect(told.map((step) => new URL(step.item).pathname)).toEqual([...links, route]);
    expect(told.map(({ position }) => position)).toEqual(told.map((_, step) => step + 1));
  },
);

test.each(pages.map((page) => [page.route, page] as const))(
  '%s tells of breadcrumbs where it shows some, and does not rate itself',
  (_, page) => {
    const text = JSON.stringify(itemsOf(page));
    expect(text).not.toMatch(/"(?:review|aggregateRating|starRating)"/);
    expect(text.includes('BreadcrumbList')).toBe(breadcrumbsOf(page) !== undefined);
  },
);

test.each(
  pages.filter((page) => itemsOf(page).length > 0).map((page) => [page.route, page] as const),
)('%s says its language, and leads to pages of its language', (route, page) => {
  const { inLanguage, url } = item(page, 'WebPage');
  expect([inLanguage, new URL(String(url)).pathname]).toEqual([languages[page.code].tag, route]);
  const led = JSON.stringify(itemsOf(page)).matchAll(/"(?:url|item)":"([^"]+)"/g);
  const paths = [...led].map(([, address = '']) => new URL(address).pathname);
  expect(paths.filter((path) => pageAt(path)?.code !== page.code)).toEqual([]);
});

test('an inn is the same thing in every language', () => {
  const ids = ['/', '/kn', '/hi'].map((route) => item(pageAt(route), 'Hotel')['@id']);
  expect(new Set(ids).size).toBe(1);
});
