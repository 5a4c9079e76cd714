import { expect } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { DOUBLE, field, saved, test } from '../support/editorPage.ts';

const ONE = [{ width: 1280, height: 800 }];
const FIRST = `edit/${DOUBLE}`;

test('a file is made again as a save left it, and what came after stays in the history', async ({
  editor,
  visit,
}) => {
  const page = await visit(FIRST);
  const save = async (beds: string) => {
    await field(page, 'Beds').fill(beds);
    await page.keyboard.press('Control+s');
    await expect(saved(page)).toHaveText(/^Saved/);
  };
  await save('1 double bed');
  const then = await editor.read(DOUBLE);
  await save('A bunk bed');
  await save('A hammock');
  await page.getByRole('link', { name: 'History of this' }).click();
  const lines = page.getByRole('list', { name: 'What was saved' }).getByRole('listitem');
  await lines
    .filter({ hasText: '→ 1 double bed' })
    .getByRole('button', { name: /^Restore “Double Room” as it was / })
    .click();
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /^“Double Room” is again as it was: today, \d\d:\d\d\.$/ }),
  ).toBeVisible();
  expect(await editor.read(DOUBLE)).toBe(then);
  await expect(lines).toHaveCount(4);
  await expect(lines.first()).toContainText('Double Room as it was on');
  // The restore can be undone too.
  await lines
    .first()
    .getByRole('button', { name: /^Undo this/ })
    .click();
  await expect(page.getByRole('status').filter({ hasText: /^Undone/ })).toBeVisible();
  expect(await editor.read(DOUBLE)).toContain('beds: A hammock');
});

test('what an inn can do without is taken off its site, and brought back', async ({
  editor,
  visit,
}) => {
  const path = 'getting-here.yaml';
  const before = await editor.read(path);
  const page = await visit(`edit/${path}`);
  await page.getByRole('button', { name: 'Take all of this off the site' }).click();
  await expect(page.getByText(/taken off the site once you save/)).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toHaveText(/^Saved/);
  await expect(editor.read(path)).rejects.toThrow('ENOENT');
  await page.getByRole('link', { name: 'History of this' }).click();
  await page.getByRole('button', { name: /^Undo this/ }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Undone/ })).toBeVisible();
  expect(await editor.read(path)).toBe(before);
});

test('a file that was broken by hand comes back by a click, and what broke it stays in the history', async ({
  editor,
  visit,
}) => {
  const sound = await editor.read(DOUBLE);
  await editor.get('/api/history');
  await editor.write(DOUBLE, sound.replace('name: Double Room', 'name: "Double Room'));
  const page = await visit('history');
  await page.goto(`${editor.origin}/#/edit/${DOUBLE}`);
  await expect(page.getByRole('heading', { name: 'This cannot be read just now' })).toBeVisible();
  await expect(field(page, 'Beds')).toHaveCount(0);
  await page.getByText('See what it says now').click();
  expect(await violations(page, ONE), 'a broken file').toEqual([]);
  await page.getByRole('button', { name: /^Go back to how it was/ }).click();
  await expect(field(page, 'Beds')).toHaveValue('2 single beds');
  expect(await editor.read(DOUBLE)).toBe(sound);

  await page.getByRole('link', { name: 'History of this' }).click();
  await page
    .getByRole('button', { name: /^Restore “Double Room” as it was .*: .*cannot be read/ })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Something else would stop working' });
  await expect(dialog).toContainText('A quotation mark is opened and not closed.');
  expect(await violations(page, ONE), 'what would break').toEqual([]);
  await dialog.getByRole('button', { name: 'Leave everything as it is' }).click();
  expect(await editor.read(DOUBLE)).toBe(sound);
});
