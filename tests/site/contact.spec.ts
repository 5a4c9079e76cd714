import { expect, test } from '../support/guest.ts';
import { chat, inn, mailbox, pageContent, telephone } from '../support/inn.ts';
import { onePage } from '../support/onePage.ts';

const contact = pageContent('contact');
const open = onePage('/contact');

test('the form comes first, the map below it', async () => {
  const main = open().getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(contact.heading);
  const form = await main.getByRole('form', { name: 'Message to the inn' }).boundingBox();
  const map = await main.getByRole('heading', { name: contact.map.heading }).boundingBox();
  expect(form && map && form.y + form.height).toBeLessThan(map?.y ?? 0);
});

test('beside the form are the telephone, WhatsApp, e-mail and directions', async () => {
  const main = open().getByRole('main');
  for (const [name, href] of [
    [/^Call/, telephone],
    [/^WhatsApp/, chat],
    [/^E-mail/, mailbox],
    [/^Directions/, /google\.com\/maps\/dir\/.*560068/],
  ] as const) {
    await expect(main.getByRole('link', { name }).first()).toHaveAttribute('href', href);
  }
});

test('the house facts are told', async () => {
  const facts = open().getByRole('main').locator('dl');
  await expect(facts).toContainText(/24\shours/);
  await expect(facts).toContainText('All major cards accepted');
  await expect(facts).toContainText(inn.checkIn);
});

test('the way to the inn is described', async () => {
  const place = open().getByRole('region', { name: contact.map.heading });
  for (const way of contact.map.arriving) await expect(place).toContainText(way);
});

for (const [width, height] of [
  [1280, 800],
  [390, 844],
] as const) {
  test(`at ${width} × ${height} the button to send is in the first screen`, async () => {
    const page = open();
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    const send = page.getByRole('main').getByRole('button', { name: 'Send message' });
    await expect(send).toBeInViewport({ ratio: 1 });
    const isFree = await send.evaluate((button) => {
      const { left, bottom, width } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, bottom - 3));
    });
    expect(isFree).toBe(true);
  });
}

test('no address has a line with only the state, or parts the pin code from its city', async () => {
  const page = open();
  const { city, postalCode, region } = inn.address;
  for (const width of [390, 768, 844, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const heights = await page.locator('main, footer').evaluateAll(
      (parts, words) => {
        const found: number[][] = [];
        for (const part of parts) {
          const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
          while (texts.nextNode()) {
            const text = texts.currentNode as Text;
            if (!words.every((word) => text.data.includes(word))) continue;
            if (!text.parentElement?.checkVisibility()) continue;
            const range = document.createRange();
            found.push(
              words.map((word) => {
                range.setStart(text, text.data.indexOf(word));
                range.setEnd(text, text.data.indexOf(word) + word.length);
                return Math.round(range.getBoundingClientRect().top);
              }),
            );
          }
        }
        return found;
      },
      [city, postalCode, `${region}`],
    );
    expect(heights.length).toBeGreaterThan(2);
    for (const [first, ...others] of heights) {
      expect([width, ...others]).toEqual([width, first, first]);
    }
  }
});

test('the headline is as large as those of the other pages', async () => {
  const page = open();
  const size = () =>
    page
      .getByRole('heading', { level: 1 })
      .evaluate((heading) => getComputedStyle(heading).fontSize);
  const sizes: Record<string, string[]> = {};
  for (const route of ['/contact', '/rooms', '/about']) {
    await page.goto(route);
    sizes[route] = [];
    for (const width of [390, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      sizes[route].push(await size());
    }
  }
  expect(sizes['/rooms']).toEqual(sizes['/contact']);
  expect(sizes['/about']).toEqual(sizes['/contact']);
});

test('on a wide screen a picture stands beside the form, on a phone below it', async () => {
  const page = open();
  await page.goto('/contact');
  const main = page.getByRole('main');
  const picture = main.getByAltText(contact.picture?.alt ?? '');
  const form = main.getByRole('form', { name: 'Message to the inn' });
  for (const [width, height] of [
    [1280, 800],
    [1920, 1080],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(picture).toBeInViewport({ ratio: 1 });
    const [beside, words] = [await picture.boundingBox(), await form.boundingBox()];
    expect(beside?.x).toBeGreaterThan((words?.x ?? 0) + (words?.width ?? 0));
    // To the window's edge.
    expect(Math.round((beside?.x ?? 0) + (beside?.width ?? 0))).toBe(width);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  const [below, words] = [await picture.boundingBox(), await form.boundingBox()];
  expect(below?.y).toBeGreaterThan((words?.y ?? 0) + (words?.height ?? 0));
});

for (const [route, name] of [
  ['/contact', 'Message to the inn'],
  ['/', 'Booking enquiry'],
] as const) {
  test(`the rows of the form on ${route} stand at one distance from each other`, async () => {
    const page = open();
    await page.goto(route);
    for (const width of [390, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const form = page.getByRole('form', { name });
      await form.scrollIntoViewIfNeeded();
      const { gap, gaps } = await form.evaluate((form) => {
        const shown = (part: Element) => part.getBoundingClientRect().height > 0;
        const rows = [...form.querySelectorAll('[data-form] > *, [type=submit]')].filter(shown);
        const boxes = rows.map((row) => {
          // What is seen of a row: a line reserved for a warning is not.
          const parts = row.matches('[data-field]')
            ? [...row.querySelectorAll('label, input, textarea, p:not(:empty)')]
            : [row];
          return {
            top: row.getBoundingClientRect().top,
            bottom: Math.max(...parts.map((part) => part.getBoundingClientRect().bottom)),
          };
        });
        const tops = [...new Set(boxes.map(({ top }) => top))];
        const paint = document.createElement('i');
        paint.style.cssText = 'display: block; block-size: var(--row-gap)';
        form.append(paint);
        const gap = paint.getBoundingClientRect().height;
        paint.remove();
        return {
          gap,
          gaps: tops.slice(1).map((top) => {
            const above = boxes.filter((box) => box.top < top);
            return top - Math.max(...above.map(({ bottom }) => bottom));
          }),
        };
      });
      expect(gaps.length).toBeGreaterThan(2);
      for (const one of gaps) expect(one).toBeCloseTo(gap, 0);
    }
  });
}

test('on a wide screen the map is as tall as the words beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/contact');
  const way = page.locator('#map');
  const map = await way.locator('locator-map').boundingBox();
  const last = await way.getByRole('link', { name: 'Our address to show a driver' }).boundingBox();
  const foot = (box: typeof map) => (box?.y ?? Number.NaN) + (box?.height ?? 0);
  expect(Math.abs(foot(map) - foot(last))).toBeLessThan(2);
});
