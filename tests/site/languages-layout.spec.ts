/** Kannada and Hindi pages: nothing cut, covered or touching where room is scarce. */
import { expect, type Page } from '@playwright/test';
import { enquiry } from '../../src/site/words/kn/enquiry.ts';
import { adoptStyles } from '../support/comfort.ts';
import { overlaps, visiblePieces } from '../support/layout.ts';
import { scrollToFoot } from '../support/pageErrors.ts';
import { test } from '../support/screenshots.ts';

const PAGES = [
  '',
  '/rooms',
  '/Deluxe_Double_AC_Room',
  '/contact',
  '/good-to-know',
  '/drivers-card',
];

/** Whatever leaves the screen, or stands on something else. */
async function faultsOf(page: Page, width: number): Promise<string[]> {
  const pieces = await visiblePieces(page);
  const outside = pieces.filter(({ left, right }) => left < -1 || right > width + 1);
  return [
    ...outside.map(({ what }) => `“${what}” leaves the screen`),
    ...overlaps(pieces).map((pair) => `${pair} stand on each other`),
  ];
}

/** Neighbours in the header, from left to right, that touch or are cut. */
function headerFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('header > div > *, header nav li > a')].filter(
      (one) => one.checkVisibility() && !one.contains(document.querySelector('header nav')),
    );
    const boxes = parts.map((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      return { left, right, top, bottom, name: one.textContent?.trim() ?? '' };
    });
    return boxes.flatMap((a, index) =>
      boxes.slice(index + 1).flatMap((b) => {
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        const isInside = a.name.includes(b.name) || b.name.includes(a.name);
        return across > -4 && down > 2 && !isInside ? [`“${a.name}” touches “${b.name}”`] : [];
      }),
    );
  });
}

for (const code of ['kn', 'hi']) {
  for (const width of [320, 1024]) {
    test(`${code} pages have room for their words at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: width < 640 ? 640 : 768 });
      const faults: Record<string, string[]> = {};
      for (const route of PAGES) {
        const address = `/${code}${route}`;
        await page.goto(address);
        const header = await headerFaults(page);
        await scrollToFoot(page);
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        const found = [...header, ...(await faultsOf(page, width))];
        if (wide > width) found.push(`the page is ${wide} px wide`);
        if (found.length > 0) faults[address] = found;
      }
      expect(faults).toEqual({});
    });
  }

  test(`the first screen of a small phone shows all its links, in ${code}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    await page.goto(`/${code}`);
    const links = page.locator('#content section').first().locator('a');
    await expect(links).toHaveCount(4);
    // Once the heading has its typeface.
    await expect(async () => {
      const bar = await page.getByRole('complementary').first().boundingBox();
      for (const link of await links.all()) {
        const box = await link.boundingBox();
        expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 568);
      }
    }).toPass();
  });
}

test('a phone’s first screen shows the links below the buttons, in Kannada', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/kn');
  const links = page.locator('#content section').first().locator('a');
  await expect(async () => {
    const bar = await page.getByRole('complementary').first().boundingBox();
    const last = await links.last().boundingBox();
    expect((last?.y ?? Infinity) + (last?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }).toPass();
});

test('on a tablet each room in the footer has one line, in Kannada', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto('/kn');
  const rooms = page.locator('footer nav').last().getByRole('link');
  await expect(rooms).toHaveCount(6);
  await rooms.last().scrollIntoViewIfNeeded();
  await page.evaluate(() => document.fonts.ready);
  const lines = () =>
    rooms.evaluateAll((links) =>
      links.map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
    );
  await expect.poll(lines).toEqual([1, 1, 1, 1, 1, 1]);
});

test('on the smallest phones a time in Kannada stays below its distance', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/kn');
  const row = page.locator('tr[data-minutes]').first();
  const edges = await row
    .locator('td')
    .evaluateAll((figures) => figures.map((figure) => figure.getBoundingClientRect().right));
  expect(edges[1]).toBe(edges[0]);
});

