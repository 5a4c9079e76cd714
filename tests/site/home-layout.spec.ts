import { expect, test } from '../support/guest.ts';
import { nearby, pageContent } from '../support/inn.ts';
import { linesOf } from '../support/layout.ts';
import { onePage } from '../support/onePage.ts';

const home = pageContent('home');
const open = onePage('/');
const section = (name: string) => open().getByRole('region', { name, exact: true });
const at = (width: number, height: number) => open().setViewportSize({ width, height });

// Among it: the map, the question above the table, the price on request below the cards and beside the form, the sentence for whoever
// arrives today, and each hospital's gate and fare.
for (const [width, height, most] of [
  [390, 844, 9900],
  [1280, 800, 9100],
] as const) {
  test(`the whole page is no longer than ${most} px at ${width} px`, async () => {
    await at(width, height);
    const length = await open().evaluate(() => document.documentElement.scrollHeight);
    expect(length).toBeGreaterThan(4000);
    expect(length).toBeLessThanOrEqual(most);
  });
}

test('on a phone the second room of a group peeks in, and a swipe brings it', async () => {
  await at(390, 844);
  const cards = section(home.rooms.heading).getByRole('article');
  const [first, second] = [cards.nth(0), cards.nth(1)];
  const peeks = await second.boundingBox();
  expect(peeks?.x).toBeGreaterThan(300);
  expect(peeks?.x).toBeLessThan(380);
  await first.evaluate((card) => card.closest('ul')?.scrollBy({ left: 300, behavior: 'instant' }));
  await expect.poll(async () => (await second.boundingBox())?.x).toBeLessThan(80);
});

test('on a phone each question above the rooms has a line of its own', async () => {
  const heading = section(home.rooms.heading).getByRole('heading', { level: 2 });
  for (const width of [320, 390]) {
    await at(width, 844);
    expect(await linesOf(heading)).toEqual(['How many of you?', 'AC, or a fan?']);
  }
});

test('the figures stand in one row from tablets on, on phones in two of equal form', async () => {
  const figures = open()
    .getByRole('definition')
    .filter({ hasText: /^(100|20|24\/7|200)$/ });
  await expect(figures).toHaveCount(4);
  const edges = (edge: 'x' | 'y') =>
    figures.evaluateAll(
      (all, side) => [...new Set(all.map((one) => Math.round(one.getBoundingClientRect()[side])))],
      edge,
    );
  for (const width of [640, 768, 1280]) {
    await at(width, 900);
    expect(await edges('y'), `at ${width} px`).toHaveLength(1);
  }
  for (const width of [320, 390]) {
    await at(width, 844);
    expect(await edges('y'), `at ${width} px`).toHaveLength(2);
    // A label beside its figure would make its box lower than one below.
    const heights = await figures.evaluateAll((all) =>
      all.map((one) => Math.round(one.parentElement?.getBoundingClientRect().height ?? 0)),
    );
    expect(new Set(heights).size, `at ${width} px`).toBe(1);
  }
});

test('on a tablet the sentence about breakfast stands beside its photograph', async () => {
  for (const width of [768, 820, 1000]) {
    await at(width, 1024);
    const promo = section(home.promo.sentence);
    const photograph = await promo.getByRole('img').boundingBox();
    const sentence = await promo.getByRole('heading').boundingBox();
    expect((sentence?.x ?? 0) + (sentence?.width ?? 0)).toBeLessThanOrEqual(photograph?.x ?? 0);
    expect(sentence?.y).toBeGreaterThan((photograph?.y ?? 0) + 16);
  }
});

test('on a wide screen AC and fan stand beside each other', async () => {
  await at(1280, 800);
  const cards = section(home.rooms.heading).getByRole('article');
  const [first, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()];
  expect(second?.y).toBe(first?.y);
  expect(second?.width).toBe(first?.width);
});

test('the only filled yellow on the page is that of the hero and the form', async () => {
  await at(1280, 800);
  const places = await open()
    .getByRole('main')
    .locator('a, button')
    .evaluateAll((all) => {
      const yellow = getComputedStyle(document.documentElement).getPropertyValue('--raw-petal');
      const paint = document.createElement('i');
      paint.style.color = yellow;
      document.body.append(paint);
      const { color } = getComputedStyle(paint);
      paint.remove();
      return all
        .filter((one) => getComputedStyle(one).backgroundColor === color)
        .map((one) =>
          one.closest('form') ? 'form' : one.closest('section')?.ariaLabelledByElements,
        )
        .map((one) => (typeof one === 'string' ? one : one?.[0]?.tagName));
    });
  expect(places).toEqual(['H1', 'form']);
});

