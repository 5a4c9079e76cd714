import type { Page } from '@playwright/test';
import { expect, test } from '../support/guest.ts';
import { pageContent, rooms } from '../support/inn.ts';
import { settle } from '../support/visit.ts';

/** The number of A4 sheets a page takes. */
async function sheets(page: Page, route: string): Promise<number> {
  await settle(page, route);
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

for (const [route, most] of [
  ['/', 5],
  ['/rooms', 2],
  ['/Deluxe_Double_AC_Room', 1],
  ['/contact', 1],
  ['/kn/contact', 2],
] as const) {
  test(`${route} takes ${most} of A4`, async ({ page }) => {
    expect(await sheets(page, route)).toBeLessThanOrEqual(most);
  });
}

test('/rooms is printed with its table, in columns', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/rooms');
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader').first()).toBeVisible();
  await expect(table.getByRole('rowheader')).toHaveCount(rooms.length);
  for (const row of await table.getByRole('rowheader').all()) await expect(row).toBeVisible();
});

test('on paper nothing invites to write into a form or to press a button', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  for (const id of ['contact', 'home'] as const) {
    await page.goto(id === 'home' ? '/' : '/contact');
    const band = page.locator('#enquiry');
    await expect(band).toContainText(/All major cards/);
    await expect(band.getByRole('form')).toBeHidden();
    const { intro } = id === 'home' ? pageContent('home').contact : pageContent('contact');
    await expect(band.getByText(intro)).toBeHidden();
    await expect(page.locator('a[data-variant]:visible')).toHaveCount(0);
  }
});

test('the map is printed with its pin, its roads and its lanes', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/contact');
  const map = page.getByRole('main').getByRole('img', { name: /sketch map/i });
  await expect(map.locator('[data-part="pin"]')).toHaveCSS('fill', 'rgb(0, 0, 0)');
  const white = await map.locator('[data-kind]').evaluateAll((roads) =>
    roads
      .map((road) => [(road as SVGElement).dataset['kind'], getComputedStyle(road).stroke])
      .filter(([, stroke]) => stroke === 'rgb(255, 255, 255)' || stroke === 'none')
      .map(([kind]) => kind),
  );
  expect(await map.locator('[data-kind]').count()).toBeGreaterThan(2);
  expect(white).toEqual([]);
});

test('the map takes the lower half of the driver’s page, in letters of 7 pt and more', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' });
  // A4 at 96 dpi within its margins of 14 mm.
  await page.setViewportSize({ width: 688, height: 1017 });
  await page.goto('/drivers-card');
  const map = page.getByRole('main').getByRole('img', { name: /sketch map/i });
  const box = await map.boundingBox();
  expect(box?.height).toBeGreaterThan(1017 * 0.48);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(1017);
  const smallest = await map.evaluate((svg) => {
    const scale = (svg as Element as SVGSVGElement).getScreenCTM()?.a ?? 0;
    const sizes = [...svg.querySelectorAll('text')].map((text) =>
      Number.parseFloat(getComputedStyle(text).fontSize),
    );
    return Math.min(...sizes) * scale;
  });
  expect(smallest).toBeGreaterThanOrEqual((7 / 72) * 96);
});

test('on paper no group of the nearby places is torn apart', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/');
  const groups = page.getByRole('table').getByRole('rowgroup');
  const breaks = await groups.evaluateAll((all) =>
    all
      .filter(({ tagName }) => tagName === 'TBODY')
      .map((group) => getComputedStyle(group).breakInside),
  );
  expect(breaks).toEqual(Array(6).fill('avoid'));
});
