import { expect, test } from '@playwright/test';

const FIVE_SECONDS = 5000;

test('has the final values in the page as served', async ({ request }) => {
  const html = await (await request.get('/')).text();
  for (const [label, value] of [
    ['Rooms', '100'],
    ['Employees', '20'],
    ['Support', '24/7'],
    ['Clean Beds', '200'],
  ]) {
    expect(html).toMatch(new RegExp(`<dt>${label}</dt><dd>.*?>${value}<`));
  }
});

test('runs from 0 to the target in five seconds when first seen', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/');
  await page.clock.pauseAt(60_000);
  const rooms = page.locator('dl').filter({ hasText: 'Clean Beds' }).locator('[data-part]').first();
  await expect(rooms).toHaveText('100');
  await rooms.scrollIntoViewIfNeeded();
  await expect(rooms).toBeInViewport();
  // The observer reports on the real clock; the figures then follow the controlled one.
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return Number(await rooms.textContent());
    })
    .toBeLessThan(30);
  await page.clock.runFor(1000);
  expect(Number(await rooms.textContent())).toBeGreaterThan(10);
  expect(Number(await rooms.textContent())).toBeLessThan(100);
  await page.clock.runFor(FIVE_SECONDS);
  await expect(rooms).toHaveText('100');
});

test('lets 24/7 stand still', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const support = page.getByText('24/7', { exact: true }).first();
  await support.scrollIntoViewIfNeeded();
  await page.clock.runFor(1000);
  await expect(support).toHaveText('24/7');
});

test('shows the final values at once when motion is reduced', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await page.goto('/');
  const figures = page.locator('dl').filter({ hasText: 'Clean Beds' }).locator('[data-part]');
  await figures.first().scrollIntoViewIfNeeded();
  await page.clock.runFor(1000);
  await expect(figures).toHaveText(['100', '20', '200']);
});
