/** A seventh room type is one file and its pictures: no code (issue 2, section 2). */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyProject, type ProjectCopy } from '../support/copy.ts';
import { rooms } from '../support/inn.ts';

const ROUTE = '/Garden_Single_Room';
const NAME = 'Garden Single Room';
const PRICE = '₹ 1,500 a night';

const ROOM = `order: 7
name: ${NAME}
shortName: Garden Single
beds: 1 single bed
bedCount: 1
sleeps: 1
baths: 1
wifi: true
climate: non-ac
price: 1500
summary: One bed on the ground floor, with a door to the garden.
description:
  - The door opens on the steps where the petals fall.
amenities:
  - { icon: fan, name: Ceiling fan }
  - { icon: shower, name: Own bathroom }
  - { icon: desk, name: Writing desk and chair }
  - { icon: drop, name: Filter water }
pictures:
  - { photo: rooms/garden-single-1.jpg, alt: A narrow bed by a garden door. }
  - { photo: rooms/garden-single-2.jpg, alt: A desk below the window. }
`;

let copy: ProjectCopy;

function open(page: string): Document {
  const html = readFileSync(join(copy.folder, 'dist', `${page}.html`), 'utf8');
  return new DOMParser().parseFromString(html, 'text/html');
}

/** The text of a page's parts, spaces made plain. */
function texts(page: Document, parts: string): string[] {
  return [...page.querySelectorAll(parts)].map((part) =>
    (part.textContent ?? '').replace(/\s+/g, ' ').trim(),
  );
}

beforeAll(() => {
  copy = copyProject();
  const photos = join(copy.folder, 'content/photos');
  copyFileSync(join(photos, 'public/garden-detail.jpg'), join(photos, 'rooms/garden-single-1.jpg'));
  copyFileSync(join(photos, 'rooms/bathroom-1.jpg'), join(photos, 'rooms/garden-single-2.jpg'));
  writeFileSync(join(copy.folder, `content/rooms${ROUTE}.yaml`), ROOM);
  copy.build();
});
afterAll(() => copy?.remove());

test('the seventh room has a page of its own', () => {
  const page = open(ROUTE);
  expect(texts(page, 'h1')).toEqual([NAME]);
  expect(page.title).toContain(NAME);
  expect(texts(page, 'main li')).toEqual(expect.arrayContaining(['1 single bed', 'Ceiling fan']));
  expect(page.querySelector('main img[alt="A narrow bed by a garden door."]')).not.toBeNull();
});

test('the seventh room has the last card on the home page', () => {
  const cards = texts(open('index'), 'article h3');
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
