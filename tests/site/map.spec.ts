import type { Page } from '@playwright/test';
import { adoptStyles, TEXT_SPACING } from '../support/comfort.ts';
import { expect, test } from '../support/guest.ts';
import { quietOf } from '../support/quiet.ts';

const SERVICE = 'https://www.openstreetmap.org';

const opener = (page: Page) => page.getByRole('button', { name: /interactive map/i });
const back = (page: Page) => page.getByRole('button', { name: /drawn map/i });
const frame = (page: Page) => page.locator('iframe[title]');

/** Mocks the map's service and records its requests. */
async function listen(page: Page) {
  const asked: string[] = [];
  await page.route(`${SERVICE}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Map</title>' });
  });
  return asked;
}

test('the interactive map is fetched only when asked for, and shows in the same place', async ({
  page,
}) => {
  const asked = await listen(page);
  const quiet = quietOf(page);
  await page.goto('/contact');
  await opener(page).scrollIntoViewIfNeeded();
  await quiet();
  expect(asked).toEqual([]);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await height();
  await opener(page).click();
  await expect(frame(page)).toBeInViewport();
  await expect.poll(() => asked.length).toBe(1);
  expect(await height()).toBe(before);
});

test('by keyboard there is a way in and a way back', async ({ page }) => {
  await listen(page);
  await page.goto('/contact');
  await opener(page).focus();
  await page.keyboard.press('Space');
  await expect(frame(page)).toBeVisible();
  await expect(back(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(frame(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
});

test('nothing of the way in is left beside the way back', async ({ page }) => {
  await listen(page);
  await page.goto('/contact');
  await opener(page).click();
  await expect(frame(page)).toBeVisible();
  await expect(page.locator('[data-part="open"]')).toBeHidden();
  await back(page).click();
  await expect(opener(page)).toBeVisible();
});

for (const width of [320, 1280]) {
  test(`at ${width} px no name leaves the drawn map, not even set wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/contact');
    await adoptStyles(page, TEXT_SPACING);
    const drawing = page.getByRole('main').getByRole('img', { name: /sketch map/i });
    const outside = await drawing.evaluate((svg) => {
      const sheet = svg.getBoundingClientRect();
      return [...svg.querySelectorAll('text')]
        .filter((name) => {
          const { left, right, top, bottom } = name.getBoundingClientRect();
          return (
            left < sheet.left || right > sheet.right || top < sheet.top || bottom > sheet.bottom
          );
        })
        .map((name) => name.textContent);
    });
    expect(outside).toEqual([]);
  });
}

/** The names that meet a line, another name or the legend's dash, measured as drawn. */
function metNames(svg: SVGElement | HTMLElement): string[] {
  const texts = [...svg.querySelectorAll('text')];
  // The middle of each letter's line, from its ascenders to its descenders, in steps of 2 px.
  const inkOf = (text: SVGTextElement) => {
    const { x, width } = text.getBBox();
    const lines = [...text.querySelectorAll('tspan')];
    const size = Number.parseFloat(getComputedStyle(text).fontSize);
    const first = Number(text.getAttribute('y') ?? 0);
    const [top, bottom] = [
      first - 0.7 * size,
      first + (Math.max(lines.length, 1) - 1 + 0.2) * size,
    ];
    const toScreen = text.getScreenCTM();
    const across = Array.from({ length: Math.ceil(width / 2) + 1 }, (_, step) => x + 2 * step);
    const down = Array.from(
      { length: Math.ceil((bottom - top) / 2) + 1 },
      (_, step) => top + 2 * step,
    );
    return across.flatMap((left) =>
      down.map((height) => new DOMPoint(left, height).matrixTransform(toScreen ?? undefined)),
    );
  };
  const inks = texts.map((text) => ({ name: text.textContent ?? '', ink: inkOf(text) }));
  const lines = [
    ...svg.querySelectorAll<SVGPathElement>('path[data-kind], path[data-part="dash"]'),
  ];
  const isOnLine = (point: DOMPoint) =>
    lines.some((line) =>
      line.isPointInStroke(point.matrixTransform(line.getScreenCTM()?.inverse())),
    );
  const meets = (one: DOMPoint[], other: DOMPoint[]) =>
    one.some((point) => other.some(({ x, y }) => Math.hypot(x - point.x, y - point.y) < 2));
  return inks
    .filter(
      ({ ink }, index) =>
        ink.some(isOnLine) || inks.some((other, at) => at !== index && meets(ink, other.ink)),
    )
    .map(({ name }) => name);
}

for (const [route, width] of [
  ['/', 390],
  ['/contact', 1280],
] as const) {
  test(`on ${route} no name of the drawn map meets a line or another name`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(route);
    const drawing = page.getByRole('main').getByRole('img', { name: /sketch map/i });
    await drawing.scrollIntoViewIfNeeded();
    expect(await drawing.locator('text').count()).toBeGreaterThan(6);
    expect(await drawing.evaluate(metNames)).toEqual([]);
  });
}

test('roads run off the edge of the picture', async ({ page }) => {
  await page.goto('/contact');
  const drawing = page.getByRole('main').getByRole('img', { name: /sketch map/i });
  const ends = await drawing.evaluate((svg) =>
    [...svg.querySelectorAll<SVGPathElement>('[data-kind="road"]')].flatMap((road) => {
      const points = [road.getPointAtLength(0), road.getPointAtLength(road.getTotalLength())];
      return points.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)));
    }),
  );
  expect(ends.length).toBeGreaterThan(2);
  for (const end of ends) expect(end).toBeGreaterThan(1500);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the drawn map links to the map’s own page', async ({ page }) => {
    await page.goto('/contact');
    const link = page.getByRole('link', { name: /interactive map/i });
    await expect(link).toHaveAttribute('href', new RegExp(`^${SERVICE}/`));
    await expect(back(page)).toBeHidden();
  });
});
