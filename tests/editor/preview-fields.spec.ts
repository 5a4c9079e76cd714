import { expect, type Page } from '@playwright/test';
import { field, saved } from '../support/editorPage.ts';
import { EditorProcess } from '../support/editorProcess.ts';
import { test } from '../support/screenshots.ts';

const editor = new EditorProcess();
const HOME = 'pages/home.yaml';

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  await editor.start();
});

test.afterAll(() => editor.remove());

const framed = (page: Page) => page.frameLocator('iframe[title="The page as guests see it"]');

/** Opens a form, once the page beside it obeys the editor. */
async function open(page: Page, path: string) {
  await page.goto(`${editor.origin}/#/edit/${path}`);
  const shown = framed(page);
  await expect(shown.locator('html')).toHaveAttribute('data-preview-mode', 'edit', {
    timeout: 90_000,
  });
  return shown;
}

test('a tap in the page opens its field; focus marks it; typing changes it', async ({ page }) => {
  test.setTimeout(120_000);
  const shown = await open(page, HOME);
  const headline = shown.getByRole('heading', { level: 1 });
  await headline.click();
  const typed = field(page, 'Headline');
  await expect(typed).toBeFocused();
  await expect(headline.locator('[data-preview-now]')).toHaveText('Come in');
  await typed.fill('Sleep well');
  await expect(headline).toHaveText('Sleep well');
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toHaveText('Saved. The page shows it now.', { timeout: 20_000 });
  await expect(headline).toHaveText('Sleep well');
});
