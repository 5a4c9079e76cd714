import { expect, type Page } from '@playwright/test';
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

/** Presses the button of the icon near its upper edge, and holds it. */
async function pressIcon(page: Page): Promise<void> {
  const icon = page.getByRole('group', { name: /^Icon/ }).getByRole('button');
  const { x, y, height } = (await icon.boundingBox()) ?? { x: 0, y: 0, height: 0 };
  await page.mouse.move(x + 20, y + height / 8);
  await page.mouse.down();
}

test('a mistake that shows as its field is left does not move a button away from under the pointer', async ({
  visit,
}) => {
  const page = await visit('edit/facilities.yaml');
  await page.getByRole('button', { name: 'Hot water', exact: true }).click();
  const checked = page.waitForResponse(/\/api\/check$/);
  const text = field(page, 'Sentence of fact about the facility');
  await text.fill('');
  await checked;
  await pressIcon(page);
  await expect(text).not.toBeFocused();
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: 'Choose an icon' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(text).toHaveAccessibleDescription(/Enter/);
});

test('what the check finds does not move a button away from under the pointer either', async ({
  visit,
}) => {
  const page = await visit('edit/facilities.yaml');
  await page.getByRole('button', { name: 'Hot water', exact: true }).click();
  const pressed = Promise.withResolvers<void>();
  const found = { message: 'A group is empty.', fix: 'Give it a facility.' };
  await page.route(/\/api\/check$/, async (route) => {
    await pressed.promise;
    const file = 'pages/facilities.yaml';
    await route.fulfill({ json: { diagnostics: [{ severity: 'error', file, ...found }] } });
  });
  const asked = page.waitForRequest(/\/api\/check$/);
  await field(page, 'Sentence of fact about the facility').fill('Hot at all hours.');
  await asked;
  await pressIcon(page);
  const answered = page.waitForResponse(/\/api\/check$/);
  pressed.resolve();
  await (await answered).finished();
  await page.waitForTimeout(200);
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: 'Choose an icon' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'To correct' })).toContainText(found.message);
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
