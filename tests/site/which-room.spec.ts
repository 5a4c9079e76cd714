import type { Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { expect, test } from '../support/guest.ts';
import { inn, rooms } from '../support/inn.ts';

const main = (page: Page) => page.getByRole('main');
const tabs = (page: Page) => page.getByRole('tab');
const answer = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });
const status = (page: Page) => main(page).getByRole('status');
const rows = (page: Page) =>
  page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader') });
const NAMES = rooms.map(({ name }) => name);

test('two answers narrow tabs and table at once, stand in the address, and come back', async ({
  page,
}) => {
  await page.goto('/about');
  await page.goto('/rooms');
  await expect(rows(page)).toHaveCount(6);

  await answer(page, '3 guests').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/rooms?guests=3');
  await expect(answer(page, '3 guests')).toHaveAttribute('aria-current', 'true');
  await expect(tabs(page)).toHaveText([NAMES[2] ?? '', NAMES[3] ?? ''].map((n) => new RegExp(n)));
  await expect(rows(page)).toHaveCount(2);
  await expect(status(page)).toHaveText('Two kinds of room sleep three: choose one.');
  await expect(page.getByRole('tabpanel', { name: NAMES[2] ?? '' })).toBeVisible();

  // Arrow keys skip rooms that are filtered out.
  await tabs(page).first().focus();
  await page.keyboard.press('ArrowUp');
  await expect(tabs(page).last()).toBeFocused();
  await expect(page).toHaveURL(/\/rooms\?guests=3#Deluxe_AC_Triple_Room$/);

  await answer(page, 'AC').click();
  await expect(page).toHaveURL('/rooms?guests=3&climate=ac#Deluxe_AC_Triple_Room');
  await expect(tabs(page)).toHaveCount(1);
  const book = page.getByRole('tabpanel').getByRole('link', { name: /^Book Now/ });
  await expect(book).toHaveAttribute('href', /\?room=Deluxe_AC_Triple_Room&guests=3$/);
  await answer(page, '4 guests').click();
  // The selected room no longer matches.
  await expect(page).toHaveURL('/rooms?guests=4&climate=ac');
  await expect(page.getByRole('tabpanel', { name: NAMES[5] ?? '' })).toBeVisible();

  await page.goBack();
  await expect(page).toHaveURL('/rooms?guests=3&climate=ac#Deluxe_AC_Triple_Room');
  await expect(answer(page, '3 guests')).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('tabpanel', { name: NAMES[3] ?? '' })).toBeVisible();
  await page.reload();
  await expect(tabs(page)).toHaveCount(1);

  // Choosing an answer again removes it; the other stays.
  await answer(page, 'AC').click();
  await expect(tabs(page)).toHaveCount(2);
  await main(page).getByRole('link', { name: 'Show all six' }).first().click();
  await expect(tabs(page)).toHaveCount(6);
  await expect(rows(page)).toHaveCount(6);
  await expect(status(page)).toBeEmpty();
  await expect(answer(page, '1 guest')).toBeFocused();
});

