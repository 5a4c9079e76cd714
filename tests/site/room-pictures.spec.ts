import type { Locator, Page } from '@playwright/test';
import { large, lightbox } from '../support/gallery.ts';
import { expect, test } from '../support/guest.ts';
import { rooms } from '../support/inn.ts';

const [first, second] = rooms.map((room) => ({ ...room, alts: room.pictures.map((p) => p.alt) }));
if (!first || !second) throw new Error('The sample has six rooms.');

const slides = (page: Page, { name }: { name: string }) =>
  page.getByRole('group', { name: `Photographs: ${name}` }).getByRole('group', { name: /\d of/ });
/** The link around a slide's picture. */
const slide = (page: Page, room: { name: string }, position: number) =>
  slides(page, room)
    .nth(position - 1)
    .locator('a');
const naturalWidth = (picture: Locator) =>
  picture.evaluate((image: HTMLImageElement) => image.naturalWidth);

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`a room’s picture opens large, leads through the room’s and back at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(first.route);
    await slide(page, first, 1).click();
    await expect(lightbox(page).getByText(`1 of ${first.alts.length}`)).toBeVisible();
    await expect(large(page)).toHaveAttribute('alt', first.alts[0] ?? '');
    await expect.poll(() => naturalWidth(large(page))).toBeGreaterThan(0);
    const { width: shown = 0 } = (await large(page).boundingBox()) ?? {};
    expect(shown).toBeGreaterThan(width * 0.8);
    await page.keyboard.press('ArrowLeft');
    await expect(large(page)).toHaveAttribute('alt', first.alts.at(-1) ?? '');
    await page.keyboard.press('Escape');
    await expect(lightbox(page)).toBeHidden();
    // The carousel has moved on to the picture shown last.
    await expect(slide(page, first, first.alts.length)).toBeFocused();
    await expect(slide(page, first, first.alts.length)).toBeInViewport({ ratio: 0.99 });
  });
}

test('on Rooms each room has its own pictures large, and Back closes them', async ({ page }) => {
  await page.goto('/rooms');
  await page.getByRole('tab', { name: second.name }).click();
  await slide(page, second, 1).click();
  await expect(large(page)).toHaveAttribute('alt', second.alts[0] ?? '');
  await page.goBack();
  await expect(lightbox(page)).toBeHidden();
  await expect(page).toHaveURL(/\/rooms#/);
  await page.goForward();
  await expect(large(page)).toHaveAttribute('alt', second.alts[0] ?? '');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a room’s picture is a link to the large one', async ({ page }) => {
    await page.goto(first.route);
    await slide(page, first, 1).click();
    await expect(page).toHaveURL(/\.jpe?g$/);
    expect(await naturalWidth(page.locator('img'))).toBeGreaterThanOrEqual(1600);
  });
});
