import type { Page } from '@playwright/test';
import {
  hero,
  motion,
  moves,
  openAtRest,
  press,
  rotating,
  shown,
  slides,
  testimonials,
} from '../support/carousel.ts';
import { expect, test } from '../support/guest.ts';

/** Milliseconds (specification, section 9). */
const HERO = { interval: 5000, slide: 800 };
const TESTIMONIALS = { interval: 3000, slide: 500 };

test('the hero changes its picture every 5000 ms, and round again', async ({ page }) => {
  await openAtRest(page, '/');
  await expect(rotating(hero(page))).toBeVisible();
  await expect(slides(hero(page))).toHaveCount(4);
  await page.clock.runFor(HERO.interval - 1);
  expect(await shown(hero(page))).toEqual(['1 of 4']);
  for (const next of ['2 of 4', '3 of 4', '4 of 4', '1 of 4']) {
    await page.clock.runFor(next === '2 of 4' ? 1 : HERO.interval);
    expect(await shown(hero(page))).toEqual([next]);
  }
});

/** Stops each animation halfway as it begins, however long the machine takes. */
const stopHalfway = (page: Page) =>
  page.evaluate(() => {
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (this: Element, ...how) {
      const animation = animate.apply(this, how);
      animation.pause();
      animation.currentTime = Number(animation.effect?.getTiming().duration) / 2;
      animation.play = () => {};
      return animation;
    };
  });

/** The hero's slides in its frame with their opacity, from the bottom up. */
const stacked = (page: Page) =>
  hero(page).evaluate((carousel) => {
    const left = carousel.getBoundingClientRect().left;
    return [...carousel.querySelectorAll<HTMLElement>('[aria-roledescription="slide"]')]
      .filter((slide) => Math.abs(slide.getBoundingClientRect().left - left) < 1)
      .map((slide) => [
        slide.getAttribute('aria-label'),
        Number(getComputedStyle(slide).opacity),
        Number(getComputedStyle(slide).zIndex) || 0,
      ])
      .sort(([, , one], [, , other]) => Number(one) - Number(other));
  });

for (const [way, next] of [
  ['next', '2 of 4'],
  ['previous', '4 of 4'],
] as const) {
  test(`the ${way} hero picture appears over the last one in 800 ms, in its place`, async ({
    page,
  }) => {
    await openAtRest(page, '/');
    await stopHalfway(page);
    await press(hero(page), new RegExp(way, 'i'));
    expect(await moves(hero(page))).toEqual([HERO.slide]);
    const [below, above, ...others] = await stacked(page);
    expect(below).toEqual(['1 of 4', 1, 0]);
    expect(above).toEqual([next, expect.closeTo(0.5, 1), 1]);
    expect(others).toEqual([]);
  });
}

test('the headline stays while the hero’s pictures change', async ({ page }) => {
  await openAtRest(page, '/');
  const headline = page.getByRole('heading', { level: 1 });
  const before = await headline.boundingBox();
  await expect(rotating(hero(page))).toBeVisible();
  await page.clock.runFor(HERO.interval);
  expect(await headline.boundingBox()).toEqual(before);
});

test('changing pictures shifts nothing on the page', async ({ page }) => {
  await openAtRest(page, '/');
  await expect(rotating(hero(page))).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        document.body.dataset['shift'] = String(value);
      }
    }).observe({ type: 'layout-shift' });
  });
  await page.clock.runFor(HERO.interval);
  await expect.poll(() => motion(hero(page))).toEqual([]);
  expect(await page.evaluate(() => document.body.dataset['shift'])).toBeUndefined();
});

test('testimonials change every 3000 ms and slide for 500 ms', async ({ page }) => {
  await openAtRest(page, '/');
  await testimonials(page).scrollIntoViewIfNeeded();
  await expect(rotating(testimonials(page))).toBeVisible();
  const before = await shown(testimonials(page));
  await page.clock.runFor(TESTIMONIALS.interval - 1);
  expect(await shown(testimonials(page))).toEqual(before);
  await page.clock.runFor(1);
  expect(await moves(testimonials(page))).toEqual([TESTIMONIALS.slide]);
  expect((await shown(testimonials(page)))[0]).toBe(before[1]);
});

