/** An inn that has hidden everything it can. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addressesOf } from './support/addresses.ts';
import { HIDDEN_INN, hideableIn } from './support/hiddenInn.ts';
import { pagesOf } from './support/pages.ts';

const { dist } = HIDDEN_INN;
const read = (path: string) => readFileSync(join(dist, path), 'utf8');
const pages = pagesOf(dist);
const each = test.each(pages.map((page) => [page.route, page] as const));
const origin = 'https://kadalamane.example';

test('its pages are home, rooms, contact and what these need', () => {
  expect(pages.map(({ route }) => route).sort()).toEqual(
    [
      ...['/', '/rooms', '/contact', '/privacy', '/card', '/offline'],
      ...['/404', '/500', '/sent', '/not-sent'],
      ...['/Attic', '/Jackfruit_Tree_Family_Suite_with_Verandah', '/Well_Side_Room'],
    ].sort(),
  );
});

each('%s leads nowhere that is not there', (route, page) => {
  const broken = addressesOf(page).filter((address) => {
    const url = URL.parse(address, `${origin}${route}`);
    if (url?.origin !== origin) return false;
    const target = pages.find((one) => one.route === url.pathname);
    if (!target) return !existsSync(join(dist, decodeURI(url.pathname)));
    const fragment = decodeURIComponent(url.hash.slice(1));
    return fragment !== '' && !target.document.getElementById(fragment);
  });
  expect(broken).toEqual([]);
});

each('%s has no empty heading, list or dangling dot', (_, { document }) => {
  for (const element of document.querySelectorAll('h1, h2, h3, h4, ul, ol, dl, table, nav, main')) {
    const isPicture = element.querySelector('img, svg, input') !== null;
    if (isPicture || element.closest('[hidden]')) continue;
    expect(element.textContent?.trim(), element.outerHTML).not.toBe('');
  }
  const dangling = [...document.querySelectorAll('main *, footer *')]
    .map(({ textContent }) => (textContent ?? '').trim())
    .filter((text) => /^[·,]|[·,]$/.test(text));
  expect(dangling).toEqual([]);
  for (const element of document.querySelectorAll('[aria-labelledby]')) {
    const id = element.getAttribute('aria-labelledby') ?? '';
    expect(document.getElementById(id), id).not.toBeNull();
  }
});

test('search engines and assistants are told nothing of it', () => {
  const told = [read('sitemap.xml'), read('llms.txt'), read('index.html')].join('\n');
  for (const path of ['about', 'facilities', 'gallery', 'good-to-know']) {
    expect(told).not.toContain(`/${path}`);
  }
  expect(told).not.toMatch(/^## (?:Facilities|Nearby)/m);
});

test('home, rooms and contact cannot be hidden, nor their first screens', () => {
  for (const id of ['home', 'rooms', 'contact', 'privacy']) {
    expect(hideableIn(`pages/${id}.yaml`)).not.toContain('all');
  }
  expect(hideableIn('pages/home.yaml')).not.toContain('hero');
  expect(hideableIn('pages/about.yaml')).toContain('all');
});
