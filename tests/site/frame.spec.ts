import { expect, test } from '../support/guest.ts';
import { askFrom, chat, inn, linkAt, mailbox, telephone } from '../support/inn.ts';
import { onePage } from '../support/onePage.ts';
import { NAVIGATION, NOWHERE, QUICK_LINKS, ROUTES, tagOf } from '../support/routes.ts';

const MAPS_SEARCH = /^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=.*560068/;
const WIDE = { width: 1280, height: 800 };
const PHONE_WIDTH = { width: 390, height: 844 };

for (const route of [...ROUTES, NOWHERE]) {
  test.describe(route, { tag: tagOf(route) }, () => {
    const open = onePage(route);
    test.beforeEach(() => open().setViewportSize(WIDE));

    test('the strip on top calls, writes and finds the inn', async () => {
      const page = open();
      const strip = page.getByRole('banner');
      const phone = strip.getByRole('link', { name: /^\+91[ \d]+$/ }).first();
      await expect(phone).toHaveAttribute('href', telephone);
      await expect(strip.getByRole('link', { name: inn.email })).toHaveAttribute(
        'href',
        linkAt(route, mailbox),
      );
      const address = strip.getByRole('link', { name: /Bengaluru 560068/ });
      await expect(address).toHaveAttribute('href', MAPS_SEARCH);
    });

    test('the strip leaves the address out on small screens', async () => {
      const page = open();
      const address = page.getByRole('banner').getByRole('link', { name: /560068/ });
      await expect(address).toBeVisible();
      await page.setViewportSize(PHONE_WIDTH);
      await expect(address).toBeHidden();
      await expect(page.getByRole('banner').getByRole('link', { name: inn.email })).toBeVisible();
    });

    test('the logo names the stay in Bengaluru and leads home', async () => {
      const page = open();
      const home = page.getByRole('banner').getByRole('link', { name: /stay in Bengaluru/ });
      await expect(home).toHaveAttribute('href', '/');
      await expect(home.getByRole('img', { name: /stay in Bengaluru/ })).toBeVisible();
    });

    test('links in one row lead to the main pages', async () => {
      const page = open();
      const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
      await expect(links).toHaveText(NAVIGATION.map(([name]) => name));
      for (const [index, [, href]] of NAVIGATION.entries()) {
        await expect(links.nth(index)).toHaveAttribute('href', href);
      }
      const boxes = await Promise.all((await links.all()).map((link) => link.boundingBox()));
      expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
    });

    test('Book Now leads to the contact page', async () => {
      const page = open();
      const book = page.getByRole('banner').getByRole('link', { name: 'Book Now' });
      await expect(book).toBeVisible();
      await expect(book).toHaveAttribute('href', askFrom(route));
    });

    test('the footer has its quick links', async () => {
      const page = open();
      const links = page
        .getByRole('contentinfo')
        .getByRole('navigation', { name: 'Quick links' })
        .getByRole('link');
      await expect(links).toHaveText(QUICK_LINKS.map(([name]) => name));
      const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(hrefs).toEqual(QUICK_LINKS.map(([, href]) => href));
    });

    test('the floating bar calls, chats and leads to the social pages', async () => {
      const page = open();
      const bar = page.getByRole('complementary', { name: 'Ways to reach us' });
      await expect(bar).toHaveCSS('position', 'fixed');
      const expected = {
        Call: telephone,
        WhatsApp: linkAt(route, chat),
        ...Object.fromEntries(inn.social.map(({ network, url }) => [network, url])),
      };
      for (const [name, href] of Object.entries(expected)) {
        const link = bar.getByRole('link', { name: new RegExp(`^${name}$`, 'i') });
        await expect(link).toBeVisible();
        await expect(link).toHaveAttribute('href', href);
      }
    });

    test('on a phone the bar stands at the foot and has directions and Enquire', async () => {
      const page = open();
      await page.setViewportSize(PHONE_WIDTH);
      const bar = page.getByRole('complementary', { name: 'Ways to reach us' });
      await expect(bar.getByRole('link')).toHaveText(['Call', 'WhatsApp', 'Directions', 'Enquire']);
      const box = await bar.boundingBox();
      expect(box && box.y + box.height).toBe(PHONE_WIDTH.height);
      await expect(bar.getByRole('link', { name: 'Enquire' })).toHaveAttribute(
        'href',
        askFrom(route),
      );
    });
  });
}

for (const [name, href] of NAVIGATION) {
  test(`on ${href} the link ${name} says that it is this page, and no other does`, async ({
    page,
  }) => {
    await page.goto(href);
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current=page]');
    await expect(current).toHaveText([name]);
  });
}

test('the first Tab offers to skip to the content', async ({ page }) => {
  await page.goto('/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