for (const [width, count] of [
  [1024, 3],
  [1023, 2],
  [640, 2],
  [639, 1],
  [320, 1],
] as const) {
  test(`${count} testimonials are visible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/');
    await expect.poll(async () => (await shown(testimonials(page))).length).toBe(count);
  });
}

test('testimonials follow a resize after 50 ms', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openAtRest(page, '/');
  await expect.poll(async () => (await shown(testimonials(page))).length).toBe(3);
  // Resolves once every observer has seen the new size; the page's timers are frozen.
  const resized = page.evaluate(
    () =>
      new Promise<void>((done) => {
        new ResizeObserver(() => innerWidth === 800 && done()).observe(document.documentElement);
      }),
  );
  await page.setViewportSize({ width: 800, height: 800 });
  await resized;
  await page.clock.runFor(49);
  expect(await shown(testimonials(page))).toHaveLength(3);
  await page.clock.runFor(1);
  expect(await shown(testimonials(page))).toHaveLength(2);
});

test('testimonials wait while the pointer is on them and go on afterwards', async ({ page }) => {
  await openAtRest(page, '/');
  await testimonials(page).scrollIntoViewIfNeeded();
  await expect(rotating(testimonials(page))).toBeVisible();
  const before = await shown(testimonials(page));
  await testimonials(page).hover();
  await page.clock.runFor(4 * TESTIMONIALS.interval);
  expect(await shown(testimonials(page))).toEqual(before);
  await page.mouse.move(0, 0);
  await expect(rotating(testimonials(page))).toBeVisible();
  await page.clock.runFor(TESTIMONIALS.interval);
  expect(await shown(testimonials(page))).not.toEqual(before);
});

test('the pause button comes first, stops the hero and starts it again', async ({ page }) => {
  await openAtRest(page, '/');
  const toggle = hero(page).getByRole('button').first();
  await expect(toggle).toHaveAccessibleName(/pause/i);
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAccessibleName(/play/i);
  await toggle.blur();
  await page.clock.runFor(4 * HERO.interval);
  expect(await shown(hero(page))).toEqual(['1 of 4']);
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(toggle).toHaveAccessibleName(/pause/i);
  await page.clock.runFor(HERO.interval);
  expect(await shown(hero(page))).toEqual(['2 of 4']);
});

test('the hero stops when the keyboard’s focus enters it', async ({ page }) => {
  await openAtRest(page, '/');
  await hero(page).getByRole('button').first().focus();
  await page.clock.runFor(2 * HERO.interval);
  expect(await shown(hero(page))).toEqual(['1 of 4']);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await page.clock.runFor(2 * HERO.interval);
  expect(await shown(hero(page))).toEqual(['1 of 4']);
});

test('the hero stops while the tab is hidden', async ({ page }) => {
  await openAtRest(page, '/');
  await expect(rotating(hero(page))).toBeVisible();
  const setHidden = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await setHidden(true);
  await page.clock.runFor(3 * HERO.interval);
  expect(await shown(hero(page))).toEqual(['1 of 4']);
  await setHidden(false);
  await page.clock.runFor(HERO.interval);
  expect(await shown(hero(page))).toEqual(['2 of 4']);
});

test('the hero stops while it is out of sight', async ({ page }) => {
  await openAtRest(page, '/');
  await expect(rotating(hero(page))).toBeVisible();
  await page.keyboard.press('End');
  await expect(rotating(hero(page))).toHaveCount(0);
  await page.clock.runFor(3 * HERO.interval);
  expect(await shown(hero(page))).toEqual(['1 of 4']);
});

test('nothing moves by itself under reduced motion, and choosing moves at once', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openAtRest(page, '/');
  await expect(hero(page).getByRole('button', { name: /play/i })).toBeVisible();
  await page.clock.runFor(3 * HERO.interval);
  expect(await shown(hero(page))).toEqual(['1 of 4']);
  await press(hero(page), /next/i);
  expect(await shown(hero(page))).toEqual(['2 of 4']);
  expect(await moves(hero(page))).toEqual([]);
});

test('a dot shows its picture and says which one is shown', async ({ page }) => {
  await openAtRest(page, '/');
  await press(hero(page), /slide 3 of 4/i);
  expect(await shown(hero(page))).toEqual(['3 of 4']);
  await expect(hero(page).getByRole('button', { name: /slide 3 of 4/i })).toHaveAttribute(
    'aria-current',
    'true',
  );
});

test('changes are announced only while nothing moves by itself', async ({ page }) => {
  await openAtRest(page, '/');
  await expect(rotating(hero(page))).toBeVisible();
  await press(hero(page), /pause/i);
  await expect(hero(page).locator('[aria-live="polite"]')).toBeVisible();
});
