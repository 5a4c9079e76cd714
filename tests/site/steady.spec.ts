import { expect } from '@playwright/test';
import { startInPieces } from '../support/pieces.ts';
import { LONG } from '../support/places.ts';
import { KINDS, NOWHERE, ROUTES } from '../support/routes.ts';
import { test } from '../support/screenshots.ts';
import { shiftOf, watchShifts } from '../support/shifts.ts';
import { SCREENS, settle } from '../support/visit.ts';

/** Widths in every `npm test`; the others run in the long suite. */
const EACH_TIME = [390, 1280];

for (const { width, height, density } of SCREENS) {
  const tag = EACH_TIME.includes(width) ? [] : [LONG];
  const routes = tag.length > 0 ? ROUTES : KINDS;
  test.describe(`at ${width} px, density ${density}`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor: density });

    // Fonts have a test of their own.
    test.beforeEach(({ page }) => page.route('**/*.woff2', (route) => route.abort()));

    test('nothing moves by itself on any page', { tag }, async ({ page }) => {
      await watchShifts(page);
      for (const route of [...routes, NOWHERE]) {
        await settle(page, route);
        // A slow machine may draw a page that is half there: an icon moves by a few pixels at most.
        expect(await shiftOf(page), `shifts of ${route}`).toBeLessThan(0.0001);
      }
    });

    test('a page that comes piece by piece moves next to nothing', { tag }, async ({ page }) => {
      test.slow();
      await using slow = await startInPieces();
      await watchShifts(page);
      for (const route of [...routes, NOWHERE]) {
        await settle(page, slow.url + route);
        expect(await shiftOf(page), `shifts of ${route}`).toBeLessThan(0.03);
      }
    });
  });
}

test.describe('what lies below the first screen', () => {
  // Block the photograph that everything waits for, by day and by night.
  const first = /exterior-(?:dusk|night)-wide/;
  test.beforeEach(({ page }) => page.route(first, () => undefined));

  test('is laid out after the first photograph, and then all of it', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' });
    const isLaidOut = () =>
      page
        .locator('footer h2')
        .first()
        .evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }));
    await expect.poll(isLaidOut).toBe(false);
    await expect.poll(isLaidOut, { timeout: 10_000 }).toBe(true);
  });

  test('is laid out one section a frame', async ({ page }) => {
    await page.unroute(first);
    await page.addInitScript(() => {
      const laid: { frame: number; name: string }[] = [];
      let frame = 0;
      requestAnimationFrame(function count() {
        frame += 1;
        requestAnimationFrame(count);
      });
      new MutationObserver((changes) => {
        for (const { target } of changes) laid.push({ frame, name: target.nodeName });
      }).observe(document, { subtree: true, attributeFilter: ['data-laid'] });
      Object.assign(window, { laid });
    });
    await settle(page, '/');
    const laid = await page.evaluate(
      () => (window as unknown as { laid: { frame: number; name: string }[] }).laid,
    );
    expect(laid).toHaveLength(await page.locator('main > * + *, footer').count());
    expect(new Set(laid.map(({ frame }) => frame)).size).toBe(laid.length);
    expect(laid.at(-1)?.name).toBe('FOOTER');
  });

  test('waits for its styles, which wait for the first photograph', async ({ page }) => {
    const { promise: held, resolve: answer } = Promise.withResolvers<void>();
    let requests = 0;
    await page.route('**/styles.*.css', async (route) => {
      requests += 1;
      await held;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    const heading = page.locator('#testimonials-heading');
    await heading.waitFor({ state: 'attached' });
    expect(requests).toBe(0);
    // The photograph has not come within 2.5 s.
    await expect.poll(() => requests).toBe(1);
    await expect(heading).toBeHidden();
    answer();
    await expect(heading).toBeVisible();
    expect(requests).toBe(1);
  });

  test('comes at last where its styles fail', async ({ page }) => {
    await page.unroute(first);
    await page.route('**/styles.*.css', (route) => route.abort());
    await page.goto('/', { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { name: 'What our guests remember' });
    await expect(heading).toBeVisible({ timeout: 15_000 });
  });

  test('comes where the browser draws no frames, as in a hidden tab', async ({ page }) => {
    await page.addInitScript(() => {
      globalThis.requestAnimationFrame = () => 0;
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('footer h2').first()).toBeVisible({ timeout: 15_000 });
    await expect(page.locator('html')).not.toHaveAttribute('data-first');
  });

  test('is found by a link to words on the page', async ({ page }) => {
    await page.unroute(first);
    await page.goto('/#:~:text=What%20our%20guests%20remember');
    const heading = page.getByRole('heading', { name: 'What our guests remember' });
    await expect(heading).toBeInViewport({ timeout: 10_000 });
  });

  test('is there at once for a guest who is led to it', async ({ page }) => {
    await page.goto('/#testimonials-heading', { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { name: 'What our guests remember' });
    await expect(heading).toBeInViewport();
    await expect(page.locator('html')).not.toHaveAttribute('data-first', { timeout: 10_000 });
    await expect(heading).toBeInViewport();
  });

  test('is where it was for a guest who loads the page again', async ({ page }) => {
    await page.goto('/', { waitUntil: 'commit' });
    await expect(page.locator('html')).not.toHaveAttribute('data-first', { timeout: 10_000 });
    const heading = page.getByRole('heading', { name: 'What our guests remember' });
    await heading.evaluate((one) => one.scrollIntoView({ behavior: 'instant' }));
    await page.reload({ waitUntil: 'commit' });
    await expect(heading).toBeInViewport();
  });
});
