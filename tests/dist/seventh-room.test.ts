/** A seventh room type takes a file and its pictures, but no code. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { markDrawing } from '../../src/components/layout/markDrawing.ts';
import { inn, rooms } from '../support/inn.ts';
import { LARGER_INN } from './support/largerInn.ts';
import { SEVENTH_ROOM } from './support/seventhRoom.ts';

const { route: ROUTE, name: NAME } = SEVENTH_ROOM;
const PRICE = 'from ₹1,500 a night, plus 5% GST';

function open(page: string): Document {
  const html = readFileSync(join(LARGER_INN, `${page}.html`), 'utf8');
  return new DOMParser().parseFromString(html, 'text/html');
}

/** The text of a page's parts, with plain spaces. */
function texts(page: Document, parts: string): string[] {
  return [...page.querySelectorAll(parts)].map((part) =>
    (part.textContent ?? '').replace(/\s+/g, ' ').trim(),
  );
}

test('the seventh room has a page of its own', () => {
  const page = open(ROUTE);
  expect(texts(page, 'h1')).toEqual([NAME]);
  expect(page.title).toContain(NAME);
  expect(texts(page, 'main li')).toEqual(expect.arrayContaining(['1 single bed', 'Ceiling fan']));
  expect(page.querySelector('main img[alt="A narrow bed by a garden door."]')).not.toBeNull();
});

test('words and photographs come from CONTENT_DIR, outside the project', () => {
  const photo = open(ROUTE).querySelector('main img[alt="A narrow bed by a garden door."]');
  const file = photo?.getAttribute('src') ?? '';
  expect(file).toContain('garden-single-1');
  expect(existsSync(join(LARGER_INN, file))).toBe(true);
});

test('an address that the room had before is told to static hosts', () => {
  const redirects = readFileSync(join(LARGER_INN, '_redirects'), 'utf8').split('\n');
  expect(redirects).toContain(`${SEVENTH_ROOM.formerly} ${ROUTE} 301`);
  expect(redirects).toContain(`${SEVENTH_ROOM.formerly.toLowerCase()} ${ROUTE} 301`);
});

test('the seventh room has the last card on the home page', () => {
  const cards = texts(open('index'), 'article :is(h3, h4)');
  expect(cards).toEqual([...rooms.map(({ name }) => name), NAME]);
});

test('the seventh room is in the list of the rooms page', () => {
  const page = open('rooms');
  const hrefs = [...page.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
  expect(hrefs).toContain(ROUTE);
  expect(texts(page, 'main h2')).toContain(NAME);
});

test.each(['index', 'about', '404', 'Deluxe_AC_Triple_Room'])(
  'the footer of %s leads to the seventh room',
  (page) => {
    const links = [...open(page).querySelectorAll('footer a')];
    expect(links.find((link) => link.textContent === NAME)?.getAttribute('href')).toBe(ROUTE);
  },
);

test('the price that is set is on the room’s card and on its page', () => {
  const card = [...open('index').querySelectorAll('article')].at(-1);
  expect(card?.textContent?.replace(/\s+/g, ' ')).toContain(PRICE);
  expect(texts(open(ROUTE), 'main li')).toContain(PRICE);
});

test('a room without a price shows none, on its card and on its page', () => {
  const cards = texts(open('index'), 'article');
  expect(cards.filter((card) => card.includes('₹'))).toHaveLength(1);
  for (const { route } of rooms) {
    expect(texts(open(route), 'main article').join()).not.toContain('₹');
  }
});

test('an own logo stands in place of the flower, without the script that came with it', () => {
  const logo = open('index').querySelector('header img');
  expect(logo?.getAttribute('alt')).toBe(inn.logoAlt);
  expect(logo?.getAttribute('width')).toBe('180');
  const drawing = readFileSync(join(LARGER_INN, logo?.getAttribute('src') ?? ''), 'utf8');
  expect(drawing).toContain('#ffd166');
  expect(drawing).not.toContain('script');
});

test('nothing of the flower is left where the inn has a logo', () => {
  const icon = readFileSync(join(LARGER_INN, 'favicon.svg'), 'utf8');
  expect(icon).toContain('<path');
  for (const page of ['favicon.svg', 'card.html', 'index.html']) {
    const text = readFileSync(join(LARGER_INN, page), 'utf8');
    expect(text, page).not.toContain(markDrawing.petal);
  }
  const sign = open('card').querySelector('main img[src="/favicon.svg"]');
  expect(sign?.getAttribute('alt')).toBe('');
});

test('where a room has no price, the inn says how to learn it, and only there', () => {
  const onRequest = String(inn.priceOnRequest).replace('[replyTime]', String(inn.replyTime));
  expect(onRequest).toContain('the nights');
  const other = rooms[0]?.route.slice(1) ?? '';
  for (const page of ['index', 'contact', 'rooms', other]) {
    expect(texts(open(page), 'main p'), page).toContain(onRequest);
  }
  expect(texts(open(ROUTE), 'main p')).not.toContain(onRequest);
});
