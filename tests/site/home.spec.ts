import type { Page } from '@playwright/test';
import { expect, test } from '../support/guest.ts';
import {
  askFrom,
  facilities,
  inn,
  nearby,
  pageContent,
  rooms,
  testimonials,
} from '../support/inn.ts';
import { onePage } from '../support/onePage.ts';

const home = pageContent('home');
const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const open = onePage('/');

test('the nine sections follow each other as specified', async () => {
  const page = open();
  const headings = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(headings).toHaveText(home.hero.headline);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    home.about.heading,
    home.counters.heading,
    home.rooms.heading,
    home.promo.sentence,
    home.nearby.heading,
    home.facilities.heading,
    home.contact.heading,
    home.testimonials.heading,
  ]);
});

test('the hero has four pictures under one headline', async () => {
  const page = open();
  const hero = section(page, home.hero.headline);
  await expect(hero.getByRole('heading')).toHaveCount(1);
  const pictures = await hero
    .locator('img')
    .evaluateAll((all) => (all as HTMLImageElement[]).map(({ alt }) => alt));
  // Their order depends on the hour.
  expect([...new Set(pictures)].filter(Boolean).sort()).toEqual(
    home.hero.pictures.map(({ alt }) => alt).sort(),
  );
});

test('the hero leads to contact and to about', async () => {
  const page = open();
  const hero = section(page, home.hero.headline);
  await expect(hero.getByRole('link', { name: 'Book Now' })).toHaveAttribute('href', '/contact');
  await expect(hero.getByRole('link', { name: 'About Us' })).toHaveAttribute('href', '/about');
});

test('Explore More of the about block leads to about', async () => {
  const page = open();
  const more = section(page, home.about.heading).getByRole('link', { name: /^Explore More/ });
  await expect(more).toHaveAttribute('href', '/about');
});

test('the about text is a letter, with place, hour and signature', async () => {
  const letter = section(open(), home.about.heading).getByRole('paragraph');
  const { city, postalCode } = inn.address;
  await expect(letter.first()).toHaveText(`${city} ${postalCode}, ${home.letter?.hour}`);
  await expect(letter.last()).toHaveText(home.letter?.signature ?? '');
});

test('the rooms stand in titled pairs, by how many sleep there', async () => {
  const titles = section(open(), home.rooms.heading).getByRole('heading', { level: 3 });
  await expect(titles).toHaveText(['For two', 'For three', 'For four']);
});

test('non-AC is said twice, in the name and in the facts', async () => {
  const cards = section(open(), home.rooms.heading).getByRole('article');
  for (const [index, { climate, name }] of rooms.entries()) {
    const said = (await cards.nth(index).innerText()).match(/non-ac/gi) ?? [];
    expect(said, name).toHaveLength(climate === 'ac' ? 0 : 2);
  }
});

test('each of the six rooms has a card with its facts', async () => {
  const page = open();
  const cards = section(page, home.rooms.heading).getByRole('article');
  await expect(cards).toHaveCount(6);
  for (const [index, room] of rooms.entries()) {
    const card = cards.nth(index);
    await expect(card.getByRole('heading')).toHaveText(room.name);
    await expect(card.getByRole('listitem')).toHaveText([
      room.beds,
      '1 bath',
      'Wi-Fi',
      room.climate === 'ac' ? 'AC' : 'Non-AC',
    ]);
    await expect(card).toContainText(room.summary);
    await expect(card.locator('img')).toHaveAttribute('alt', room.pictures[0]?.alt ?? '');
  }
});

test('each room card leads to contact, which will name the room, and to its own page', async () => {
  const page = open();
  const cards = section(page, home.rooms.heading).getByRole('article');
  for (const [index, { route }] of rooms.entries()) {
    const card = cards.nth(index);
    await expect(card.getByText('Book Now', { exact: true })).toHaveAttribute(
      'href',
      askFrom(route),
    );
    await expect(card.getByText('Know More', { exact: true })).toHaveAttribute('href', route);
  }
});

test('no price is shown while none is set', async () => {
  // The fares to the hospitals are no prices of the inn.
  const others = open().getByRole('main').locator('section:not(:has(table))');
  expect((await others.allInnerTexts()).join(' ')).not.toMatch(/₹|Rs\b/);
});

