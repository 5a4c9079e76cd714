import { expect, test } from '../support/guest.ts';
import { onePage } from '../support/onePage.ts';
import { NOWHERE, ROUTES, tagOf } from '../support/routes.ts';

/** Pages that show the house facts in their main part. */
const WITH_FACTS = ['/', '/contact'];
/** CSS pixels of a page on a phone 390 wide, without the bars. */
const ONE_SCREEN = 760;
/** Four more facts, one per line. */
const FACTS = 110;

for (const route of [...ROUTES, NOWHERE]) {
  test.describe(route, { tag: tagOf(route) }, () => {
    const open = onePage(route);
    const footer = () => open().getByRole('contentinfo');

    test('the foot of the page is about a screen high on a phone', async () => {
      await open().setViewportSize({ width: 390, height: 844 });
      const most = WITH_FACTS.includes(route) ? ONE_SCREEN : ONE_SCREEN + FACTS;
      expect((await footer().boundingBox())?.height).toBeLessThanOrEqual(most);
    });

    test('its links are large enough for a thumb', async () => {
      for (const width of [320, 390, 768]) {
        await open().setViewportSize({ width, height: 844 });
        const links = await footer().getByRole('link').all();
        expect(links.length).toBeGreaterThan(12);
        for (const link of links) {
          expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        }
      }
    });

    test('the house facts are on the page once', async () => {
      const fact = open().getByRole('term').filter({ hasText: 'Check-out' });
      await expect(fact).toHaveCount(1);
      const own = open().getByRole('main').getByRole('term').filter({ hasText: 'Check-out' });
      await expect(own).toHaveCount(WITH_FACTS.includes(route) ? 1 : 0);
    });

    test('it names the rooms shortly, in two columns', async () => {
      await open().setViewportSize({ width: 390, height: 844 });
      const links = footer().getByRole('navigation', { name: 'Rooms' }).getByRole('link');
      await expect(links).toHaveText([
        'Double Non-AC',
        'Double AC',
        'Triple Non-AC',
        'Triple AC',
        'Four Bed Non-AC',
        'Four Bed AC',
      ]);
      const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
      expect(new Set(boxes.map((box) => box?.x)).size).toBe(2);
    });
  });
}
