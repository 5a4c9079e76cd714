import type { Page } from '@playwright/test';
import { expect, test } from '../support/guest.ts';
import { facilities, pageContent } from '../support/inn.ts';

/** Names from the specification, section 2. */
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

const groups = pageContent('facilities').groups.map(({ heading, picture }) => ({
  heading,
  picture,
  facilities: facilities.filter(({ group }) => group === heading),
}));

const groupOf = (page: Page, heading: string) => page.getByRole('region', { name: heading });
const cardsOn = (page: Page) => page.getByRole('main').getByRole('listitem');

test('the eleven facilities are there, each once', async ({ page }) => {
  await page.goto('/facilities');
  const names = await cardsOn(page).getByRole('heading').allTextContents();
  expect(names.sort()).toEqual([...ELEVEN].sort());
});

test('each stands in its group, with a sentence of its own', async ({ page }) => {
  await page.goto('/facilities');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    ...groups.map(({ heading }) => heading),
    pageContent('facilities').closing,
  ]);
  for (const { heading, facilities: own } of groups) {
    const cards = groupOf(page, heading).getByRole('listitem');
    await expect(cards.getByRole('heading', { level: 3 })).toHaveText(
      own.map(({ serviceName }) => serviceName),
    );
    await expect(cards.getByRole('paragraph')).toHaveText(
      own.map(({ serviceDesc }) => serviceDesc),
    );
  }
});

test('each group stands beside its photograph, on either side by turns', async ({ page }) => {
  await page.goto('/facilities');
  for (const [index, { heading, picture }] of groups.entries()) {
    const photograph = groupOf(page, heading).getByRole('img');
    await photograph.scrollIntoViewIfNeeded();
    await expect(photograph).toHaveAttribute('alt', picture.alt);
    const [box, words] = await Promise.all([
      photograph.boundingBox(),
      groupOf(page, heading).getByRole('list').boundingBox(),
    ]);
    const [start, end] = [box?.x ?? 0, (box?.x ?? 0) + (box?.width ?? 0)];
    if (index % 2 === 0) {
      expect(start).toBe(0);
      expect(words?.x).toBeGreaterThan(end);
    } else {
      expect(end).toBe(1280);
      expect((words?.x ?? 0) + (words?.width ?? 0)).toBeLessThan(start);
    }
  }
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