test('the promo leads to the rooms', async () => {
  const page = open();
  const promo = section(page, home.promo.sentence);
  await expect(promo.getByRole('link')).toHaveAttribute('href', '/rooms');
});

test('the table groups the places nearby by the six categories', async () => {
  const page = open();
  const table = page.getByRole('table', { name: home.nearby.heading });
  await expect(table.locator('th[scope=rowgroup]')).toContainText([
    'Airport',
    'Metro',
    'Railway',
    'Buses',
    'Hospital',
    'Others',
  ]);
});

test('the nearest of a category comes first', async () => {
  for (const group of await open().getByRole('table').locator('tbody').all()) {
    const far = await group.locator('td:nth-last-child(2)').allTextContents();
    const kilometres = far.map((text) => Number.parseFloat(text));
    expect(kilometres).toEqual(kilometres.toSorted((one, other) => one - other));
  }
});

test('every place nearby has its distance, its time and directions', async () => {
  const page = open();
  const table = page.getByRole('table', { name: home.nearby.heading });
  expect(nearby.places.length).toBeGreaterThanOrEqual(15);
  for (const { name, distance, time } of nearby.places) {
    const row = table.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });
    await expect(row.getByRole('cell')).toHaveText([`${distance} km`, `${time} min`]);
    await expect(row.getByRole('link')).toHaveAttribute('href', /google\.com\/maps\/dir/);
  }
});

test('that the figures are about is said once', async () => {
  const said = await section(open(), home.nearby.heading).innerText();
  expect(said.match(/\babout\b|approximate|estimate/gi)).toHaveLength(1);
});

test('the teaser names the facilities and leads to them', async () => {
  const page = open();
  const teaser = section(page, home.facilities.heading);
  await expect(teaser.getByRole('listitem')).toHaveText(facilities.map((one) => one.serviceName));
  await expect(teaser.getByRole('link')).toHaveAttribute('href', '/facilities');
});

test('beside the form stand the house facts', async () => {
  const page = open();
  const facts = section(page, home.contact.heading).locator('dl');
  await expect(facts).toContainText(/24\shours/);
  await expect(facts).toContainText('All major cards accepted');
  await expect(facts).toContainText(inn.checkIn);
});

test('every testimonial has its words, its guest and the guest’s city', async () => {
  const page = open();
  const voices = section(page, home.testimonials.heading);
  expect(testimonials.length).toBeGreaterThanOrEqual(8);
  for (const { name, profession, review } of testimonials) {
    const voice = voices.getByRole('figure', { includeHidden: true }).filter({ hasText: review });
    await expect(voice).toContainText(name);
    await expect(voice).toContainText(profession);
  }
});

test('what a guest said is read in three seconds', () => {
  for (const { name, review } of testimonials) {
    const length = review.split(/\s+/).length;
    expect(length, name).toBeGreaterThanOrEqual(20);
    expect(length, name).toBeLessThanOrEqual(25);
  }
});

test('a guest who stayed in a room leads there', async () => {
  const stays = testimonials.filter(({ room }) => room);
  expect(stays.length).toBeGreaterThan(4);
  const voices = section(open(), home.testimonials.heading);
  for (const { review, room } of stays) {
    const voice = voices.getByRole('figure', { includeHidden: true }).filter({ hasText: review });
    const link = voice.getByRole('link', { includeHidden: true });
    await expect(voice).toContainText('stayed in the');
    await expect(link).toHaveAttribute('href', `/${room}`);
    await expect(link).toHaveText(rooms.find(({ route }) => route === `/${room}`)?.name ?? '');
  }
});

test('the counters stand in the page as it is served', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const figures = [...html.matchAll(/<dt>([^<]+)<\/dt><dd>(.*?)<\/dd>/g)].map(
    ([, label, value = '']) => `${value.replace(/<[^>]*>/g, '')} ${label}`,
  );
  expect(figures).toEqual(
    expect.arrayContaining(['100 Rooms', '20 Employees', '24/7 Support', '200 Clean Beds']),
  );
});
