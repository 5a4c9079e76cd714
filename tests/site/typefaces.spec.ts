/** Fallback fonts take up the same space as the site's own, on any machine. */
import { type Browser, chromium, expect, type Page } from '@playwright/test';
import { LONG, STATIC } from '../support/places.ts';
import { KINDS, NOWHERE, ROUTES } from '../support/routes.ts';
import { test } from '../support/screenshots.ts';
import { shiftOf, watchShifts } from '../support/shifts.ts';
import { launchOf, MACHINES, type Machine, typefacesIn } from '../support/typefaces.ts';
import { SCREENS } from '../support/visit.ts';

/** CSS pixels, for each kind of machine. */
const WIDTHS: Record<Machine, readonly number[]> = {
  Android: [390, 412],
  'Apple or Windows': [390, 768, 1280],
  'Linux with Liberation': [768, 1280, 1920],
  'Linux with Noto': [390, 768, 1280],
  'Linux with DejaVu': [390, 768, 1280],
};

/** Tested in every `npm test`; the rest runs in the long suite. */
const EACH_TIME: Partial<Record<Machine, readonly number[]>> = {
  Android: [390],
  'Linux with Noto': [390, 768],
};

/** Milliseconds; longer than the 100 ms block period of fonts. */
const LATE = 200;

const delayTypefaces = (page: Page) =>
  page.route('**/*.woff2', async (route) => {
    await page.waitForTimeout(LATE);
    await route.continue();
  });

/** Opens a page whose fonts load late, and waits until they are used. */
async function openLate(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await page.locator('html:not([data-first])').waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Layout shifts are reported after their frame.
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  });
}

for (const machine of Object.keys(MACHINES) as Machine[]) {
  test.describe(machine, () => {
    test.describe.configure({ mode: 'default' });
    let browser: Browser;
    test.beforeAll(async () => {
      browser = await chromium.launch(launchOf(machine));
    });
    test.afterAll(() => browser?.close());

    test('its own sans and serif stand in', async () => {
      const page = await browser.newPage({ baseURL: STATIC });
      await page.route('**/*.woff2', (route) => route.abort());
      await page.goto('/about');
      const [sans, serif] = MACHINES[machine];
      expect(await typefacesIn(page, 'main p')).toEqual([sans.family]);
      expect(await typefacesIn(page, 'h1')).toEqual([serif.family]);
      await page.close();
    });

    for (const { width, height, density } of SCREENS) {
      if (!WIDTHS[machine].includes(width)) continue;
      const tag = EACH_TIME[machine]?.includes(width) ? [] : [LONG];
      const routes = tag.length > 0 ? ROUTES : KINDS;
      test(`typefaces that come late move next to nothing at ${width} px`, { tag }, async () => {
        const context = await browser.newContext({
          baseURL: STATIC,
          viewport: { width, height },
          deviceScaleFactor: density,
        });
        const page = await context.newPage();
        await delayTypefaces(page);
        await watchShifts(page);
        const shifts: Record<string, number> = {};
        for (const route of [...routes, NOWHERE]) {
          await openLate(page, route);
          shifts[route] = await shiftOf(page);
        }
        await context.close();
        const moved = Object.entries(shifts).filter(([, shift]) => shift >= 0.05);
        expect(moved).toEqual([]);
      });
    }
  });
}

test.describe('in another script', () => {
  test.describe.configure({ mode: 'default' });
  let browser: Browser;
  test.beforeAll(async () => {
    browser = await chromium.launch(launchOf('Android'));
  });
  test.afterAll(() => browser?.close());

  for (const code of ['kn', 'hi']) {
    for (const width of [320, 360, 390, 412]) {
      const tag = width === 360 ? [] : [LONG];
      test(`${code}: typefaces that come late move nothing at ${width} px`, { tag }, async () => {
        const page = await browser.newPage({
          baseURL: STATIC,
          viewport: { width, height: 800 },
          deviceScaleFactor: 2,
        });
        await delayTypefaces(page);
        await watchShifts(page);
        const shifts: Record<string, number> = {};
        for (const route of ROUTES) {
          const address = `/${code}${route}`.replace(/\/$/, '');
          await openLate(page, address);
          shifts[address] = await shiftOf(page);
        }
        await page.close();
        const moved = Object.entries(shifts).filter(([, shift]) => shift >= 0.01);
        expect(moved).toEqual([]);
      });
    }
  }
});
