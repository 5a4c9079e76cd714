import type { Page } from '@playwright/test';
import { expect, test } from '../support/guest.ts';
import { pageContent } from '../support/inn.ts';
import { NOWHERE } from '../support/routes.ts';

/** How much of each of the kolam's lines is drawn; 1 is all of it. */
const drawn = (page: Page) =>
  page
    .getByRole('main')
    .locator('path[pathLength]')
    .evaluateAll((lines) =>
      lines.map((line) => {
        const { strokeDasharray, strokeDashoffset } = getComputedStyle(line);
        return strokeDasharray === 'none' ? 1 : 1 - Number.parseFloat(strokeDashoffset);
      }),
    );

for (const [route, id] of [
  ['/sent#thanks', 'sent'],
  ['/not-sent', 'not-sent'],
  [NOWHERE, 'not-found'],
] as const) {
  test(`${route} says how it stands beside a photograph of its own`, async ({ page }) => {
    const { heading, picture } = pageContent(id);
    await page.goto(route);
    await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(heading);
    await expect(page.getByRole('main').getByRole('img')).toHaveAttribute('alt', picture.alt);
  });
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('opened by itself the page thanks for nothing, and leads to the form', async ({
      page,
    }) => {
      const { heading, intro } = pageContent('sent');
      await page.goto('/sent');
      const main = page.getByRole('main');
      await expect(main.getByRole('heading', { level: 1 })).toHaveAccessibleName(
        'Nothing was sent from here',
      );
      for (const thanks of [heading, intro, 'For a copy, go back']) {
        await expect(main.getByText(thanks)).toBeHidden();
      }
      await expect(main.locator('path[pathLength]').first()).toBeHidden();
      await main.getByRole('link', { name: 'Write to us' }).click();
      await expect(page).toHaveURL('/contact');
    });
  });
}

test('the kolam draws itself line by line, once', async ({ page }) => {
  await page.goto('/sent#thanks');
  // Restart and freeze the drawing, which may already be over.
  const times = await page
    .getByRole('main')
    .locator('svg:has(path[pathLength])')
    .evaluate((kolam) => {
      const fresh = kolam.cloneNode(true) as Element;
      kolam.replaceWith(fresh);
      return fresh.getAnimations({ subtree: true }).map((animation) => {
        animation.pause();
        return animation.effect?.getTiming().iterations;
      });
    });
  expect(times).toHaveLength(4);
  expect(new Set(times)).toEqual(new Set([1]));
  const at = (time: number) =>
    page.evaluate((now) => {
      for (const animation of document.getAnimations()) animation.currentTime = now;
    }, time);
  await at(0);
  expect(await drawn(page)).toEqual([0, 0, 0]);
  await at(2200);
  expect(await drawn(page)).toEqual([1, 0, 0]);
  await at(3100);
  expect(await drawn(page)).toEqual([1, 1, 0]);
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish();
  });
  expect(await drawn(page)).toEqual([1, 1, 1]);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the kolam is there, and nothing moves', async ({ page }) => {
    await page.goto('/sent#thanks');
    expect(await drawn(page)).toEqual([1, 1, 1]);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});
