import { expect, type Page } from '@playwright/test';
import { DOUBLE, field, saved, test } from '../support/editorPage.ts';

const ROOM = `edit/${DOUBLE}`;

/** Types, and waits for the check, which finds changes from elsewhere too. */
async function validated(page: Page, type: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse('**/api/check');
  await type();
  await answered;
}

test('what is typed outlives a reload, and can be thrown away', async ({ editor, visit }) => {
  const page = await visit(ROOM);
  const beds = field(page, 'Beds');
  await beds.fill('A bunk bed');
  await page.reload();
  await expect(beds).toHaveValue('A bunk bed');
  await expect(page.getByText(/had not saved is back/)).toBeVisible();
  await page.getByRole('button', { name: 'Discard my changes' }).first().click();
  await expect(beds).toHaveValue('2 single beds');
  await page.reload();
  await expect(beds).toHaveValue('2 single beds');
  expect(await editor.get('/api/drafts')).toEqual([]);
});

test('what is typed outlives the browser: the server keeps it too', async ({
  editor,
  visit,
  browser,
}) => {
  const page = await visit(ROOM);
  await field(page, 'Beds').fill('A bunk bed');
  await expect.poll(() => editor.get('/api/drafts')).toHaveLength(1);
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  const [draft] = await editor.get<{ session: string }[]>('/api/drafts');
  await page.close();
  // Half a minute later: a newer draft of another browser counts as being typed.
  const later = await browser.newContext();
  await later.clock.install({ time: Date.now() + 60_000 });
  const again = await visit(ROOM, await later.newPage());
  await expect(field(again, 'Beds')).toHaveValue('A bunk bed');
  expect(draft?.session).toBeTruthy();
  await later.close();
});

test('a server that does not answer loses nothing, and goes on once it is back', async ({
  editor,
  visit,
}) => {
  const page = await visit(ROOM);
  await page.context().setOffline(true);
  await field(page, 'Beds').fill('A bunk bed');
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert')).toContainText('The editor does not answer');
  await expect(field(page, 'Beds')).toHaveValue('A bunk bed');
  await page.context().setOffline(false);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toHaveText(/^Saved/);
  expect(await editor.read(DOUBLE)).toContain('beds: A bunk bed');
});

test('a file that was changed elsewhere is merged with what was typed', async ({
  editor,
  visit,
}) => {
  const page = await visit(ROOM);
  await validated(page, () => field(page, 'Beds').fill('A bunk bed'));
  await validated(page, () => field(page, 'Sleeps').fill('3'));
  const text = await editor.read(DOUBLE);
  await editor.write(
    DOUBLE,
    text.replace('beds: 2 single beds', 'beds: A sofa').replace('baths: 1', 'baths: 2'),
  );
  await page.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('group', { name: 'Beds' });
  await expect(conflict).toContainText('A bunk bed');
  await expect(conflict).toContainText('A sofa');
  await expect(field(page, 'Number of bathrooms')).toHaveValue('2');
  await conflict.getByRole('button', { name: 'Keep what I typed' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(saved(page)).toHaveText(/^Saved/);
  const after = await editor.read(DOUBLE);
  expect(after).toContain('beds: A bunk bed');
  expect(after).toContain('sleeps: 3');
  expect(after).toContain('baths: 2');
});

test('two windows are told apart, and the second sees what the first saved', async ({
  editor,
  visit,
}) => {
  const first = await visit(ROOM);
  await field(first, 'Beds').fill('A bunk bed');
  const second = await visit(ROOM, await first.context().newPage());
  await expect(second.getByText(/changed in another window too/)).toBeVisible();
  await expect(field(second, 'Beds')).toHaveValue('2 single beds');
  await field(second, 'Sleeps').fill('3');
  await first.getByRole('button', { name: 'Save' }).click();
  await expect(saved(first)).toHaveText(/^Saved/);
  // In headless Chromium every page has the focus, so returning to one fires no event.
  await second.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(field(second, 'Beds')).toHaveValue('A bunk bed');
  await expect(field(second, 'Sleeps')).toHaveValue('3');
  await second.getByRole('button', { name: 'Save' }).click();
  await expect(saved(second)).toHaveText(/^Saved/);
  expect(await editor.read(DOUBLE)).toMatch(/beds: A bunk bed[\s\S]*sleeps: 3/);
});
