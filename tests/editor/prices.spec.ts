import { expect } from '@playwright/test';
import { DOUBLE, linesChanged, test } from '../support/editorPage.ts';

const TRIPLE = 'rooms/Triple_Room.yaml';

test('prices are typed down the table by the keyboard, saved room by room, and undone one by one', async ({
  editor,
  visit,
}) => {
  const [one, other] = [await editor.read(DOUBLE), await editor.read(TRIPLE)];
  const page = await visit('prices');
  const first = page.getByRole('textbox', { name: 'Double Room Price' });
  const second = page.getByRole('textbox', { name: 'Triple Room Price' });
  await first.fill('1,800');
  await page.keyboard.press('Enter');
  await expect(second).toBeFocused();
  await page.keyboard.type('2400');
  await page.keyboard.press('ArrowUp');
  await expect(first).toBeFocused();
  await expect(page.getByRole('link', { name: /Double Room.*not saved/ })).toBeVisible();
  await page.getByRole('button', { name: 'Save the prices' }).click();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /^Saved\.$/ })
      .first(),
  ).toBeVisible();
  expect(linesChanged(one, await editor.read(DOUBLE))).toEqual(['price: 1800']);
  expect(linesChanged(other, await editor.read(TRIPLE))).toEqual(['price: 2400']);

  await visit('history');
  const lines = page.getByRole('list', { name: 'What was saved' }).getByRole('listitem');
  await expect(lines).toHaveCount(2);
  await lines
    .filter({ hasText: '2,400' })
    .getByRole('button', { name: /^Undo this/ })
    .click();
  await expect(page.getByText(/^Undone: /)).toBeVisible();
  expect(await editor.read(TRIPLE)).toBe(other);
  expect(await editor.read(DOUBLE)).toContain('price: 1800');
});

test('a price that is no number says so in its cell, and the others are saved', async ({
  editor,
  visit,
}) => {
  const before = await editor.read(DOUBLE);
  const page = await visit('prices');
  await page.setViewportSize({ width: 390, height: 844 });
  const first = page.getByRole('textbox', { name: 'Double Room Price' });
  await first.fill('cheap');
  await page.getByRole('textbox', { name: 'Triple Room Price' }).fill('2400');
  await page.keyboard.press('Control+s');
  await expect(first).toBeFocused();
  await expect(first).toHaveAccessibleDescription(/rupees/);
  expect(await editor.read(DOUBLE)).toBe(before);
  expect(await editor.read(TRIPLE)).toContain('price: 2400');
  await page.reload();
  await expect(first).toHaveValue('cheap');
});
