import { expect } from '@playwright/test';
import { DOUBLE, field, linesChanged, saved, test } from '../support/editorPage.ts';

const ROOM = `edit/${DOUBLE}`;

test('an owner changes a price, and the file in that one line', async ({ editor, visit }) => {
  const before = await editor.read(DOUBLE);
  const page = await visit(ROOM);
  await field(page, /^Price/).fill('1,500');
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toHaveText(/^Saved/);
  expect(linesChanged(before, await editor.read(DOUBLE))).toEqual(['price: 1500']);
});

test('a field that is emptied leaves the file', async ({ editor, visit }) => {
  await editor.write(DOUBLE, `${await editor.read(DOUBLE)}shortName: Double\n`);
  const page = await visit(ROOM);
  await field(page, /^Name in two or three words/).fill('');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(saved(page)).toHaveText(/^Saved/);
  expect(await editor.read(DOUBLE)).not.toContain('shortName');
});

test('what is wrong is said beside the field once it is left, and a refused save keeps the text', async ({
  editor,
  visit,
}) => {
  const before = await editor.read(DOUBLE);
  const page = await visit(ROOM);
  const beds = field(page, 'Number of beds');
  await beds.fill('two');
  await page.keyboard.press('Tab');
  await expect(beds).toHaveAccessibleDescription(/Enter the number of beds/);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('region', { name: 'To correct' })).toBeFocused();
  await expect(beds).toHaveValue('two');
  expect(await editor.read(DOUBLE)).toBe(before);
  await page.getByRole('region', { name: 'To correct' }).getByRole('link').click();
  await expect(beds).toBeFocused();
  await beds.fill('3');
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toHaveText(/^Saved/);
  expect(linesChanged(before, await editor.read(DOUBLE))).toEqual(['bedCount: 3']);
});

test('any script is written as it is typed', async ({ editor, visit }) => {
  const page = await visit(ROOM);
  const summary = field(page, /^One or two sentences/);
  await summary.fill('ಎರಡು ಹಾಸಿಗೆ, ಕಿಟಕಿ.');
  await expect(summary).toHaveAttribute('dir', 'auto');
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toHaveText(/^Saved/);
  expect(await editor.read(DOUBLE)).toMatch(/summary: "?ಎರಡು ಹಾಸಿಗೆ, ಕಿಟಕಿ\./);
});

test('entries are added, moved by the keyboard, taken away and put back', async ({
  editor,
  visit,
}) => {
  const page = await visit(ROOM);
  const amenities = page.getByRole('group', { name: 'Amenities' });
  await amenities.getByRole('button', { name: /^Add an? / }).click();
  const name = amenities.getByRole('textbox', { name: 'Amenity' });
  await expect(name).toBeFocused();
  await name.fill('Kettle');
  await amenities.getByRole('button', { name: 'Choose an icon' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('searchbox').fill('coffee');
  await dialog.getByRole('button', { name: 'coffee', exact: true }).click();
  await amenities.getByRole('button', { name: 'Move up: Kettle' }).click();
  await expect(amenities.getByRole('button', { name: 'Move up: Kettle' })).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await amenities.getByRole('button', { name: 'Remove: Lamp' }).click();
  await page.getByRole('button', { name: 'Put it back' }).click();
  await amenities.getByRole('button', { name: 'Remove: Fan' }).click();
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toHaveText(/^Saved/);
  const names = [...(await editor.read(DOUBLE)).matchAll(/ {4}name: (.+)/g)].map(([, one]) => one);
  expect(names).toEqual(['Desk', 'Kettle', 'Lamp', 'Towels']);
});

test('each save is told in words, and can be taken back', async ({ editor, visit }) => {
  const before = await editor.read(DOUBLE);
  const page = await visit(ROOM);
  await field(page, 'Beds').fill('1 double bed');
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toHaveText(/^Saved/);
  await page.getByRole('link', { name: 'History of this' }).click();
  const line = page.getByRole('listitem').filter({ hasText: '1 double bed' });
  await expect(line).toContainText(/today, \d\d:\d\d/);
  await line.getByRole('button', { name: /^Undo this/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Undone' })).toBeVisible();
  expect(await editor.read(DOUBLE)).toBe(before);
});
