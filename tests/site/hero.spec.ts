import type { Page } from '@playwright/test';
import { hideText, partsOf, worstContrast } from '../support/contrast.ts';
import { expect, test } from '../support/guest.ts';
import { pageContent } from '../support/inn.ts';
import { LONG } from '../support/places.ts';
import { settle } from '../support/visit.ts';

const home = pageContent('home').hero;
const SLIDES = home.pictures.map((_, index) => index);
const section = (page: Page) => page.getByRole('region', { name: home.headline });

/** Shows a slide and waits for its picture. */
async function show(page: Page, slide: number) {
  const dot = section(page).getByRole('button', { name: `Slide ${slide + 1} of ${SLIDES.length}` });
  await dot.dispatchEvent('click');
  await expect(dot).toHaveAttribute('aria-current', 'true');
  const alt = home.pictures[slide]?.alt ?? '';
  await section(page)
    .getByRole('img', { name: alt })
    .evaluate((img: HTMLImageElement) => img.decode());
  await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)));
}

const boxOf = async (page: Page, name: string) => {
  const box = await section(page).getByRole('link', { name, exact: true }).boundingBox();
  if (!box) throw new Error(`${name} is not shown.`);
  return box;
};

/** All but the buttons, which have a ground of their own. */
const WORDS = '#hero-headline, #hero-headline ~ p, #hero-headline ~ div a:not([data-variant])';

test.use({ contextOptions: { reducedMotion: 'reduce' } });
// By day: the order is that of the content.
test.beforeEach(({ page }) => page.clock.setFixedTime('2026-11-20T12:00:00+05:30'));

/** Widths in every `npm test`; the others run in the long suite. */
const EACH_TIME: readonly number[] = [390, 1280];

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [844, 390],
  [667, 375],
] as const) {
  const tag = EACH_TIME.includes(width) ? [] : [LONG];
  test(`the hero’s words are read on every picture at ${width} × ${height}`, { tag }, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await settle(page, '/');
    const words = await section(page)
      .locator(WORDS)
      .evaluateAll((all) => {
        // The letters' own boxes: their elements extend further right.
        const textsOf = (one: Element): Node[] =>
          [...one.childNodes].flatMap((node) => (node instanceof Element ? textsOf(node) : [node]));
        return all.flatMap((one) =>
          textsOf(one).flatMap((node) => {
            const range = document.createRange();
            range.selectNodeContents(node);
            return [...range.getClientRects()].map(({ x, y, width, height }) => ({
              clip: { x, y, width, height },
              ink: getComputedStyle(one).color,
            }));
          }),
        );
      });
    expect(words.length).toBeGreaterThanOrEqual(5);
    await hideText(page, WORDS);
    for (const slide of SLIDES) {
      await show(page, slide);
      for (const { clip, ink } of words) {
        const contrast = await worstContrast(page, partsOf(ink), clip);
        expect(contrast, `slide ${slide + 1}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
}

for (const [width, height] of [
  [390, 844],
  [820, 1180],
] as const) {
  test(`a headline of one line stretches nothing at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await settle(page, '/');
    const parts = page.locator('section:has(> div > h1) :is(h1, p, a, button)');
    const heights = () =>
      parts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    const [two = 0, ...others] = await heights();
    await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      heading.textContent = 'Come in.';
    });
    const [one, ...same] = await heights();
    expect(one).toBeLessThan(two);
    expect(same).toEqual(others);
  });
}

for (const [width, height, pictured] of [
  [320, 568, 128],
  [360, 640, 180],
  [390, 844, 300],
  [412, 823, 300],
] as const) {
  test(`picture, words and both buttons are one screen at ${width} × ${height}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await settle(page, '/');
    const bar = await page.getByRole('complementary').boundingBox();
    const foot = bar?.y ?? 0;
    expect(foot).toBeGreaterThan(height / 2);
    for (const name of ['Book Now', 'About Us']) {
      const box = await boxOf(page, name);
      expect(box.y + box.height).toBeLessThanOrEqual(foot);
    }
    for (const slide of SLIDES) {
      await show(page, slide);
      const picture = section(page).getByRole('img', { name: home.pictures[slide]?.alt ?? '' });
      const box = await picture.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(pictured);
      const headline = await page.getByRole('heading', { level: 1 }).boundingBox();
      // Here the text is below the picture, not on it.
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(headline?.y ?? 0);
    }
  });
}

test('each sentence of the headline is a line of its own on a phone', async ({ page }) => {
  for (const width of [320, 360, 390, 430]) {
    await page.setViewportSize({ width, height: 800 });
    await settle(page, '/');
    const lines = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const { lineHeight, fontSize } = getComputedStyle(heading);
      return {
        count: heading.clientHeight / Number.parseFloat(lineHeight),
        size: Number.parseFloat(fontSize),
      };
    });
    const sentences = home.headline.match(/[.!?]/g)?.length;
    expect(Math.round(lines.count), `${width} px`).toBe(sentences);
    if (width > 350) expect(lines.size).toBeGreaterThanOrEqual(32);
  }
});

test('a telephone on its side has no strip, a low header and the whole headline', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await settle(page, '/');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: /^\+91/ })).toBeHidden();
  const menu = await header.getByRole('button', { name: 'Menu', exact: true }).boundingBox();
  expect((menu?.y ?? 0) + (menu?.height ?? 0)).toBeLessThanOrEqual(60);
  const book = await boxOf(page, 'Book Now');
  expect(book.y + book.height).toBeLessThanOrEqual(390);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
});

for (const [width, height] of [
  [844, 390],
  [667, 375],
  [640, 280],
] as const) {
  test(`call and WhatsApp are in reach at ${width} × ${height}, wherever the page stands`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await settle(page, '/');
    const bar = page.getByRole('complementary');
    for (const y of [0, 900]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
      for (const name of ['Call', 'WhatsApp', 'Directions', 'Enquire']) {
        const link = bar.getByRole('link', { name });
        await expect(link).toBeInViewport({ ratio: 1 });
        await link.click({ trial: true });
      }
    }
  });
}

for (const [width, height] of [
  [320, 256],
  [480, 270],
] as const) {
  test(`at 400 % zoom, ${width} × ${height}, the words are below the picture`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await settle(page, '/');
    const picture = await section(page).getByRole('img').first().boundingBox();
    const headline = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(picture?.height).toBeGreaterThan(100);
    expect((picture?.y ?? 0) + (picture?.height ?? 0)).toBeLessThanOrEqual(headline?.y ?? 0);
  });
}

for (const width of [1024, 1100, 1280, 1920]) {
  test(`the hero’s controls end at the page’s margin at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await settle(page, '/');
    const next = await section(page).getByRole('button', { name: /next/i }).boundingBox();
    const book = await page
      .getByRole('banner')
      .getByRole('link', { name: 'Book Now' })
      .boundingBox();
    const endOf = (box: typeof next) => Math.round((box?.x ?? 0) + (box?.width ?? 0));
    expect(Math.abs(endOf(next) - endOf(book))).toBeLessThanOrEqual(1);
  });
}
