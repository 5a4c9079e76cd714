import { button, large, lightbox, open, photo, shows, TOTAL } from '../support/gallery.ts';
import { expect, test } from '../support/guest.ts';
import { swipe } from '../support/swipe.ts';
import { settle } from '../support/visit.ts';

/** A point on the picture in a 1280 × 720 window. */
const MIDDLE = { x: 640, y: 400 };

test('a picture opens large, with its caption and its place among all', async ({ page }) => {
  await open(page, 4);
  await shows(page, 4, 'Deluxe Double AC Room');
  await expect(large(page)).toHaveAttribute('alt', /^Double room with one wide bed/);
  await expect
    .poll(() => large(page).evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await large(page).evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(
    '.avif',
  );
});

test('next and previous lead through all of them, and round', async ({ page }) => {
  await open(page, 1);
  for (let position = 2; position <= TOTAL; position++) {
    await button(page, 'Next picture').click();
    await expect(lightbox(page).getByText(`${position} of ${TOTAL}`)).toBeVisible();
  }
  await button(page, 'Next picture').click();
  await shows(page, 1, 'The house at dusk');
  await button(page, 'Previous picture').click();
  await shows(page, 14, 'Copperpod petals on the front steps');
});

test('the missing number 9 is no gap: the restaurant is followed by breakfast', async ({
  page,
}) => {
  await open(page, 9);
  await shows(page, 9, 'The restaurant');
  await page.keyboard.press('ArrowRight');
  await shows(page, 10, 'Idli, vada, filter coffee');
});

test('by keyboard alone: open, leaf, jump, close, and back at the picture last shown', async ({
  page,
}) => {
  await page.goto('/gallery');
  await photo(page, 2).focus();
  await page.keyboard.press('Enter');
  await shows(page, 2, /Reception/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await shows(page, 14, /petals/);
  await page.keyboard.press('Home');
  await shows(page, 1, /dusk/);
  await page.keyboard.press('End');
  await shows(page, 14, /petals/);
  await page.keyboard.press('ArrowLeft');
  await shows(page, 13, /terrace/);
  await page.keyboard.press('Escape');
  await expect(lightbox(page)).toBeHidden();
  await expect(photo(page, 13)).toBeFocused();
  await expect(photo(page, 13)).toBeInViewport();
});

test('the focus stays in the lightbox', async ({ page }) => {
  await open(page, 1);
  const focused = new Set<string>();
  for (let presses = 0; presses < 8; presses++) {
    await page.keyboard.press('Tab');
    focused.add(
      await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? 'the page'),
    );
  }
  // After the last button the focus moves to the browser's own controls: then the document has it.
  focused.delete('the page');
  expect([...focused].sort()).toEqual(['Close', 'Next picture', 'Previous picture']);
});

test('close leads back to the thumbnail, and the page has not moved', async ({ page }) => {
  await page.goto('/gallery');
  await photo(page, 6).scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => [scrollY, document.body.clientWidth]);
  await photo(page, 6).click();
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('PageDown');
  expect(await page.evaluate(() => [scrollY, document.body.clientWidth])).toEqual(before);
  await button(page, 'Close').click();
  await expect(photo(page, 6)).toBeFocused();
  expect(await page.evaluate(() => [scrollY, document.body.clientWidth])).toEqual(before);
});

test('a click beside the picture closes', async ({ page }) => {
  await page.setViewportSize({ width: 500, height: 900 });
  await open(page, 1);
  await page.mouse.click(250, 120);
  await expect(lightbox(page)).toBeHidden();
});

test('a double click on a thumbnail opens the picture, and one beside the picture closes it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 500, height: 900 });
  await page.goto('/gallery');
  await photo(page, 5).evaluate((link) => link.scrollIntoView({ block: 'start' }));
  await photo(page, 5).dblclick();
  await shows(page, 5, /Deluxe/);
  await expect(lightbox(page)).toBeVisible();
  // A thumbnail is under this place, too.
  await page.mouse.dblclick(250, 100);
  await expect(lightbox(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => history.state?.picture)).toBeUndefined();
  await expect(page).toHaveURL(/\/gallery$/);
});

test('the pictures before and after are fetched ahead', async ({ page }) => {
  await settle(page, '/gallery');
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await photo(page, 10).click();
  await expect.poll(() => fetched.filter((url) => url.includes('.avif')).length).toBe(3);
  for (const name of ['dining', 'breakfast', 'lounge']) {
    expect(
      fetched.some((url) => url.includes(name)),
      name,
    ).toBe(true);
  }
});

test('nothing of the large pictures is fetched before one is asked for', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await settle(page, '/gallery');
  const whole = await photo(page, 5).getAttribute('data-srcset');
  expect(fetched.filter((url) => whole?.includes(new URL(url).pathname))).toEqual([]);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a swipe to the left shows the next picture, to the right the one before', async ({
    page,
  }) => {
    await open(page, 1);
    await swipe(page, MIDDLE, -200);
    await shows(page, 2, /Reception/);
    await swipe(page, MIDDLE, 200);
    await shows(page, 1, /dusk/);
    await swipe(page, MIDDLE, 200);
    await shows(page, 14, /petals/);
  });

  test('a small movement, and one up or down, change nothing', async ({ page }) => {
    await open(page, 3);
    await swipe(page, MIDDLE, -10);
    await swipe(page, MIDDLE, 5, 200);
    await shows(page, 3, /corridor/);
    await expect(lightbox(page)).toBeVisible();
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the next picture is there without moving', async ({ page }) => {
    await open(page, 1);
    await button(page, 'Next picture').click();
    expect(
      await page.evaluate(
        () =>
          document.getAnimations().filter(({ effect }) => Number(effect?.getTiming().duration) > 1)
            .length,
      ),
    ).toBe(0);
    await shows(page, 2, /Reception/);
  });
});

test('the whole address of a picture is left to the browser when a key is held', async ({
  page,
  context,
}) => {
  await page.goto('/gallery');
  const opened = context.waitForEvent('page');
  await photo(page, 1).click({ modifiers: ['ControlOrMeta'] });
  await expect(await opened).toHaveURL(/exterior-dusk.*\.jpe?g$/);
  await expect(lightbox(page)).toBeHidden();
});
