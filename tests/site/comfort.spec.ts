import type { Locator } from '@playwright/test';
import {
  adoptStyles,
  clippedText,
  smallTargets,
  TEXT_SPACING,
  tallButtons,
  useTextSize,
} from '../support/comfort.ts';
import { luminance, partsOf, ratio } from '../support/contrast.ts';
import { formOn, openForm, sendButton } from '../support/forms.ts';
import { expect, test } from '../support/guest.ts';
import { overlaps, visiblePieces } from '../support/layout.ts';
import { onePage } from '../support/onePage.ts';
import { scrollToFoot } from '../support/pageErrors.ts';
import { NOWHERE, ROUTES, tagOf } from '../support/routes.ts';

for (const route of [...ROUTES, NOWHERE]) {
  test.describe(route, { tag: tagOf(route) }, () => {
    const open = onePage(route);

    test('every target is at least 24 px high and wide', async () => {
      for (const width of [320, 768, 1280]) {
        await open().setViewportSize({ width, height: 800 });
        expect(await smallTargets(open(), 24)).toEqual([]);
      }
    });

    test('no button is much taller than its text', async () => {
      for (const [width, height] of [
        [320, 640],
        [390, 844],
        [820, 1180],
        [844, 390],
        [1024, 768],
        [1280, 800],
        [1920, 1080],
      ] as const) {
        await open().setViewportSize({ width, height });
        expect(await tallButtons(open()), `${width} × ${height}`).toEqual([]);
      }
    });

    // Last, because the spacing stays.
    test('with wide text spacing nothing is cut off or overlaps', async () => {
      await adoptStyles(open(), TEXT_SPACING);
      for (const width of [320, 1280]) {
        await open().setViewportSize({ width, height: 800 });
        expect(await clippedText(open())).toEqual([]);
        expect(overlaps(await visiblePieces(open()))).toEqual([]);
      }
    });
  });

  test(`${route}: with text twice as large nothing is cut off or overlaps`, async ({ page }) => {
    await useTextSize(page, 32);
    await page.goto(route);
    await scrollToFoot(page);
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    expect(await clippedText(page)).toEqual([]);
    expect(overlaps(await visiblePieces(page))).toEqual([]);
    const [width, view] = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth];
    });
    expect(width).toBe(view);
  });
}

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('no carousel turns by itself', async ({ page }) => {
    await page.clock.install({ time: '2027-01-01T10:00:00' });
    await page.goto('/');
    await scrollToFoot(page);
    const slides = page.locator('[aria-roledescription=slide]');
    const places = () =>
      slides.evaluateAll((all) => all.map((slide) => slide.getBoundingClientRect().x));
    const before = await places();
    expect(before.length).toBeGreaterThan(11);
    await page.clock.runFor(20_000);
    expect(await places()).toEqual(before);
  });

  test('the counters stand at their figures', async ({ page }) => {
    await page.goto('/');
    const figures = page.getByRole('region', { name: 'The inn in figures' });
    await figures.scrollIntoViewIfNeeded();
    await expect(figures).toBeInViewport();
    await expect(figures.getByRole('definition')).toHaveText(['100', '20', '24/7', '200']);
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' }, colorScheme: 'dark' });

  test('the fields and the button of a form have edges', async ({ page }) => {
    const form = await openForm(page, 'booking');
    for (const control of [form.getByLabel('E-mail'), sendButton(form)]) {
      const { edge, width, ground } = await control.evaluate((element) => {
        const style = getComputedStyle(element);
        return {
          edge: style.borderTopColor,
          width: Number.parseFloat(style.borderTopWidth),
          ground: getComputedStyle(document.body).backgroundColor,
        };
      });
      expect(width).toBeGreaterThanOrEqual(1);
      expect(edge).not.toBe(ground);
    }
  });

  test('icons are drawn in the colours that the guest chose', async ({ page }) => {
    for (const route of ['/', '/rooms', '/contact', '/facilities']) {
      await page.goto(route);
      // The map keeps its own colours.
      const icons = page.locator('svg:not(locator-map svg, [data-part="drawing"] svg)');
      const others = await icons.evaluateAll((all) =>
        all.flatMap((icon) => {
          const [ink, text] = [icon, icon.parentElement ?? icon].map(
            (one) => getComputedStyle(one).color,
          );
          return ink === text ? [] : [`${ink} beside ${text}`];
        }),
      );
      expect([route, ...others]).toEqual([route]);
    }
  });

  test('the map’s names keep their contrast with its ground', async ({ page }) => {
    await page.goto('/contact');
    const names = page.getByRole('main').locator('svg text');
    await expect(names.first()).toBeVisible();
    const pairs = await names.evaluateAll((all) =>
      all.map((name) => {
        let ground: Element | null = name;
        const fill = (one: Element) => getComputedStyle(one).backgroundColor;
        while (ground?.parentElement && /, 0\)$/.test(fill(ground))) ground = ground.parentElement;
        return [getComputedStyle(name).fill, fill(ground ?? name)];
      }),
    );
    for (const [ink = '', ground = ''] of pairs) {
      const [one, other] = [ink, ground].map((colour) => luminance(partsOf(colour)));
      expect(ratio(one ?? 0, other ?? 0)).toBeGreaterThan(4.5);
    }
  });

  /** What distinguishes one link of a row: borders visible on the background. */
  const seenEdges = (link: Locator) =>
    link.evaluate((element) => {
      const ground = getComputedStyle(document.body).backgroundColor;
      const style = getComputedStyle(element);
      return ['top', 'right', 'bottom', 'left']
        .filter((side) => style.getPropertyValue(`border-${side}-color`) !== ground)
        .map((side) => `${side} ${style.getPropertyValue(`border-${side}-width`)}`)
        .join();
    });

  for (const width of [390, 1280]) {
    test(`at ${width} px the chosen room can be told from the others`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/rooms');
      const tabs = page.getByRole('tab');
      await expect(tabs.first()).toHaveAttribute('aria-selected', 'true');
      const [chosen, ...others] = await Promise.all((await tabs.all()).map(seenEdges));
      expect(others.length).toBeGreaterThan(0);
      for (const other of others) expect(other).not.toBe(chosen);
    });
  }

  test('this page can be told from the others in the navigation', async ({ page }) => {
    await page.goto('/about');
    const links = page.getByRole('navigation', { name: 'Main' }).getByRole('listitem');
    const edges = await Promise.all(
      (await links.getByRole('link').all()).map(async (link) => [
        await link.getAttribute('aria-current'),
        await seenEdges(link),
      ]),
    );
    const current = edges.find(([isCurrent]) => isCurrent === 'page')?.[1];
    const others = edges.filter(([isCurrent]) => isCurrent === null);
    expect(others).toHaveLength(5);
    for (const [, other] of others) expect(other).not.toBe(current);
  });

  test('the focus can be seen', async ({ page }) => {
    await page.goto('/about');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    await expect(focused).toHaveCSS('outline-style', 'solid');
    await expect(focused).toHaveCSS('outline-width', '3px');
  });
});

test('who asks for more contrast gets edges and quiet text in full ink', async ({ page }) => {
  await page.goto('/');
  const form = formOn(page, 'booking');
  const edge = () =>
    form.getByLabel('E-mail').evaluate((field) => getComputedStyle(field).borderTopColor);
  const hint = () =>
    form.getByText('country code').evaluate((text) => getComputedStyle(text).color);
  const before = [await edge(), await hint()];
  await page.emulateMedia({ contrast: 'more' });
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  expect(before).not.toContain(ink);
  await expect.poll(async () => [await edge(), await hint()]).toEqual([ink, ink]);
});
