import type { Page } from '@playwright/test';

/**
 * Swipes with one finger: down, five steps, up. Chromium only.
 * @param from where the finger touches, in CSS pixels of the window
 * @param across how far it moves right, in CSS pixels; negative for left
 * @param down how far it moves down
 */
export async function swipe(page: Page, from: { x: number; y: number }, across: number, down = 0) {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', part: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: from.x + across * part, y: from.y + down * part }],
    });
  await touch('touchStart', 0);
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await touch('touchMove', part);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
