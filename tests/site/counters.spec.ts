import type { Page } from '@playwright/test';
import { expect, test } from '../support/guest.ts';

/** Milliseconds (specification, section 9). */
const DURATION = 5000;
const COUNTERS = [
  [100, 'Rooms'],
  [20, 'Employees'],
  [200, 'Clean Beds'],
] as const;

/** The element with a label and its figure. */
const counter = (page: Page, label: string) =>
  page
    .getByRole('region', { name: 'The inn in figures' })
    .locator('dl > *')
    .filter({ has: page.getByRole('term').getByText(label, { exact: true }) });

/** The visible figure: the counting copy while it exists. */
const figure = async (page: Page, label: string) => {
  const counting = counter(page, label).locator('[aria-hidden="true"]');
  const text = (await counting.count())
    ? await counting.innerText()
    : (await counter(page, label).innerText()).replace(label, '');
  return Number(text.trim());
};

async function openAtRest(page: Page) {
  await page.clock.install({ time: '2026-11-20T10:00:00' });
  await page.clock.pauseAt('2026-11-20T10:00:01');
  await page.goto('/');
}

for (const [target, label] of COUNTERS) {
  test(`${label} count from 0 to ${target} in five seconds when first seen`, async ({ page }) => {
    await openAtRest(page);
    await counter(page, label).scrollIntoViewIfNeeded();
    await expect.poll(() => figure(page, label)).toBe(0);
    await page.clock.runFor(DURATION / 2);
    const half = await figure(page, label);
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(target);
    await page.clock.runFor(DURATION / 2 - 100);
    await expect(counter(page, label).locator('[aria-hidden="true"]')).toHaveCount(1);
    await page.clock.runFor(200);
    await expect(counter(page, label).locator('[aria-hidden="true"]')).toHaveCount(0);
    expect(await figure(page, label)).toBe(target);
  });
}

test('a figure that was counted once stands still', async ({ page }) => {
  await openAtRest(page);
  await counter(page, 'Rooms').scrollIntoViewIfNeeded();
  await expect.poll(() => figure(page, 'Rooms')).toBe(0);
  await page.clock.runFor(DURATION + 100);
  await page.evaluate(() => scrollTo(0, 0));
  await counter(page, 'Rooms').scrollIntoViewIfNeeded();
  await page.clock.runFor(100);
  expect(await figure(page, 'Rooms')).toBe(100);
});

test('24/7 is a text and does not count', async ({ page }) => {
  await openAtRest(page);
  const support = counter(page, 'Support');
  await support.scrollIntoViewIfNeeded();
  await page.clock.runFor(DURATION / 2);
  await expect(support).toHaveText(/^Support\s*24\/7$/);
});

test('a screen reader hears the final value while it counts', async ({ page }) => {
  await openAtRest(page);
  await counter(page, 'Clean Beds').scrollIntoViewIfNeeded();
  await expect.poll(() => figure(page, 'Clean Beds')).toBe(0);
  await expect(counter(page, 'Clean Beds')).toMatchAriaSnapshot(
    '- term: Clean Beds\n- definition: "200"',
  );
});

test('counting moves nothing beside it', async ({ page }) => {
  await openAtRest(page);
  const label = counter(page, 'Clean Beds');
  await label.scrollIntoViewIfNeeded();
  await expect.poll(() => figure(page, 'Clean Beds')).toBe(0);
  const before = await label.boundingBox();
  await page.clock.runFor(DURATION);
  await page.clock.runFor(100);
  expect(await label.boundingBox()).toEqual(before);
});

test('under reduced motion the figures stand still', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAtRest(page);
  await counter(page, 'Rooms').scrollIntoViewIfNeeded();
  await page.clock.runFor(DURATION / 2);
  expect(await figure(page, 'Rooms')).toBe(100);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the final values are in the page', async ({ page }) => {
    await page.goto('/');
    for (const [target, label] of COUNTERS) {
      await expect(counter(page, label)).toHaveText(new RegExp(`^${label}\\s*${target}$`));
    }
  });
});
