import { type Browser, expect, type Page } from '@playwright/test';
import { adoptStyles, useTextSize } from '../support/comfort.ts';
import { overlaps, visiblePieces } from '../support/layout.ts';
import { scrollToFoot } from '../support/pageErrors.ts';
import { LONG } from '../support/places.ts';
import { KINDS, NOWHERE, ROUTES } from '../support/routes.ts';
import { test } from '../support/screenshots.ts';

/** Ways to enlarge text: the browser's font size, a user style sheet, a phone's setting. */
const WAYS: Record<string, (page: Page) => Promise<void>> = {
  'a browser font of 24 px': (page) => useTextSize(page, 24),
  'a browser font of 32 px': (page) => useTextSize(page, 32),
  'a root font of 200 %': (page) => whenOpen(page, 'html { font-size: 200% !important; }'),
  'a text-size-adjust of 200 %': (page) =>
    whenOpen(page, 'html { text-size-adjust: 200% !important; }'),
};

async function whenOpen(page: Page, css: string) {
  page.on('domcontentloaded', () => adoptStyles(page, css).catch(() => undefined));
}

/** Only phones' browsers support text-size-adjust. */
const openPhone = (browser: Browser) =>
  browser.newPage({ isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } });

/** Hero controls that overlap its text, and parts of the page that overflow the screen. */
async function faultsOf(page: Page, width: number): Promise<string[]> {
  const pieces = await visiblePieces(page);
  const outside = pieces.filter(({ left, right }) => left < -1 || right > width + 1);
  // The map's names are part of a picture, and listed as text next to it.
  const over = overlaps(pieces).filter((pair) => !pair.includes('interactive map'));
  const onWords = await page.evaluate(() => {
    const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    const controls = box('section:first-child inn-carousel button')?.top;
    const words = box('#hero-headline')?.top;
    return controls !== undefined && words !== undefined && controls > words;
  });
  return [
    ...outside.map(({ what }) => `“${what}” leaves the screen`),
    ...over.map((pair) => `${pair} stand on each other`),
    ...(onWords ? ['the controls of the hero stand on its words'] : []),
  ];
}

/** The ways tested in every `npm test`; the others run in the long suite. */
const EACH_TIME = ['a browser font of 32 px', 'a text-size-adjust of 200 %'];

for (const [way, enlarge] of Object.entries(WAYS)) {
  const tag = EACH_TIME.includes(way) ? [] : [LONG];
  const routes = tag.length > 0 ? ROUTES : KINDS;
  test(`with ${way} every page keeps to a phone’s screen`, { tag }, async ({ browser }) => {
    test.setTimeout(150_000);
    const page = await openPhone(browser);
    await enlarge(page);
    for (const route of [...routes, NOWHERE]) {
      await page.goto(route);
      await scrollToFoot(page);
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(wide, `${route} at ${width} px`).toBe(width);
        const menu = page.getByRole('button', { name: 'Menu', exact: true });
        await expect(menu, `${route} at ${width} px`).toBeInViewport({ ratio: 1 });
        expect(await faultsOf(page, width), `${route} at ${width} px`).toEqual([]);
      }
    }
    await page.close();
  });
}