/** Words in a part of the page that stand on more than one line. */
function brokenWords(page: Page, part: string): Promise<string[]> {
  return page.locator(part).evaluateAll((parts) =>
    parts.flatMap((one) => {
      const texts = [...one.childNodes].filter((node) => node instanceof Text);
      if (!one.checkVisibility()) return [];
      return texts.flatMap((text) =>
        [...text.data.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          return lines.size > 1 ? [word] : [];
        }),
      );
    }),
  );
}

for (const code of ['kn', 'hi']) {
  test(`with text twice as large ${code} pages keep to a small phone, and the bar its words`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const route of PAGES) {
      const address = `/${code}${route}`;
      await page.goto(address);
      await adoptStyles(page, 'html { font-size: 200% !important; }');
      await scrollToFoot(page);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([address, wide]).toEqual([address, 320]);
      expect(await brokenWords(page, 'body > aside a span')).toEqual([]);
      expect(await brokenWords(page, 'footer p, footer dt')).toEqual([]);
    }
  });
}

for (const code of ['kn', 'hi']) {
  test(`with text twice as large no word of ${code} pages breaks, which could part a conjunct`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    for (const route of ['/about', '/contact', '/facilities']) {
      await page.goto(`/${code}${route}`);
      await adoptStyles(page, 'html { font-size: 200% !important; }');
      const parts = 'main :is(h1, h2, h3, dt, dd, figcaption, small, li p, li a, li span)';
      expect([route, await brokenWords(page, parts)]).toEqual([route, []]);
    }
  });
}

test('lines under words of other scripts run below their signs, on the page at no address too', async ({
  page,
}) => {
  await page.goto('/no-such-page');
  const offsets = await page.locator('main a[data-language]').evaluateAll((links) =>
    links.map((link) => {
      const { textUnderlineOffset, fontSize } = getComputedStyle(link);
      return Number.parseFloat(textUnderlineOffset) / Number.parseFloat(fontSize);
    }),
  );
  expect(offsets.length).toBe(2);
  for (const offset of offsets) expect(offset).toBeGreaterThanOrEqual(0.35);
});

test('signs below the letters of a label stay clear of its field in focus', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/kn/good-to-know');
  const field = page.getByRole('searchbox');
  await field.focus();
  const [gap, ring] = await field.evaluate((input: HTMLInputElement) => {
    const [label] = input.labels ?? [];
    const form = input.form?.getBoundingClientRect();
    if (!label || !form) throw new Error('no label in a form');
    const line = Number.parseFloat(getComputedStyle(label).lineHeight);
    const { outlineWidth } = getComputedStyle(input);
    const field = input.getBoundingClientRect();
    return [field.top - form.top - line, Number.parseFloat(outlineWidth)];
  });
  expect(gap).toBeGreaterThanOrEqual(ring ?? Number.POSITIVE_INFINITY);
});

test('a warning has a line of its own, high enough for its signs', async ({ page }) => {
  await page.goto('/kn');
  const rooms = page.locator('[name=rooms]');
  await rooms.scrollIntoViewIfNeeded();
  await rooms.fill('0');
  await rooms.blur();
  const warning = page.getByText(enquiry.warnings['no-room']);
  const leading = await warning.evaluate((line) => {
    const { lineHeight, fontSize } = getComputedStyle(line);
    return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize);
  });
  expect(leading).toBeGreaterThanOrEqual(1.43);
});

for (const code of ['kn', 'hi']) {
  test(`printed visiting cards hold their words, in ${code}`, async ({ page }) => {
    await page.goto(`/${code}/card`);
    await page.emulateMedia({ media: 'print' });
    const cards = page.locator('main div:has(> div > svg[role=img])');
    await expect(cards).toHaveCount(10);
    const over = await cards.first().evaluate((card) => {
      const room = card.getBoundingClientRect().bottom;
      const words = [...card.querySelectorAll('p')];
      return Math.max(...words.map((one) => one.getBoundingClientRect().bottom - room));
    });
    expect(over).toBeLessThan(-8);
  });
}
