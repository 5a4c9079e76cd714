import type { Page } from '@playwright/test';
import { expect, test } from './support/guest.ts';
import { facilities } from './support/inn.ts';

/** The specification, section 2. */
const ELEVEN = [
  'HD television',
  'AC and non-AC rooms',
  '24/7 hot water',
  'Food service',
  'Extra beds',
  'Hot beverages and filter water',
  '24-hour check-in and check-out',
  'Car and two-wheeler parking',
  'Doctor on call',
  'Travel desk',
  'Dry clean',
];

/** The last entry of the list has no heading: it is the way to ask. */
const cardsOn = (page: Page) =>
  page
    .getByRole('region', { name: 'Facilities' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });

test('the eleven facilities are there, each with a sentence of its own', async ({ page }) => {
  await page.goto('/facilities');
  const cards = cardsOn(page);
  await expect(cards.getByRole('heading')).toHaveText(ELEVEN);
  await expect(cards.getByRole('paragraph')).toHaveText(
    facilities.map(({ serviceDesc }) => serviceDesc),
  );
});

test('each facility has an icon of its own', async ({ page }) => {
  await page.goto('/facilities');
  const cards = cardsOn(page);
  const drawings = await cards
    .locator('svg')
    .evaluateAll((icons) => icons.map((icon) => icon.innerHTML));
  expect(new Set(drawings).size).toBe(ELEVEN.length);
});

test('the facilities end with the way to ask', async ({ page }) => {
  await page.goto('/facilities');
  const book = page.getByRole('main').getByRole('link', { name: 'Book Now' });
  await expect(book).toHaveAttribute('href', '/contact');
});