test('the drawn map stays in sight beside the table on a wide screen, and stands above it on others', async () => {
  await at(1280, 800);
  const map = section(home.nearby.heading).getByRole('img', { name: /map/i });
  await section(home.nearby.heading).getByRole('row').last().scrollIntoViewIfNeeded();
  await expect(map).toBeInViewport({ ratio: 0.7 });
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
  ] as const) {
    await at(width, height);
    const table = await section(home.nearby.heading).getByRole('table').boundingBox();
    const drawn = await map.boundingBox();
    expect(drawn?.y).toBeLessThan(table?.y ?? 0);
    expect(drawn?.width).toBeLessThanOrEqual(width);
  }
});

test('the map’s names are never larger than the text around it', async () => {
  const place = section(home.nearby.heading).getByText('Kudlu Gate', { exact: true });
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await at(width, height);
    const sizes = await place.evaluate((name) => {
      const scale = (name as Element as SVGTextElement).getScreenCTM()?.a ?? 0;
      const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
      return { drawn: size(name) * scale, text: size(document.body) };
    });
    expect(sizes.drawn).toBeGreaterThan(11);
    expect(sizes.drawn).toBeLessThanOrEqual(sizes.text);
  }
});

test.describe('the places nearby on a phone', () => {
  const far = nearby.places.find(({ name }) => name === 'NIMHANS')?.name ?? '';
  const place = (name: string) =>
    section(home.nearby.heading).getByRole('link', { name: `${name}: directions` });

  test('the nearest of each category shows, in less than 1800 px', async () => {
    await at(390, 844);
    const box = await section(home.nearby.heading).boundingBox();
    expect(box?.height).toBeLessThan(1800);
    await expect(place('Bommanahalli bus stop')).toBeVisible();
    await expect(place(far)).toBeHidden();
    await at(1280, 800);
    await expect(place(far)).toBeVisible();
  });

  test('a tap shows the others, and folds them again', async () => {
    await at(390, 844);
    const all = section(home.nearby.heading).getByRole('checkbox', { name: /Hospital/ });
    await all.check();
    await expect(place(far)).toBeVisible();
    await all.uncheck();
    await expect(place(far)).toBeHidden();
  });
});

test('the browser’s own search finds a place that is folded', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/#:~:text=NIMHANS');
  const row = page.getByRole('link', { name: 'NIMHANS: directions' });
  await expect(row).toBeVisible();
  await expect(row).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a tap shows the other places of a category', async ({ page }) => {
    await page.goto('/');
    const place = page.getByRole('link', { name: 'NIMHANS: directions' });
    await expect(place).toBeHidden();
    await page.getByRole('checkbox', { name: /Hospital/ }).check();
    await expect(place).toBeVisible();
  });
});

test('on a phone the ways to reach us are in the bar and the footer, not beside the form', async () => {
  await at(390, 844);
  const form = section(home.contact.heading);
  await expect(form.getByRole('link', { name: /call/i })).toBeHidden();
  await at(1280, 800);
  await expect(form.getByRole('link', { name: /call/i })).toBeVisible();
});

test('no line of the facilities begins with a dot', async () => {
  await at(320, 568);
  const names = section(home.facilities.heading).getByRole('listitem');
  // A dot is the only part of a name that is so narrow.
  const dots = await names.evaluateAll((all) => {
    const parts = all.flatMap((name) => [...name.getClientRects()]);
    const edge = Math.min(...parts.map(({ left }) => left));
    return parts.filter(({ left, width }) => left < edge + 1 && width < 20).length;
  });
  expect(dots).toBe(0);
});

test('the controls of the testimonials stand beside their heading', async () => {
  await at(1280, 800);
  const voices = section(home.testimonials.heading);
  const heading = await voices.getByRole('heading').boundingBox();
  const next = await voices.getByRole('button', { name: /next/i }).boundingBox();
  const middle = (next?.y ?? 0) + (next?.height ?? 0) / 2;
  expect(middle).toBeGreaterThan(heading?.y ?? Number.POSITIVE_INFINITY);
  expect(middle).toBeLessThan((heading?.y ?? 0) + (heading?.height ?? 0));
});
