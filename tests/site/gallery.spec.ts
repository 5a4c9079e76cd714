import type { Locator } from '@playwright/test';
import { WIDTHS } from '../support/axe.ts';
import { grid, photo, photos, shows, TOTAL } from '../support/gallery.ts';
import { expect, test } from '../support/guest.ts';

const columnsOf = (items: Locator) =>
  items.evaluateAll((all) => {
    const boxes = all.map((one) => one.getBoundingClientRect());
    const lefts = new Set(boxes.map(({ left }) => Math.round(left)));
    const bottoms = [...lefts].map((left) =>
      Math.max(
        ...boxes
          .filter((box) => box.left <= left + 1 && box.right > left + 1)
          .map((box) => Math.round(box.bottom)),
      ),
    );
    return { columns: lefts.size, bottoms: new Set(bottoms).size };
  });

for (const [width, columns] of [
  [320, 2],
  [390, 2],
  [768, 3],
  [1280, 4],
  [1920, 4],
] as const) {
  test(`14 pictures stand in ${columns} columns at ${width} px, which end in one line`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/gallery');
    await expect(photos(page)).toHaveCount(TOTAL);
    expect(await columnsOf(grid(page).getByRole('listitem'))).toEqual({ columns, bottoms: 1 });
  });
}

test('no picture is fetched at more than 1.5 times its size on a phone and on a desk', async ({
  page,
}) => {
  for (const width of [412, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/gallery');
    for (const image of await grid(page).getByRole('img').all()) {
      await image.scrollIntoViewIfNeeded();
      const ratio = await image.evaluate(async (element: HTMLImageElement) => {
        await element.decode();
        const fetched = await createImageBitmap(element);
        const cover = Math.max(
          element.clientWidth / fetched.width,
          element.clientHeight / fetched.height,
        );
        return 1 / cover;
      });
      expect(ratio, `${width} px: ${await image.getAttribute('alt')}`).toBeLessThanOrEqual(1.5);
    }
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a picture opens as a picture', async ({ page }) => {
    await page.goto('/gallery');
    await expect(photos(page)).toHaveCount(TOTAL);
    await photo(page, 9).click();
    await page.waitForURL(/dining.*\.jpe?g$/);
  });
});

test('an open picture makes no page wider', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/gallery');
  await photo(page, 7).click();
  await shows(page, 7, /Four Bed/);
  for (const size of WIDTHS) {
    await page.setViewportSize(size);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(
      true,
    );
  }
});

test('the contact sheet keeps the margins of the words above it', async ({ page }) => {
  await page.goto('/gallery');
  for (const width of [1600, 1920, 2560]) {
    await page.setViewportSize({ width, height: 1080 });
    const sheet = await page.getByRole('main').getByRole('list').first().boundingBox();
    const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(sheet?.x).toBe(heading?.x);
    // 86rem, as every page's content.
    expect(sheet?.width).toBe(1376);
  }
});

test('below a short caption and a long one the same space is left', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/gallery');
  const left = await photos(page).evaluateAll((links) =>
    links.map((link) => {
      const words = document.createRange();
      words.selectNodeContents(link.lastElementChild ?? link);
      const { bottom } = words.getBoundingClientRect();
      return Math.round(link.getBoundingClientRect().bottom - bottom);
    }),
  );
  expect(new Set(left).size).toBe(1);
});
