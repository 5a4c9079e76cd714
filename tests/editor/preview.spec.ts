import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { DOUBLE, field, saved } from '../support/editorPage.ts';
import { EditorProcess } from '../support/editorProcess.ts';
import { test } from '../support/screenshots.ts';

// One for all tests: two development servers of one folder overwrite each other's files.
const editor = new EditorProcess(4330);
const HOME = 'pages/home.yaml';

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  await editor.start();
});

test.afterAll(() => editor.remove());

/** Opens a form, once the page beside it obeys the editor. */
async function open(page: Page, path: string) {
  await page.goto(`${editor.origin}/#/edit/${path}`);
  const shown = page.frameLocator('iframe[title="The page as guests see it"]');
  await expect(shown.locator('html')).toHaveAttribute('data-preview-mode', 'edit', {
    timeout: 90_000,
  });
  return shown;
}

test('the page scrolls to the field in use, and the form stays where it is', async ({ page }) => {
  test.setTimeout(120_000);
  const preview = await open(page, 'inn.yaml');
  const email = field(page, 'E-mail');
  await email.scrollIntoViewIfNeeded();
  const place = () => email.evaluate((input) => Math.round(input.getBoundingClientRect().top));
  const before = await place();
  await email.focus();
  await expect(preview.locator('[data-preview-highlight]').first()).toBeInViewport();
  expect(await place()).toBe(before);
});

test('npm run editor: the preview beside the form shows what was saved', async ({ page }) => {
  test.setTimeout(120_000);
  const preview = await open(page, DOUBLE);
  const heading = preview.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Double Room');
  await field(page, 'Name of the room type').fill('Double Room with a view');
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toHaveText('Saved. The page shows it now.', { timeout: 20_000 });
  expect(readFileSync(join(editor.content, DOUBLE), 'utf8')).toContain(
    'name: Double Room with a view',
  );
  // As the server draws it, without what the form told the page.
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(heading).toHaveText('Double Room with a view', { timeout: 20_000 });
  await expect(field(page, 'Name of the room type')).toHaveValue('Double Room with a view');
});

test('while the page does not answer, it is said that it is being drawn', async ({ page }) => {
  test.setTimeout(120_000);
  const { promise: mayAnswer, resolve: answer } = Promise.withResolvers<void>();
  await page.route(
    (url) => url.origin !== editor.origin,
    async (route) => {
      await mayAnswer;
      await route.continue();
    },
  );
  await page.goto(`${editor.origin}/#/edit/${HOME}`);
  const drawing = page.getByText('The page is being prepared …');
  await expect(drawing).toBeVisible();
  answer();
  await expect(page.getByText('Tap a text or a picture in the page')).toBeVisible({
    timeout: 90_000,
  });
  await expect(drawing).toBeHidden();
});

test('a tap in the page opens its field; focus marks it; typing changes it', async ({ page }) => {
  test.setTimeout(120_000);
  const shown = await open(page, HOME);
  const headline = shown.getByRole('heading', { level: 1 });
  await headline.click();
  const typed = field(page, 'Headline');
  await expect(typed).toBeFocused();
  await expect(headline.locator('[data-preview-highlight]')).toHaveText('Come in');
  await typed.fill('Sleep well');
  await expect(headline).toHaveText('Sleep well');
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toHaveText('Saved. The page shows it now.', { timeout: 20_000 });
  await expect(headline).toHaveText('Sleep well');
});

test('on a phone the page comes first; a tap opens a sheet with its field only', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  const shown = await open(page, HOME);
  await expect(page.getByRole('form')).toHaveCount(0);
  await shown.getByRole('heading', { level: 1 }).click();
  const sheet = page.getByRole('dialog');
  await expect(field(page, 'Headline')).toBeFocused();
  await expect(sheet.getByRole('textbox')).toHaveCount(1);
  expect(await violations(page, [{ width: 390, height: 844 }])).toEqual([]);
  await field(page, 'Headline').fill('Rest well');
  await expect(shown.getByRole('heading', { level: 1 })).toHaveText('Rest well');
  await sheet.getByRole('button', { name: 'Save' }).click();
  await expect(saved(page)).toHaveText('Saved. The page shows it now.', { timeout: 20_000 });
  await field(page, 'Headline').fill('Sleep in');
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(saved(page)).toHaveText(/^Not saved yet/);
  const save = page.getByRole('button', { name: 'Save' });
  await expect(save).toBeInViewport({ ratio: 1 });
  expect(await violations(page, [{ width: 390, height: 844 }])).toEqual([]);
  await save.click();
  await expect(saved(page)).toHaveText('Saved. The page shows it now.', { timeout: 20_000 });
  await shown.getByRole('heading', { level: 1 }).click();
  await sheet.getByRole('button', { name: 'All fields' }).click();
  await expect(field(page, 'Title for the browser’s tab')).toBeVisible();
});

test('the page is beside the form on tablets, in the screen that was chosen', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, HOME);
  await page.getByRole('button', { name: 'Computer' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Computer' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(page.locator('iframe')).toBeInViewport();
});

test('in the page, Enter opens a field in edit mode, and links are followed in browse mode', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const shown = await open(page, HOME);
  await shown.locator('h1 [tabindex="0"], h1[tabindex="0"]').focus();
  await page.keyboard.press('Enter');
  await expect(field(page, 'Headline')).toBeFocused();
  await page.getByRole('button', { name: 'Browse' }).click();
  await shown.getByRole('link', { name: 'About Us' }).first().click();
  await expect(shown.locator('html')).toHaveAttribute('data-preview-mode', 'browse');
});

test('a tab that is left open goes on by itself once npm run editor is back', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto(`${editor.origin}/#/edit/${DOUBLE}`);
  await field(page, 'Beds').fill('A bunk bed');
  const frame = page.locator('iframe[title="The page as guests see it"]');
  const heading = frame.contentFrame().getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible({ timeout: 90_000 });
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toHaveText('Saved. The page shows it now.', { timeout: 20_000 });
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

test('a page is seen in another language as its sentences are typed, and a tap leads to one', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto(`${editor.origin}/#/languages`);
  await page.getByText('All', { exact: true }).click();
  const heading = field(page, 'Kannada: A heading').first();
  await heading.fill('ಒಂದು ತಲೆಬರಹ');
  await page
    .getByRole('region', { name: 'About us' })
    .getByRole('button', { name: 'See this page in Kannada' })
    .click();
  const dialog = page.getByRole('dialog', { name: 'The page in Kannada' });
  const shown = dialog.frameLocator('iframe').getByRole('heading', { level: 1 });
  await expect(shown).toHaveText('ಒಂದು ತಲೆಬರಹ', { timeout: 90_000 });
  await shown.click();
  await expect(dialog).toBeHidden();
  await expect(heading).toBeFocused();
  await page.getByRole('button', { name: 'Discard my changes' }).click();
  await page.getByRole('button', { name: 'Yes, discard it' }).click();
});
