import type { Page } from '@playwright/test';
import { expect, test } from '../support/guest.ts';
import { focusedIsHidden } from '../support/layout.ts';

const LINKS = [
  ['Home', '/'],
  ['About Us', '/about'],
  ['Rooms', '/rooms'],
  ['Facilities', '/facilities'],
  ['Gallery', '/gallery'],
  ['Contact Us', '/contact'],
] as const;

const header = (page: Page) => page.getByRole('banner');
const opener = (page: Page) => header(page).getByRole('button', { name: 'Menu', exact: true });
const menu = (page: Page) => header(page).getByRole('navigation');
const closer = (page: Page) => menu(page).getByRole('button', { name: /close/i });

async function openMenu(page: Page) {
  await opener(page).click();
  await expect(closer(page)).toBeVisible();
}

/** The expanded state that browsers expose for a popover's button. */
async function expanded(page: Page) {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  const button = nodes.find(({ role, name }) => role?.value === 'button' && name?.value === 'Menu');
  return button?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}

const scrollPage = async (page: Page, top: number) => {
  await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
};

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the menu is closed at first and opens over the full width with six links', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(menu(page)).toBeHidden();
    await openMenu(page);
    expect((await menu(page).boundingBox())?.width).toBe(390);
    for (const [name, href] of LINKS) {
      const link = menu(page).getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('href', href);
    }
  });

  test('it says whether it is open', async ({ page }) => {
    await page.goto('/');
    expect(await expanded(page)).toBe(false);
    await openMenu(page);
    expect(await expanded(page)).toBe(true);
  });

  test('the focus goes to the close button and comes back', async ({ page }) => {
    await page.goto('/');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(closer(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test('Escape closes it and gives the focus back', async ({ page }) => {
    await page.goto('/');
    await opener(page).focus();
    await page.keyboard.press('Enter');
    await expect(closer(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });

  test('a tap outside closes it', async ({ page }) => {
    await page.goto('/');
    await openMenu(page);
    const box = await menu(page).boundingBox();
    await page.mouse.click(195, Math.min(840, (box?.y ?? 0) + (box?.height ?? 0) + 40));
    await expect(menu(page)).toBeHidden();
  });

  test('a tap on what the menu dims closes it and does nothing else', async ({ page }) => {
    await page.goto('/');
    const call = page.getByRole('complementary').getByRole('link', { name: 'Call' });
    await call.evaluate((link) => {
      link.addEventListener('click', (event) => {
        event.preventDefault();
        link.setAttribute('data-clicked', '');
      });
    });
    const { x = 0, y = 0, width = 0, height = 0 } = (await call.boundingBox()) ?? {};
    const tap = () => page.mouse.click(x + width / 2, y + height / 2);
    await openMenu(page);
    await tap();
    await expect(menu(page)).toBeHidden();
    await expect(call).not.toHaveAttribute('data-clicked');
    await tap();
    await expect(call).toHaveAttribute('data-clicked');
  });

  for (const [width, height] of [
    [390, 844],
    [320, 256],
  ] as const) {
    test(`the focus never goes behind the open menu at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      for (const key of ['Tab', 'Shift+Tab']) {
        await opener(page).focus();
        await page.keyboard.press('Enter');
        await expect(closer(page)).toBeFocused();
        const within = () =>
          page.evaluate(() => document.activeElement?.closest(':popover-open') !== null);
        const places: boolean[] = [];
        while (places.length < 12 && (await within())) {
          places.push(true);
          await page.keyboard.press(key);
        }
        expect(places.length).toBeGreaterThan(key === 'Tab' ? 8 : 0);
        await expect(menu(page)).toBeHidden();
        expect((await focusedIsHidden(page))?.hidden).toBe(false);
      }
    });
  }

  test('the page behind it does not scroll', async ({ page }) => {
    await page.goto('/');
    await scrollPage(page, 60);
    // A raw click: Playwright's own scrolls first.
    const box = await opener(page).boundingBox();
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 20);
    await expect(closer(page)).toBeVisible();
    await page.mouse.move(195, 830);
    await page.mouse.wheel(0, 400);
    await page.keyboard.press('End');
    // If it scrolled, it would have done so by the second frame.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await page.evaluate(() => scrollY)).toBe(60);
    await closer(page).click();
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(60);
  });

  test('choosing a link leads there with the menu closed', async ({ page }) => {
    await page.goto('/');
    await openMenu(page);
    await menu(page).getByRole('link', { name: 'About Us' }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(menu(page)).toBeHidden();
  });

  test('choosing the page one is on closes it', async ({ page }) => {
    await page.goto('/about');
    await openMenu(page);
    await menu(page).getByRole('link', { name: 'About Us' }).click();
    await expect(menu(page)).toBeHidden();
  });

  test('it is closed after coming back to the page', async ({ page }) => {
    await page.goto('/');
    await openMenu(page);
    await menu(page).getByRole('link', { name: 'Rooms', exact: true }).click();
    await expect(page).toHaveURL(/\/rooms$/);
    await page.goBack();
    await expect(menu(page)).toBeHidden();
  });

  test('it closes when the screen becomes wide', async ({ page }) => {
    await page.goto('/');
    await openMenu(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(closer(page)).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(menu(page)).toBeHidden();
  });
});

test('on a wide screen the six links stand in a bar, without a menu button', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  await expect(opener(page)).toBeHidden();
  for (const [name] of LINKS) {
    await expect(menu(page).getByRole('link', { name, exact: true })).toBeVisible();
  }
});

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } });
    const home = (page: Page) => header(page).getByRole('link', { name: /stay in Bengaluru/ });

    test('the header gives its space on the way down and returns on the way up', async ({
      page,
    }) => {
      await page.goto('/');
      await scrollPage(page, 700);
      await expect(home(page)).not.toBeInViewport();
      await scrollPage(page, 600);
      await expect(home(page)).toBeInViewport();
    });

    test('the header stays at the top of the page', async ({ page }) => {
      await page.goto('/');
      await scrollPage(page, 60);
      await expect(header(page)).not.toHaveAttribute('data-away');
    });

    test('the header returns when the keyboard reaches it, and stays', async ({ page }) => {
      await page.goto('/');
      await scrollPage(page, 700);
      await expect(home(page)).not.toBeInViewport();
      await home(page).focus();
      await expect(home(page)).toBeInViewport();
      await page.mouse.wheel(0, 200);
      await expect(home(page)).toBeInViewport();
    });
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the menu opens and closes all the same', async ({ page }) => {
    await page.goto('/');
    await openMenu(page);
    await closer(page).click();
    await expect(menu(page)).toBeHidden();
  });
});
