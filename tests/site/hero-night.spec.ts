import { hero, openAtRest, press, shown, slides } from '../support/carousel.ts';
import { expect, test } from '../support/guest.ts';
import { pageContent } from '../support/inn.ts';
import { startInPieces } from '../support/pieces.ts';

const { pictures } = pageContent('home').hero;
const alts = pictures.map(({ alt }) => alt);
const night = pictures.find((picture) => picture.night)?.alt ?? '';
const byNight = [night, ...alts.filter((alt) => alt !== night)];
const NIGHT = '2026-11-20T02:00:00+05:30';
const DAY = '2026-11-20T14:00:00+05:30';

for (const [moment, order] of [
  [DAY, alts],
  [NIGHT, byNight],
] as const) {
  test(`at ${moment} the hero’s order is that of the hour, and one picture is fetched first`, async ({
    page,
  }) => {
    const fetched: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'image') fetched.push(request.url());
    });
    await page.clock.setFixedTime(moment);
    await page.goto('/');
    const images = slides(hero(page)).locator('img');
    expect(await images.evaluateAll((all) => all.map((img) => img.getAttribute('alt')))).toEqual(
      order,
    );
    await expect.poll(() => shown(hero(page))).toEqual(['1 of 4']);
    const first = images.first();
    await expect(first).toHaveAttribute('fetchpriority', 'high');
    await expect(page.locator('img[fetchpriority="high"]')).toHaveCount(1);
    await expect(page.locator('link[rel="preload"][as="image"]')).toHaveCount(2);
    // Once, by the preload; before any other picture.
    const source = await first.evaluate((img: HTMLImageElement) => img.currentSrc);
    expect(fetched[0]).toBe(source);
    expect(fetched.filter((url) => url === source)).toHaveLength(1);
  });
}

test('by night the first picture is in view also where the page comes piece by piece', async ({
  page,
}) => {
  await using slow = await startInPieces();
  await page.clock.setFixedTime(NIGHT);
  await page.goto(slow.url);
  expect(await shown(hero(page))).toEqual(['1 of 4']);
});

test('by night the dots follow the night’s order', async ({ page }) => {
  await openAtRest(page, '/');
  await page.clock.setFixedTime(NIGHT);
  await page.reload();
  await expect.poll(() => shown(hero(page))).toEqual(['1 of 4']);
  await press(hero(page), /slide 2 of 4/i);
  await expect(slides(hero(page)).locator(':scope:not([inert]) img')).toHaveAttribute(
    'alt',
    byNight[1] ?? '',
  );
});

test('without the night’s picture, as offline, the day’s comes first', async ({ page }) => {
  await page.route(/exterior-night/, (route) => route.abort());
  await page.clock.setFixedTime(NIGHT);
  await page.goto('/');
  await expect(slides(hero(page)).first().getByRole('img')).toHaveAttribute('alt', alts[0] ?? '');
  await expect(page.locator('img[fetchpriority="high"]')).toHaveAttribute('alt', alts[0] ?? '');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the order is that of the day', async ({ page }) => {
    await page.goto('/');
    const images = slides(hero(page)).locator('img');
    await expect(images.first()).toHaveAttribute('alt', alts[0] ?? '');
    await expect(images.first()).toBeVisible();
  });
});