test('where no room is right there is a kind sentence, and two rooms to ask for', async ({
  page,
}) => {
  await page.goto('/rooms?guests=7&climate=fan');
  await expect(status(page)).toHaveText('No single room with a fan sleeps seven.');
  await expect(answer(page, '5+ guests')).toHaveAttribute('aria-current', 'true');
  await expect(tabs(page)).toHaveCount(0);
  await expect(rows(page)).toHaveCount(6);
  const ask = main(page).getByRole('link', { name: 'Ask for two rooms' });
  await expect(ask).toHaveAttribute('href', /\/contact\?guests=7&rooms=2$/);
  const chat = main(page).getByRole('link', { name: 'WhatsApp', exact: true });
  const { origin, pathname, searchParams } = new URL((await chat.getAttribute('href')) ?? '');
  expect(`${origin}${pathname}`).toBe(`https://wa.me/${inn.whatsapp?.replace(/\D/g, '')}`);
  expect(searchParams.get('text')).toContain('there are 7 of us');
  await expect(main(page).getByRole('link', { name: `Call ${inn.phone}` })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('the table tells all rooms apart, at any width', async ({ page }) => {
  await page.goto('/rooms?guests=4');
  expect(await violations(page)).toEqual([]);
  await page.goto('/rooms');
  const table = page.getByRole('table', { name: /compared/ });
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(table.getByRole('columnheader')).toHaveText([
      'Room',
      'Beds',
      'People',
      'AC or fan?',
      'Bath',
      'Floor',
      'What is different',
    ]);
    for (const [index, { name, beds, sleeps, climate, different = '' }] of rooms.entries()) {
      const row = rows(page).nth(index);
      await expect(row.getByRole('rowheader').getByRole('link', { name })).toBeVisible();
      const kind = climate === 'ac' ? 'AC' : 'Fan';
      await expect(row.getByRole('cell')).toContainText([
        beds,
        String(sleeps),
        kind,
        '1 bath',
        'sq',
        different,
      ]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
});

for (const [width, height] of [
  [390, 844],
  [1280, 900],
] as const) {
  for (const search of [
    '?guests=3',
    '?climate=ac#Deluxe_AC_Four_Bed_Room',
    '?guests=7&climate=fan',
  ]) {
    test(`at ${width} px ${search} is narrowed before the scripts come, and nothing moves then`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      let letGo = () => {};
      const held = new Promise<void>((done) => {
        letGo = done;
      });
      await page.route(/\/_astro\/.*\.js$/, async (route) => {
        await held;
        await route.continue();
      });
      // typefaces.spec.ts covers shifts by late fonts.
      await page.route('**/*.woff2', (route) => route.abort());
      await page.addInitScript(() => {
        Object.assign(window, { shifts: [] });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            (window as unknown as { shifts: number[] }).shifts.push(
              (entry as unknown as { value: number }).value,
            );
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      await page.goto(`/rooms${search}`, { waitUntil: 'commit' });
      await page.waitForLoadState('domcontentloaded');
      const shown = () =>
        main(page)
          .locator('room-tabs li, room-tabs [data-panel], table tbody tr')
          .evaluateAll((all) => all.map((one) => one.checkVisibility()));
      const boxes = () =>
        main(page)
          .locator('room-tabs, room-tabs ul, [data-part="none"], #compare')
          .evaluateAll((all) =>
            all
              .filter((one) => one.checkVisibility())
              .map((one) => Math.round(one.getBoundingClientRect().y)),
          );
      const [before, places] = [await shown(), await boxes()];
      letGo();
      await expect(answer(page, '3 guests')).toHaveAttribute('href', /climate|guests/);
      await expect(main(page).locator('room-questions')).toContainText(/of room|No single/);
      expect(await shown()).toEqual(before);
      expect(before).toContain(false);
      expect(await boxes()).toEqual(places);
      await page.waitForTimeout(300);
      const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
      expect(shifts).toEqual([]);
    });
  }
}

test('header, bar and foot ask about the room that was chosen, as its own page does, and about none before', async ({
  page,
}) => {
  await page.goto('/rooms');
  const around = page.locator('body > header, body > footer, body > aside');
  const ways = async () => {
    const hrefs = await around
      .locator('a[href^="https://wa.me/"], a[href^="mailto:"], a[data-variant="call"]')
      .evaluateAll((links) => (links as HTMLAnchorElement[]).map(({ href }) => href));
    return [...new Set(hrefs)].sort();
  };
  const own = async (route: string) => {
    await page.goto(route);
    return ways();
  };
  const [, , third] = rooms;
  if (!third) throw new Error('Needs three rooms.');
  await expect(page.getByRole('tab', { selected: true })).toBeVisible();
  const shown = await ways();
  await page.getByRole('tab').nth(2).click();
  const chosen = await ways();
  // The number of guests is added on intent, whatever the room was before.
  await answer(page, '4 guests').click();
  const chat = around.locator('a[href^="https://wa.me/"]').filter({ visible: true }).first();
  await chat.hover();
  const text = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toContain(`${NAMES[4]}, for 4 guests`);
  await page.getByRole('tab').last().click();
  await page.mouse.move(0, 0);
  await chat.hover();
  expect(new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text')).toContain(
    `${NAMES[5]}, for 4 guests`,
  );
  // If no room fits, the links name none.
  await page.goto('/rooms?guests=9');
  await expect(status(page)).toContainText('No single');
  expect(await ways()).toContain(`https://wa.me/${inn.whatsapp?.replace(/\D/g, '')}`);

  expect(shown).toEqual(await own('/about'));
  expect(chosen).toEqual(await own(third.route));
});

for (const route of ['/', '/rooms']) {
  test(`${route}: rows that are laid out as lines stay rows of a table to a screen reader`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(route);
    const table = page.getByRole('table');
    await table.scrollIntoViewIfNeeded();
    // How the engine serialises it.
    const devtools = await page.context().newCDPSession(page);
    const { nodes } = (await devtools.send('Accessibility.getFullAXTree')) as {
      nodes: { ignored: boolean; role?: { value: string } }[];
    };
    const count = (...roles: string[]) =>
      nodes.filter(({ ignored, role }) => !ignored && roles.includes(role?.value ?? '')).length;
    const parts = (selector: string) =>
      table
        .locator(selector)
        .evaluateAll((found) => found.filter((part) => part.checkVisibility()).length);
    expect(count('table')).toBe(1);
    expect(count('row')).toBe(await parts('tr'));
    expect(count('rowheader')).toBe(await parts('tbody th'));
    expect(count('cell', 'gridcell')).toBe(await parts('td'));
    expect(await parts('tbody td')).toBeGreaterThan(10);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('an answer is a place in the table, and the others step back', async ({ page }) => {
    await page.goto('/rooms');
    await expect(rows(page)).toHaveCount(6);
    await expect(answer(page, 'Ask for two rooms')).toBeHidden();

    await answer(page, '3 guests').click();
    await expect(page).toHaveURL('/rooms?guests=3#for-3');
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).first()).toBeInViewport();
    await main(page).getByRole('link', { name: 'Show all six' }).click();
    await expect(rows(page)).toHaveCount(6);

    await answer(page, 'Fan').click();
    await expect(page).toHaveURL('/rooms?climate=non-ac#with-non-ac');
    await expect(rows(page)).toHaveCount(3);

    await answer(page, '5+ guests').click();
    await expect(main(page).getByText('No single room sleeps five or more.')).toBeInViewport();
    await answer(page, 'Ask for two rooms').click();
    await expect(page).toHaveURL(/\/contact\?guests=5%2B&rooms=2$/);
  });
});
