import { expect, type Page, test } from '@playwright/test';

const NAMES = [
  'Deluxe Double Non-AC Room',
  'Deluxe Double AC Room',
  'Deluxe Non-AC Triple Room',
  'Deluxe AC Triple Room',
  'Deluxe Non-AC Four Bed Room',
  'Deluxe AC Four Bed Room',
];

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const panel = (page: Page) => page.getByRole('tabpanel');

test('lists the six room types and shows the first', async ({ page }) => {
  await page.goto('/rooms');
  await expect(page.getByRole('tab')).toHaveCount(6);
  for (const name of NAMES) await expect(tab(page, name)).toBeVisible();
  await expect(tab(page, NAMES[0] ?? '')).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page)).toHaveCount(1);
  await expect(panel(page).getByRole('heading', { name: NAMES[0] ?? '' })).toBeVisible();
});

test('shows the room that is chosen: pictures, Book Now, description, amenities', async ({
  page,
}) => {
  await page.goto('/rooms');
  await tab(page, 'Deluxe AC Triple Room').click();
  const room = panel(page);
  await expect(room.getByRole('heading', { name: 'Deluxe AC Triple Room' })).toBeVisible();
  await expect(
    room.getByRole('group', { name: /Photographs: Deluxe AC Triple Room/ }),
  ).toBeVisible();
  await expect(room.getByRole('link', { name: /Book Now/ })).toHaveAttribute('href', '/contact');
  await expect(room.getByText('Air conditioning', { exact: true })).toBeVisible();
  await expect(room.getByText('3 single beds', { exact: true })).toBeVisible();
});

test('writes the choice into the address, where it survives a reload', async ({ page }) => {
  await page.goto('/rooms');
  await tab(page, 'Deluxe Double AC Room').click();
  await expect(page).toHaveURL('/rooms#Deluxe_Double_AC_Room');
  await page.reload();
  await expect(tab(page, 'Deluxe Double AC Room')).toHaveAttribute('aria-selected', 'true');
  await expect(panel(page).getByRole('heading', { name: 'Deluxe Double AC Room' })).toBeVisible();
});

test('opens at the top with the room that a shared address names', async ({ page }) => {
  await page.goto('/rooms#Deluxe_AC_Four_Bed_Room');
  await expect(panel(page).getByRole('heading', { name: 'Deluxe AC Four Bed Room' })).toBeVisible();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('shows the first room when the address names none of ours', async ({ page }) => {
  await page.goto('/rooms#%E0%A4%A');
  await expect(tab(page, NAMES[0] ?? '')).toHaveAttribute('aria-selected', 'true');
});

test('back leaves the page however many rooms were looked at', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/rooms');
  await tab(page, 'Deluxe Double AC Room').click();
  await tab(page, 'Deluxe AC Triple Room').click();
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('is chosen by the arrow keys, Home and End, round the ends', async ({ page }) => {
  await page.goto('/rooms');
  await tab(page, NAMES[0] ?? '').focus();
  const walk = [
    ['ArrowDown', 1],
    ['End', 5],
    ['ArrowDown', 0],
    ['ArrowUp', 5],
    ['Home', 0],
    ['ArrowRight', 1],
    ['ArrowLeft', 0],
  ] as const;
  for (const [key, index] of walk) {
    await page.keyboard.press(key);
    await expect(tab(page, NAMES[index] ?? '')).toBeFocused();
    await expect(tab(page, NAMES[index] ?? '')).toHaveAttribute('aria-selected', 'true');
  }
});

test('is one stop in the tab order, and the next is the room', async ({ page }) => {
  await page.goto('/rooms#Deluxe_Double_AC_Room');
  await tab(page, 'Deluxe Double AC Room').focus();
  await page.keyboard.press('Tab');
  await expect(panel(page)).toBeFocused();
});

test('downloads only the pictures of the room that is chosen', async ({ page }) => {
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(request.url());
  });
  await page.goto('/rooms');
  await page.waitForLoadState('networkidle');
  expect(pictures.filter((url) => url.includes('deluxe-four-bed-ac-1'))).toEqual([]);
  const loaded = page.waitForRequest(/deluxe-four-bed-ac-1/);
  await tab(page, 'Deluxe AC Four Bed Room').click();
  await loaded;
});

test('turns the chosen room’s pictures', async ({ page }) => {
  await page.goto('/rooms');
  await tab(page, 'Deluxe AC Four Bed Room').click();
  const pictures = panel(page).getByRole('group', { name: /^Photographs/ });
  await expect(pictures.getByRole('img').first()).toHaveAttribute('alt', /two double beds/);
  await pictures.getByRole('button', { name: 'Next slide' }).click();
  await expect(pictures.getByText('2 / 4')).toBeVisible();
});

test('keeps the row of rooms in sight on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/rooms');
  await expect(page.getByRole('tablist')).toHaveAttribute('aria-orientation', 'horizontal');
  await page.getByText('In the room').first().scrollIntoViewIfNeeded();
  await expect(page.getByRole('tablist')).toBeInViewport();
});
