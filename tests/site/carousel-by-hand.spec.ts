import type { Locator, Page } from '@playwright/test';
import { carousels, moves, openAtRest, press, shown, slides } from '../support/carousel.ts';
import { expect, test } from '../support/guest.ts';
import { swipe } from '../support/swipe.ts';

const thumbnails = (room: Locator) => room.getByRole('list').getByRole('link');

/** Milliseconds (specification, section 9). */
const ROOM = { slide: 500 };

async function swipeRoom(page: Page, carousel: Locator, direction: 'left' | 'right') {
  const box = await carousel.boundingBox();
  if (!box) throw new Error('The carousel is not on the page.');
  const y = box.y + Math.min(box.height, 300) / 2;
  const [left, right] = [0.15, 0.85].map((part) => box.x + box.width * part) as [number, number];
  const across = direction === 'left' ? left - right : right - left;
  await swipe(page, { x: direction === 'left' ? right : left, y }, across);
}

test('room pictures move on request only, for 500 ms, round in both directions', async ({
  page,
}) => {
  await openAtRest(page, '/Deluxe_Double_AC_Room');
  const room = carousels(page).first();
  const total = await slides(room).count();
  await expect.poll(() => shown(room)).toEqual([`1 of ${total}`]);
  await page.clock.runFor(60_000);
  expect(await shown(room)).toEqual([`1 of ${total}`]);
  await expect(room.getByRole('button', { name: /pause|play/i })).toHaveCount(0);
  await room.getByRole('button', { name: /previous/i }).click();
  expect(await moves(room)).toEqual([ROOM.slide]);
  expect(await shown(room)).toEqual([`${total} of ${total}`]);
  await expect(thumbnails(room).nth(total - 1)).toHaveAttribute('aria-current', 'true');
  await room.getByRole('button', { name: /next/i }).click();
  expect(await shown(room)).toEqual([`1 of ${total}`]);
});

test('a thumbnail leads to its picture in place, within 500 ms', async ({ page }) => {
  await openAtRest(page, '/Deluxe_Double_AC_Room');
  const room = carousels(page).first();
  const total = await slides(room).count();
  await expect.poll(() => shown(room)).toEqual([`1 of ${total}`]);
  await expect(thumbnails(room)).toHaveCount(total);
  await thumbnails(room).nth(1).click();
  expect(await moves(room)).toEqual([ROOM.slide]);
  expect(await shown(room)).toEqual([`2 of ${total}`]);
  await expect(room.locator('a[aria-current="true"]')).toHaveCount(1);
  await expect(thumbnails(room).nth(1)).toHaveAttribute('aria-current', 'true');
  expect(new URL(page.url()).hash).toBe('');
});

test('the arrow keys move along the thumbnails, and Enter chooses', async ({ page }) => {
  await page.goto('/Deluxe_Double_AC_Room');
  const room = carousels(page).first();
  const total = await slides(room).count();
  await thumbnails(room).first().focus();
  await page.keyboard.press('ArrowRight');
  expect(await shown(room)).toEqual([`2 of ${total}`]);
  await expect(thumbnails(room).nth(1)).toBeFocused();
  await thumbnails(room).last().focus();
  await page.keyboard.press('Enter');
  expect(await shown(room)).toEqual([`${total} of ${total}`]);
});

test('quick presses are all counted', async ({ page }) => {
  await page.goto('/Deluxe_Double_AC_Room');
  const room = carousels(page).first();
  const total = await slides(room).count();
  for (let count = 0; count < total + 1; count += 1) await press(room, /next/i);
  expect(await shown(room)).toEqual([`2 of ${total}`]);
});

test('the arrow keys move from every control', async ({ page }) => {
  await page.goto('/Deluxe_Double_AC_Room');
  const room = carousels(page).first();
  const total = await slides(room).count();
  await room.getByRole('button', { name: /next/i }).focus();
  await page.keyboard.press('ArrowRight');
  expect(await shown(room)).toEqual([`2 of ${total}`]);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  expect(await shown(room)).toEqual([`${total} of ${total}`]);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a swipe moves to the neighbour, at both ends too', async ({ page }) => {
    await page.goto('/Deluxe_Double_AC_Room');
    const room = carousels(page).first();
    await room.scrollIntoViewIfNeeded();
    const total = await slides(room).count();
    await swipeRoom(page, room, 'left');
    await expect.poll(() => shown(room)).toEqual([`2 of ${total}`]);
    await swipeRoom(page, room, 'right');
    await expect.poll(() => shown(room)).toEqual([`1 of ${total}`]);
    await swipeRoom(page, room, 'right');
    await expect.poll(() => shown(room)).toEqual([`${total} of ${total}`]);
    await swipeRoom(page, room, 'left');
    await expect.poll(() => shown(room)).toEqual([`1 of ${total}`]);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the slides can be scrolled and no dead button shows', async ({ page }) => {
    await page.goto('/Deluxe_Double_AC_Room');
    const room = carousels(page).first();
    await expect(room.getByRole('button')).toHaveCount(0);
    await expect(room.getByRole('img').first()).toBeVisible();
    await slides(room).last().getByRole('img').scrollIntoViewIfNeeded();
    await expect(slides(room).last().getByRole('img')).toBeInViewport();
  });

  test('a thumbnail scrolls to its picture', async ({ page }) => {
    await page.goto('/Deluxe_Double_AC_Room');
    const room = carousels(page).first();
    await expect(slides(room).last().getByRole('img')).not.toBeInViewport();
    await thumbnails(room).last().click();
    await expect(slides(room).last().getByRole('img')).toBeInViewport({ ratio: 0.5 });
  });
});
