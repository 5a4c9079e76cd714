import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/guest.ts';
import { linesOf } from '../support/layout.ts';
import { PHONE, settle } from '../support/visit.ts';

/** The six room types' paths in the specification's order. */
const ROOMS = [
  'Deluxe_Double_Non-AC_Room',
  'Deluxe_Double_AC_Room',
  'Deluxe_Non-AC_Triple_Room',
  'Deluxe_AC_Triple_Room',
  'Deluxe_Non-AC_Four_Bed_Room',
  'Deluxe_AC_Four_Bed_Room',
];

const tabs = (page: Page) => page.getByRole('tab');
const panel = (page: Page) => page.getByRole('tabpanel');

/** Expects one selected room, only its panel visible and labelled by its tab. */
async function expectChosen(page: Page, index: number) {
  await expect(tabs(page).nth(index)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(1);
  await expect(panel(page)).toHaveCount(1);
  const tab = await tabs(page).nth(index).getAttribute('id');
  await expect(panel(page)).toHaveAttribute('aria-labelledby', tab ?? '');
}

test('the first of the six rooms is chosen at first', async ({ page }) => {
  await page.goto('/rooms');
  await expect(tabs(page)).toHaveCount(6);
  await expectChosen(page, 0);
  expect(new URL(page.url()).hash).toBe('');
});

test('choosing a room shows it, says so in the address and does not move the page', async ({
  page,
}) => {
  await page.goto('/rooms');
  const before = await page.evaluate(() => scrollY);
  await tabs(page).nth(3).click();
  await expectChosen(page, 3);
  expect(new URL(page.url()).hash).toBe(`#${ROOMS[3]}`);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test('a chosen room survives a reload', async ({ page }) => {
  await page.goto('/rooms');
  await tabs(page).nth(4).click();
  await page.reload();
  await expectChosen(page, 4);
});

test('a shared address opens on its room, at the top of the page', async ({ page }) => {
  await page.goto(`/rooms#${ROOMS[5]}`);
  await expectChosen(page, 5);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('an address of no room opens on the first', async ({ page }) => {
  await page.goto('/rooms#Presidential_Suite');
  await expectChosen(page, 0);
});

test('changing the address by hand changes the room', async ({ page }) => {
  await page.goto('/rooms');
  await expectChosen(page, 0);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#${ROOMS[2]}`);
  await expectChosen(page, 2);
});

test('back leaves the page, however many rooms were looked at', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/rooms');
  for (const index of [1, 2, 3]) await tabs(page).nth(index).click();
  await page.goBack();
  await expect(page).toHaveURL(/\/about$/);
});

test('arrow keys, Home and End choose a room as the focus reaches it', async ({ page }) => {
  await page.goto('/rooms');
  await tabs(page).first().focus();
  for (const [key, index] of [
    ['ArrowDown', 1],
    ['ArrowRight', 2],
    ['ArrowUp', 1],
    ['ArrowLeft', 0],
    ['ArrowUp', 5],
    ['ArrowDown', 0],
    ['End', 5],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tabs(page).nth(index)).toBeFocused();
    await expectChosen(page, index);
  }
});

test('the Tab key goes from the chosen room’s tab into its panel', async ({ page }) => {
  await page.goto('/rooms');
  await tabs(page).nth(2).click();
  await page.keyboard.press('Tab');
  await expect(panel(page)).toBeFocused();
});

test('the list stands upright on wide screens and lies as a row on phones', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/rooms');
  const list = page.getByRole('tablist');
  await expect(list).toHaveAttribute('aria-orientation', 'vertical');
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(list).toHaveAttribute('aria-orientation', 'horizontal');
});

test('on a phone the row stays visible and shows the chosen room', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/rooms#${ROOMS[5]}`);
  await expect(tabs(page).nth(5)).toBeInViewport({ ratio: 0.9 });
  // Its sign tells AC from fan.
  await expect(tabs(page).nth(5).locator('[data-climate] svg')).toBeVisible();
  await page.mouse.move(200, 500);
  await page.mouse.wheel(0, 500);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await expect(tabs(page).nth(5)).toBeInViewport({ ratio: 0.9 });
});

test('a room’s pictures load when it is chosen, not before', async ({ page }) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(request.url());
  });
  await settle(page, '/rooms');
  const before = pictures.length;
  await tabs(page).nth(3).click();
  await expect.poll(() => pictures.length).toBeGreaterThan(before);
  await expect(panel(page).getByRole('img').first()).toBeVisible();
});

test('all pictures of the chosen room are in the first screen, small', async ({ page }) => {
  for (const [width, height] of [
    [1280, 800],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/rooms');
    const thumbnails = panel(page).locator('a[data-goto]');
    await expect(thumbnails).toHaveCount(4);
    // On a phone the floating bar takes some of the height.
    await expect(thumbnails.last()).toBeInViewport({ ratio: 0.6 });
  }
});

test('on a phone on its side the chosen room’s name keeps clear of the list', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/rooms');
  const list = await page.getByRole('tablist').boundingBox();
  const name = await panel(page).getByRole('heading', { level: 2 }).boundingBox();
  expect((name?.y ?? 0) - (list?.y ?? 0) - (list?.height ?? 0)).toBeGreaterThan(8);
});

