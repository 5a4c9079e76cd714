import { brotliCompressSync } from 'node:zlib';
import { expect, type Request } from '@playwright/test';
import { bytesOf, oneVisit, type Visit } from '../support/oneVisit.ts';
import { scrollToFoot } from '../support/pageErrors.ts';
import { openedPictures } from '../support/pictures.ts';
import { quietOf } from '../support/quiet.ts';
import { NOWHERE, ROUTES, tagOf } from '../support/routes.ts';
import { test } from '../support/screenshots.ts';
import { DESKTOP, PHONE, SCREENS } from '../support/visit.ts';

const FIRST = 'img[fetchpriority="high"]';
/** Text-only pages. */
const WORDS = ['/contact', '/good-to-know', '/privacy'];
/** Pages without a form, a carousel or a lightbox. */
const PLAIN = ['/about', '/facilities', NOWHERE];

const scripts = (requests: readonly Request[]) =>
  requests.filter((request) => request.resourceType() === 'script');

function photographs(visit: () => Visit): void {
  test('the first photograph is 60 kB at most', async () => {
    const { page, first: requests } = visit();
    const first = await page.locator(FIRST).evaluate((img: HTMLImageElement) => img.currentSrc);
    const itself = requests.filter((request) => request.url() === first);
    expect(itself).toHaveLength(1);
    expect(first).toContain('.avif');
    expect(await bytesOf(itself)).toBeLessThanOrEqual(60_000);
  });

  test('all other photographs wait for the first', async () => {
    const late = await visit()
      .page.locator(FIRST)
      .evaluate((img: HTMLImageElement) => {
        const all = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const pictures = all.filter(({ name }) => name.endsWith('.avif'));
        const first = pictures.find(({ name }) => name === img.currentSrc);
        if (!first) return undefined;
        return pictures.filter((one) => one !== first && one.startTime < first.responseEnd);
      });
    expect(late).toEqual([]);
  });
}

function firstScripts(visit: () => Visit): void {
  test('no script is asked for before the first paint', async () => {
    const [paint, ...starts] = await visit().page.evaluate(() => [
      performance.getEntriesByName('first-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
      ...(performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ startTime }) => startTime),
    ]);
    expect(starts.length).toBeGreaterThan(0);
    expect(Math.min(...starts)).toBeGreaterThan(paint ?? Number.POSITIVE_INFINITY);
  });
}

function plainScripts(visit: () => Visit): void {
  test('there are 3.6 kB of scripts: the menu’s, the clock’s, the prefetch’s and the language switch’s', async () => {
    const { page, first } = visit();
    const inline = await page.locator('script:not([src], [type*=json])').allTextContents();
    const files = await Promise.all(scripts(first).map((request) => request.sizes()));
    expect(files.length).toBeGreaterThan(0);
    const bytes =
      files.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0) +
      brotliCompressSync(inline.join('')).length;
    expect(bytes).toBeLessThanOrEqual(3600);
  });
}

for (const screen of SCREENS) {
  for (const route of [...ROUTES, NOWHERE]) {
    test.describe(`${route} at ${screen.width} px, density ${screen.density}`, {
      tag: tagOf(route),
    }, () => {
      const visit = oneVisit(route, screen);

      if (screen === PHONE && !WORDS.includes(route)) photographs(visit);
      if (screen === PHONE && route === '/') {
        test('the first view is 250 kB at most', async () => {
          expect(visit().first.length).toBeGreaterThan(5);
          expect(await bytesOf(visit().first)).toBeLessThanOrEqual(250_000);
        });
      }
      if (screen === DESKTOP) firstScripts(visit);
      if (screen === DESKTOP && PLAIN.includes(route)) plainScripts(visit);

      test('no picture is downloaded more than half again as wide as shown', async () => {
        const { page } = visit();
        const quiet = quietOf(page);
        await scrollToFoot(page);
        await quiet();
        const pictures = await openedPictures(page);
        if (!WORDS.includes(route)) expect(pictures.length).toBeGreaterThan(0);
        // Not `>`: a width that cannot be read is NaN.
        expect(pictures.filter(({ downloaded, shown }) => !(downloaded <= 1.5 * shown))).toEqual(
          [],
        );
      });

      if (screen === DESKTOP && route === '/') {
        test('there are 95 kB of scripts at most, the form’s included', async () => {
          const { first, requests } = visit();
          expect(scripts(requests).length).toBeGreaterThan(scripts(first).length);
          expect(await bytesOf(scripts(requests))).toBeLessThanOrEqual(95_000);
        });
      }
    });
  }
}

test.describe('on a phone', () => {
  const { width, height, density } = PHONE;
  test.use({ viewport: { width, height }, deviceScaleFactor: density });

  test('a first photograph that never comes holds up the others for a moment only', async ({
    page,
  }) => {
    await page.route(/exterior-dusk-wide/, () => undefined);
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html')).not.toHaveAttribute('data-first', { timeout: 10_000 });
    await expect(page.getByRole('button', { name: 'Pause the slides' }).first()).toBeVisible();
  });
});
