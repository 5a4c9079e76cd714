import { expect } from '@playwright/test';
import { DOUBLE, field, saved, test } from '../support/deskPage.ts';

const FIRST = `edit/${DOUBLE}`;

test('a file is made again as a save left it, and what came after stays in the history', async ({
  desk,
  visit,
}) => {
  const page = await visit(FIRST);
  const save = async (beds: string) => {
    await field(page, 'Beds').fill(beds);
    await page.keyboard.press('Control+s');
    await expect(saved(page)).toHaveText(/^Saved/);
  };
  await save('1 double bed');
  const then = await desk.read(DOUBLE);
  await save('A bunk bed');
  await save('A hammock');
  await page.getByRole('link', { name: 'History of this' }).click();
  const lines = page.getByRole('list', { name: 'What was saved' }).getByRole('listitem');
  await lines
    .filter({ hasText: '→ 1 double bed' })
    .getByRole('button', { name: /^Make it as it was then/ })
    .click();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /^It is again as it was then: today, \d\d:\d\d\.$/ }),
  ).toBeVisible();
  expect(await desk.read(DOUBLE)).toBe(then);
  await expect(lines).toHaveCount(4);
  await expect(lines.first()).toContainText('Double Room as it was on');
  // That too can be taken back.
  await lines
    .first()
    .getByRole('button', { name: /^Take this back/ })
    .click();
  await expect(page.getByRole('status').filter({ hasText: /^Taken back/ })).toBeVisible();
  expect(await desk.read(DOUBLE)).toContain('beds: A hammock');
});

test('what an inn can do without is taken off its site, and brought back', async ({
  desk,
  visit,
}) => {
  const path = 'getting-here.yaml';
  const before = await desk.read(path);
  const page = await visit(`edit/${path}`);
  await page.getByRole('button', { name: 'Take all of this off the site' }).click();
  await expect(page.getByText(/taken off the site once you save/)).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toHaveText(/^Saved/);
  await expect(desk.read(path)).rejects.toThrow('ENOENT');
  await page.getByRole('link', { name: 'History of this' }).click();
  await page.getByRole('button', { name: /^Take this back/ }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Taken back/ })).toBeVisible();
  expect(await desk.read(path)).toBe(before);
});
