import { expect, type Page } from '@playwright/test';
import { inn, rooms, telephone } from '../support/inn.ts';
import { scrollToFoot, watchErrors } from '../support/pageErrors.ts';
import { PRODUCT, STATIC } from '../support/places.ts';
import { NOWHERE, ROUTES } from '../support/routes.ts';
import { test } from '../support/screenshots.ts';

for (const route of ROUTES) {
  test(`${route} gives no error, breaks no policy, asks nobody else and keeps nothing`, async ({
    page,
  }) => {
    const faults = await watchErrors(page, STATIC);
    await page.goto(route);
    await scrollToFoot(page);
    expect(faults).toEqual([]);
    expect(await page.context().cookies()).toEqual([]);
    expect(await page.evaluate(() => ({ ...localStorage, ...sessionStorage }))).toEqual({});
  });
}

for (const route of ['/', '/contact']) {
  test(`${route} of the product, which posts to itself, is clean as well`, async ({ page }) => {
    const faults = await watchErrors(page, PRODUCT);
    await page.goto(PRODUCT + route);
    await scrollToFoot(page);
    expect(faults).toEqual([]);
  });
}

test('an unknown address is answered with 404 and the page for it', async ({ page }) => {
  const response = await page.goto(NOWHERE);
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/no page at this address/);
});

test('who lost the way finds every room', async ({ page }) => {
  await page.goto(NOWHERE);
  const links = page.getByRole('main').getByRole('navigation', { name: 'Room types' });
  for (const { name, route } of rooms) {
    await expect(links.getByRole('link', { name })).toHaveAttribute('href', route);
  }
});

test('who lost the way finds the telephone and the way home', async ({ page }) => {
  await page.goto(NOWHERE);
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: inn.phone }).first()).toHaveAttribute(
    'href',
    telephone,
  );
  await expect(main.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});

for (const [near, route] of [
  ['/About', '/about'],
  ['/CONTACT', '/contact'],
  ['/rooms/', '/rooms'],
  ['/deluxe_double_non-ac_room', '/Deluxe_Double_Non-AC_Room'],
  ['/deluxe_ac_four_bed_room/', '/Deluxe_AC_Four_Bed_Room'],
  ['/Deluxe_AC_Triple_Room/', '/Deluxe_AC_Triple_Room'],
] as const) {
  test(`${near} leads to ${route} for good`, async ({ request }) => {
    const response = await request.get(near, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(response.headers()['location']).toBe(route);
  });
}

const scrolled = (page: Page) => page.evaluate(() => scrollY);

/** Scrolls far down the home page to a link. */
async function goDown(page: Page) {
  await page.goto('/');
  await scrollToFoot(page);
  const link = page.getByRole('main').getByRole('link', { name: 'See the rooms' });
  await link.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(1000);
  return { link, place };
}

test('another page begins at its top', async ({ page }) => {
  const { link } = await goDown(page);
  await link.click();
  await page.waitForURL('**/rooms');
  expect(await scrolled(page)).toBe(0);
});

test('going back restores the place', async ({ page }) => {
  const { link, place } = await goDown(page);
  await link.click();
  await page.waitForURL('**/rooms');
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(place);
});

test('going forward restores the place', async ({ page }) => {
  await page.goto('/about');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Home', exact: true });
  await link.click();
  await page.waitForURL(/\/$/);
  await scrollToFoot(page);
  const foot = await scrolled(page);
  expect(foot).toBeGreaterThan(1000);
  await page.goBack();
  await page.waitForURL('**/about');
  await page.goForward();
  // The page's height is no whole number of pixels.
  await expect.poll(async () => Math.abs((await scrolled(page)) - foot)).toBeLessThanOrEqual(1);
});
