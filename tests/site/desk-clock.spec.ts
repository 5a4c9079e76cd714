import type { Page } from '@playwright/test';
import { expect, test } from '../support/guest.ts';

const AT_ANY_HOUR = 'The desk answers at any hour.';
/** Bengaluru is 5:30 hours ahead. */
const TWO_FOURTEEN = '2026-11-20T20:44:00Z';
const sentence = (time: string) => new RegExp(`It is ${time}\\sam at the desk. Someone is awake.`);
const strip = (page: Page) =>
  page.getByRole('banner').locator('desk-clock').filter({ visible: true });

// For a guest in another time zone.
test.use({ timezoneId: 'America/New_York' });

test('the strip says what time it is at the desk, and keeps to it', async ({ page }) => {
  await page.clock.install({ time: TWO_FOURTEEN });
  await page.clock.pauseAt('2026-11-20T20:44:10Z');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about');
  await expect(strip(page)).toHaveText(sentence('2:14'));
  await page.clock.runFor(51_000);
  await expect(strip(page)).toHaveText(sentence('2:15'));
});

// By night there are two sentences.
for (const [path, width] of [
  ['/about', 1280],
  ['/about', 1440],
  ['/kn/about', 1280],
  ['/kn/about', 1440],
  ['/hi/about', 1280],
] as const) {
  test(`by night too the strip of ${path} is one line, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.clock.setFixedTime('2026-11-20T18:58:00Z');
    await page.goto(path);
    await expect(strip(page)).toContainText('12:28');
    const sentences = strip(page).locator('span').filter({ visible: true });
    await expect(sentences).toHaveCount(width < 1440 ? 1 : 2);
    await page.evaluate(() => document.fonts.ready);
    const height = await page
      .getByRole('banner')
      .locator('> div')
      .first()
      .evaluate((one) => one.getBoundingClientRect().height);
    expect(height).toBeLessThan(50);
  });
}

test('no screen reader is told each minute', async ({ page }) => {
  await page.goto('/contact');
  const clocks = page.locator('desk-clock');
  await expect(clocks).toHaveCount(3);
  for (const clock of await clocks.all()) {
    const live = await clock.evaluate((one) => one.closest('[aria-live], [role=status], output'));
    expect(live).toBeNull();
  }
});

test('the phone’s menu and the contact page say it too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install({ time: TWO_FOURTEEN });
  await page.goto('/contact');
  await expect(page.getByRole('main').locator('desk-clock')).toHaveText(sentence('2:14'));
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await expect(menu.locator('desk-clock')).toBeVisible();
  await expect(menu.locator('desk-clock')).toHaveText(sentence('2:14'));
});

test('the contact page says it once, at any width', async ({ page }) => {
  await page.goto('/contact');
  for (const width of [320, 390, 768, 1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.locator('desk-clock').filter({ visible: true })).toHaveCount(1);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it is the sentence that is true at any hour', async ({ page }) => {
    await page.goto('/about');
    await expect(strip(page)).toHaveText(AT_ANY_HOUR);
    await expect(strip(page)).toBeVisible();
  });
});
