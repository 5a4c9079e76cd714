import { expect, test } from '../support/guest.ts';
import {
  type Bar,
  barEdges,
  focusedIsHidden,
  overlaps,
  type Piece,
  visiblePieces,
} from '../support/layout.ts';
import { onePage } from '../support/onePage.ts';
import { scrollToFoot } from '../support/pageErrors.ts';
import { NOWHERE, ROUTES, tagOf } from '../support/routes.ts';

/** Whether the bar covers a piece of the page scrolled to `y`. */
const isUnder = (bar: Bar, { left, top, right, bottom }: Piece, y: number) => {
  // Skips the bar's own names and links.
  const isOwn = left >= bar.left && top - y >= bar.top && bottom - y <= bar.bottom;
  return !isOwn && right > bar.left && top - y < bar.bottom && bottom - y > bar.top;
};

for (const route of [...ROUTES, NOWHERE]) {
  test.describe(route, { tag: tagOf(route) }, () => {
    const open = onePage(route);

    test('the page does not scroll sideways at 320 px', async () => {
      const page = open();
      await page.setViewportSize({ width: 320, height: 640 });
      await scrollToFoot(page);
      const [width, view] = await page.evaluate(() => {
        scrollTo(1000, 0);
        return [document.documentElement.scrollWidth + scrollX, innerWidth];
      });
      expect(width).toBe(view);
    });

    test('no words and no control leave the window at 320 px', async () => {
      const page = open();
      await page.setViewportSize({ width: 320, height: 640 });
      const pieces = await visiblePieces(page);
      expect(pieces.length).toBeGreaterThan(20);
      const outside = pieces.filter(({ left, right }) => left < 0 || right > 320);
      expect(outside.map(({ what }) => what)).toEqual([]);
    });

    for (const width of [320, 768, 1280]) {
      test(`no words stand on other words at ${width} px`, async () => {
        const page = open();
        await page.setViewportSize({ width, height: 800 });
        expect(overlaps(await visiblePieces(page))).toEqual([]);
      });
    }

    for (const [width, height] of [
      [667, 375],
      [844, 390],
      [1024, 900],
      [1100, 900],
      [1280, 900],
      [1440, 900],
      [1920, 900],
    ] as const) {
      test(`the bar at the edge stands over no words at ${width} × ${height}`, async () => {
        const page = open();
        await page.setViewportSize({ width, height });
        const bar = await barEdges(page);
        expect(bar.left).toBeGreaterThan(width / 2);
        const pieces = await visiblePieces(page);
        // A photograph may bleed off the page below the bar.
        const under = pieces.filter(
          ({ floating, right, what }) => !floating && right > bar.left && what !== 'a photograph',
        );
        expect(under.map(({ what }) => what)).toEqual([]);
        // Nor may it cover anything fixed, at any scroll position.
        for (const part of [0.1, 0.5, 1]) {
          const y = await page.evaluate((share) => {
            const { scrollHeight } = document.documentElement;
            scrollTo({ top: share * (scrollHeight - innerHeight), behavior: 'instant' });
            return scrollY;
          }, part);
          const floating = (await visiblePieces(page)).filter((piece) => piece.floating);
          expect(floating.length).toBeGreaterThan(8);
          expect(
            floating.filter((piece) => isUnder(bar, piece, y)).map(({ what }) => what),
          ).toEqual([]);
        }
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      });
    }

    test('a copper rule stands above two headings at most', async () => {
      const page = open();
      await page.setViewportSize({ width: 1280, height: 800 });
      const rules = await page
        .getByRole('main')
        .locator('*')
        .evaluateAll((all) => {
          const paint = document.createElement('i');
          paint.style.color = getComputedStyle(document.documentElement).getPropertyValue(
            '--accent',
          );
          document.body.append(paint);
          const { color } = getComputedStyle(paint);
          paint.remove();
          return all.filter((one) => {
            const { content, borderBlockStartColor, borderBlockStartWidth } = getComputedStyle(
              one,
              '::before',
            );
            return (
              content !== 'none' &&
              borderBlockStartColor === color &&
              borderBlockStartWidth !== '0px'
            );
          }).length;
        });
      expect(rules).toBeLessThanOrEqual(2);
    });

    test('a screen of 768 px has one yellow button at most', async () => {
      const page = open();
      await page.setViewportSize({ width: 768, height: 1024 });
      const tops = () =>
        page.locator('a, button').evaluateAll((all) => {
          const paint = document.createElement('i');
          paint.style.color = getComputedStyle(document.documentElement).getPropertyValue('--call');
          document.body.append(paint);
          const { color } = getComputedStyle(paint);
          paint.remove();
          return all
            .filter((one) => getComputedStyle(one).backgroundColor === color)
            .filter((one) => one.checkVisibility())
            .map((one) => one.getBoundingClientRect().top)
            .sort((one, other) => one - other);
        });
      // Colours take a moment to change with the width.
      await expect
        .poll(async () =>
          (await tops()).filter((top, at, all) => top - (all[at - 1] ?? -1e6) < 1024),
        )
        .toEqual([]);
    });

    for (const width of [390, 768]) {
      test(`the bar at the foot leaves the last words free at ${width} px`, async () => {
        const page = open();
        await page.setViewportSize({ width, height: 844 });
        await scrollToFoot(page);
        const bar = await barEdges(page);
        expect(bar.top).toBeGreaterThan(844 / 2);
        const y = await page.evaluate(() => scrollY);
        const pieces = await visiblePieces(page);
        const under = pieces.filter(({ floating, bottom }) => !floating && bottom - y > bar.top);
        expect(under.map(({ what }) => what)).toEqual([]);
      });
    }
  });

  test(`${route}: the bars hide nothing that has the focus at 390 px`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(route);
    const hidden: string[] = [];
    let reached = 0;
    for (; reached < 200; reached += 1) {
      await page.keyboard.press('Tab');
      const focused = await focusedIsHidden(page);
      if (!focused) break;
      if (focused.hidden) hidden.push(focused.what);
    }
    expect(reached).toBeGreaterThan(15);
    expect(hidden).toEqual([]);
  });
}
