import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, type Request, test } from '@playwright/test';
import { scrollToFoot } from './support/faults.ts';
import { openedPictures } from './support/pictures.ts';
import { quietOf } from './support/quiet.ts';
import { NOWHERE, ROUTES } from './support/routes.ts';
import { SCREENS, settle } from './support/visit.ts';

/** Lighthouse's phone: 412 CSS pixels across at a density of 1.75. */
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
const WITH_PHOTOGRAPH = [...ROUTES.filter((route) => route !== '/contact'), NOWHERE];
const FIRST = 'img[fetchpriority="high"]';

/** What the browser asked for, kept as it asks. */
function requestsOf(page: Page): Request[] {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  return requests;
}

/** Bytes over the wire, headers included. */
async function bytesOf(requests: readonly Request[]): Promise<number> {
  const sizes = await Promise.all(requests.map((request) => request.sizes()));
  return sizes.reduce((sum, one) => sum + one.responseHeadersSize + one.responseBodySize, 0);
}

test.describe('on a phone', () => {
  test.use(PHONE);

  for (const route of WITH_PHOTOGRAPH) {
    test(`the first photograph of ${route} is 60 kB at most`, async ({ page }) => {
      const requests = requestsOf(page);
      await settle(page, route);
      const first = await page.locator(FIRST).evaluate((img: HTMLImageElement) => img.currentSrc);
      const itself = requests.filter((request) => request.url() === first);
      expect(itself).toHaveLength(1);
      expect(first).toContain('.avif');
      expect(await bytesOf(itself)).toBeLessThanOrEqual(60_000);
    });

    test(`all other photographs of ${route} wait for the first`, async ({ page }) => {
      await settle(page, route);
      const late = await page.locator(FIRST).evaluate((img: HTMLImageElement) => {
        const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const photographs = all.filter(({ name }) => name.endsWith('.avif'));
        const first = photographs.find(({ name }) => name === img.currentSrc);
        if (!first) return undefined;
        return photographs.filter((one) => one !== first && one.startTime < first.responseEnd);
      });
      expect(late).toEqual([]);
    });
  }

  test('the first view of the home page is 250 kB at most', async ({ page }) => {
    const requests = requestsOf(page);
    await settle(page, '/');
    expect(requests.length).toBeGreaterThan(5);
    expect(await bytesOf(requests)).toBeLessThanOrEqual(250_000);
  });

  test('a first photograph that never comes holds up the others for a moment only', async ({
    page,
  }) => {
    await page.route(/exterior-dusk-wide/, () => undefined);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html')).not.toHaveAttribute('data-first', { timeout: 10_000 });
    await expect(page.getByRole('button', { name: 'Pause the slides' }).first()).toBeVisible();
  });
});

const scripts = (requests: readonly Request[]) =>
  requests.filter((request) => request.resourceType() === 'script');

for (const route of ['/about', '/facilities', NOWHERE]) {
  test(`${route} has 3 kB of scripts: the menu's and the prefetch's`, async ({ page }) => {
    const requests = requestsOf(page);
    await settle(page, route);
    const inline = await page.locator('script:not([src], [type*=json])').allTextContents();
    const files = await Promise.all(scripts(requests).map((request) => request.sizes()));
    expect(files.length).toBeGreaterThan(0);
    const bytes =
      files.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) +
      brotliCompressSync(inline.join('')).length;
    expect(bytes).toBeLessThanOrEqual(3000);
  });
}

test('the home page has 95 kB of scripts at most, its form included', async ({ page }) => {
  const requests = requestsOf(page);
  await settle(page, '/');
  const before = scripts(requests).length;
  const quiet = quietOf(page);
  await scrollToFoot(page);
  await quiet();
  expect(scripts(requests).length).toBeGreaterThan(before);
  expect(await bytesOf(scripts(requests))).toBeLessThanOrEqual(95_000);
});

for (const route of [...ROUTES, NOWHERE]) {
  test(`${route} asks for no script before its first paint`, async ({ page }) => {
    await settle(page, route);
    const [paint, ...starts] = await page.evaluate(() => [
      performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
      ...(performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    ]);
    expect(starts.length).toBeGreaterThan(0);
    expect(Math.min(...starts)).toBeGreaterThan(paint ?? Number.POSITIVE_INFINITY);
  });
}

for (const { width, height, density } of SCREENS) {
  test.describe(`at ${width} px, density ${density}`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: density });

    for (const route of [...ROUTES, NOWHERE]) {
      test(`${route} downloads no picture more than half again as wide as shown`, async ({
        page,
      }) => {
        await settle(page, route);
        const quiet = quietOf(page);
        await scrollToFoot(page);
        await quiet();
        const pictures = await openedPictures(page);
        if (route !== '/contact') expect(pictures.length).toBeGreaterThan(0);
        expect(pictures.filter(({ downloaded, shown }) => downloaded > 1.5 * shown)).toEqual([]);
      });
    }
  });
}
