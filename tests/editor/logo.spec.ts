import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { field, linesChanged, saved, test } from '../support/editorPage.ts';

const LOGO = `edit/inn.yaml?at=${encodeURIComponent('["logo"]')}`;
const MARK = 'M4 20 20 6l16 14M8 20v12h24V20';
const drawing = (colour: string, more = '') =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 36"><path d="${MARK}" fill="none" stroke="${colour}" stroke-width="3"/>${more}</svg>`,
  );
const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/svg+xml', buffer });

test('a logo is chosen, seen on dark and on pale, and saved as one line', async ({
  editor,
  visit,
}) => {
  const before = await editor.read('inn.yaml');
  const page = await visit(LOGO);
  const logo = page.getByRole('group', { name: /^Logo/ });
  const choose = logo.getByRole('button', { name: 'Choose from this device' });
  await expect(choose).toBeFocused();
  const picked = page.waitForEvent('filechooser');
  await choose.click();
  await (await picked).setFiles(file('Our house.svg', drawing('#f7f3e8')));
  await expect(logo.getByRole('status')).toHaveText(/^Uploaded: Our house\.svg/);
  await expect(logo.getByText(/^At the head.* Easy to see\.$/)).toBeVisible();
  await expect(logo.getByText(/^On a pale background.* Hard to see/)).toBeVisible();
  for (const picture of await logo.locator('img').all()) {
    await expect(picture).toHaveJSProperty('complete', true);
    expect(await picture.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBeGreaterThan(
      20,
    );
  }
  expect(
    await violations(page, [
      { width: 390, height: 844 },
      { width: 1280, height: 800 },
    ]),
  ).toEqual([]);
  await field(page, 'What the logo says').fill('[name], a house with a roof');
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toHaveText(/^Saved/);
  expect(linesChanged(before, await editor.read('inn.yaml'))).toEqual([
    'logo: our-house.svg',
    expect.stringContaining('a house with a roof'),
  ]);
  await logo.getByRole('button', { name: 'Use the flower and the name instead' }).click();
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toHaveText(/^Saved/);
  expect(await editor.read('inn.yaml')).not.toContain('logo:');
});

test('a dark one is said kindly and does not stop; one with a script has none any more', async ({
  editor,
  visit,
}) => {
  const page = await visit(LOGO);
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.dismiss();
  });
  const logo = page.getByRole('group', { name: /^Logo/ });
  await logo
    .locator('input[type=file]')
    .setInputFiles(file('dark.svg', drawing('#202020', '<script>alert(1)</script>')));
  await expect(logo.getByText(/could run on your guests’ devices/)).toBeVisible();
  await expect(logo.getByText(/can hardly be seen on the dark header/)).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toHaveText(/^Saved/);
  const workspace = await readFile(join(editor.content, 'photos/dark.svg'), 'utf8');
  expect(workspace).toContain('#202020');
  expect(workspace).not.toContain('script');
  expect(alerts).toEqual([]);
});

test('what is no drawing is answered with what to do, and the form stays as it was', async ({
  visit,
}) => {
  const page = await visit(LOGO);
  const logo = page.getByRole('group', { name: /^Logo/ });
  await logo.locator('input[type=file]').setInputFiles(file('logo.pdf', Buffer.from('%PDF-1.7')));
  await expect(logo.getByRole('status')).toHaveText(/Choose an SVG or a PNG/);
  await expect(saved(page)).toHaveText('Everything is saved.');
});
