import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { DOUBLE, field, saved } from '../support/editorPage.ts';
import { EditorProcess } from '../support/editorProcess.ts';
import { test } from '../support/screenshots.ts';

const editor = new EditorProcess(4330);

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  await editor.start();
});

test.afterAll(() => editor.remove());

test('npm run editor: the preview beside the form shows what was saved', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto(`${editor.origin}/#/edit/${DOUBLE}`);
  await field(page, 'Name of the room type').fill('Double Room with a view');
  const preview = page.frameLocator('iframe[title="The page as guests see it"]');
  const heading = preview.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Double Room', { timeout: 90_000 });
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toHaveText(/^Saved/);
  await expect(heading).toHaveText('Double Room with a view', { timeout: 20_000 });
  // The preview was reloaded, the form beside it was not.
  await expect(field(page, 'Name of the room type')).toHaveValue('Double Room with a view');
  expect(readFileSync(join(editor.content, DOUBLE), 'utf8')).toContain(
    'name: Double Room with a view',
  );
});

test('a tab that is left open goes on by itself once npm run editor is back', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto(`${editor.origin}/#/edit/${DOUBLE}`);
  await field(page, 'Beds').fill('A bunk bed');
  const frame = page.locator('iframe[title="The page as guests see it"]');
  const heading = frame.contentFrame().getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible({ timeout: 90_000 });
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toHaveText('Saved. The page shows it now.');
  const first = await frame.getAttribute('src');

  await editor.stop();
  await expect(page.getByRole('alert')).toContainText('The editor does not answer');
  await expect(saved(page)).toHaveText('Saved. The page shows it once the editor is back.');
  await expect(frame).toHaveCount(0);

  const file = join(editor.content, DOUBLE);
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^name: .*$/m, 'name: Garden Room'));
  await editor.start();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(heading).toHaveText('Garden Room', { timeout: 90_000 });
  // The preview's port changes at each start.
  expect(await frame.getAttribute('src')).not.toBe(first);
  await expect(field(page, 'Name of the room type')).toHaveValue('Garden Room');
});