for (const [width, height] of [
  [1280, 800],
  [1366, 768],
] as const) {
  test(`at ${width} × ${height} the title is one line and the beds are in the first screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/rooms');
    const lines = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const words = document.createRange();
      words.selectNodeContents(heading);
      return words.getClientRects().length;
    });
    expect(lines).toBe(1);
    await expect(panel(page).getByRole('img').first()).toBeInViewport({ ratio: 0.99 });
  });
}

test('the list breaks a long name before its beds', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/rooms');
  expect(
    await linesOf(
      tabs(page)
        .last()
        .getByText(/Deluxe AC/),
    ),
  ).toEqual(['Deluxe AC', 'Four Bed Room']);
});

for (const width of [360, 390]) {
  test(`at ${width} px the questions have a row each, in the fallback fonts too`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    const tops = async () => {
      await settle(page, '/rooms');
      const rows = ['How many of you?', 'AC or fan?'].map((name) =>
        page.getByRole('list', { name }),
      );
      const boxes = await Promise.all(rows.map((row) => row.boundingBox()));
      return boxes.map((box) => Math.round(box?.y ?? 0));
    };
    const [guests = 0, air = 0] = await tops();
    const question = await page.getByText('How many of you?', { exact: true }).boundingBox();
    expect(question?.y).toBeGreaterThan(guests);
    await page.route('**/*.woff2', (route) => route.abort());
    expect(await tops()).toEqual([guests, air]);
  });
}

test('on a wide screen the questions and the list share their edges, the buttons and the description too', async ({
  page,
}) => {
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/rooms');
    const edges = async (part: Locator) => {
      const box = await part.boundingBox();
      return [box?.x, (box?.x ?? 0) + (box?.width ?? 0)].map((edge) => Math.round(edge ?? 0));
    };
    const answers = page.getByRole('list', { name: 'How many of you?' });
    expect(await edges(answers)).toEqual(await edges(page.getByRole('tablist')));
    const amenities = panel(page).getByRole('region', { name: 'In the room' });
    const [button] = await edges(panel(page).getByRole('link', { name: /^Book Now/ }));
    const description = panel(page).locator('[data-part="floor-plan"] + div');
    expect(button).toBe((await edges(description))[0]);
    const [text] = await edges(panel(page).getByRole('heading', { level: 2 }));
    expect(text).toBe((await edges(amenities))[0]);
    expect(text).toBe((await edges(panel(page).locator('a[data-goto]').first()))[0]);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the first room is shown and the list leads to the room pages', async ({ page }) => {
    await page.goto('/rooms');
    await expect(page.getByRole('tab')).toHaveCount(0);
    for (const room of ROOMS) {
      await expect(page.locator(`main a[href="/${room}"]`).first()).toBeVisible();
    }
    await page.locator(`main a[href="/${ROOMS[1]}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`/${ROOMS[1]}$`));
  });
});

test('the row of rooms goes up with the header and stays over the pictures', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/rooms');
  const row = page.getByRole('tablist');
  const thumbnail = panel(page).getByRole('list').getByRole('link').first();
  const rest = await thumbnail.evaluate((button) => button.getBoundingClientRect().top + scrollY);
  await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), rest - 30);
  await expect.poll(async () => (await row.boundingBox())?.y).toBeLessThan(5);
  const covered = await thumbnail.evaluate((button) => {
    const { left, top, width } = button.getBoundingClientRect();
    return !button.contains(document.elementFromPoint(left + width / 2, top + 5));
  });
  expect(covered).toBe(true);
});

for (const [route, { width, height }] of [
  ['/rooms', PHONE],
  ['/rooms', { width: 768, height: 1024 }],
  ['/kn/rooms', PHONE],
  ['/hi/rooms', PHONE],
] as const) {
  test(`${route} shows all small pictures of a room above the bar at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(route);
    const bar = await page.locator('body > aside').boundingBox();
    const thumbnails = panel(page).locator('a[data-goto]');
    expect(await thumbnails.count()).toBeGreaterThan(2);
    for (const thumbnail of await thumbnails.all()) {
      const box = await thumbnail.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }
  });
}

test('on a phone in landscape the small pictures stand in one row', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await page.goto('/rooms');
  const thumbnails = panel(page).locator('a[data-goto]');
  const tops = await thumbnails.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect().top),
  );
  expect(tops.length).toBeGreaterThan(2);
  expect(new Set(tops).size).toBe(1);
});

test('what is in the room stands below its plan and its description on a wide screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/rooms');
  const plan = await panel(page).locator('[data-part="floor-plan"]').boundingBox();
  const list = await panel(page).getByRole('region', { name: 'In the room' }).boundingBox();
  expect(list?.x).toBe(plan?.x);
  expect(list?.y).toBeGreaterThan((plan?.y ?? Infinity) + (plan?.height ?? 0));
  expect(list?.width).toBeGreaterThan(1.5 * (plan?.width ?? Infinity));
});
