import { expect } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { field, saved, test } from '../support/editorPage.ts';

const HOME = 'pages/home.yaml';

test('a section is switched off and on again, and its words stay', async ({ editor, visit }) => {
  const before = await editor.read(HOME);
  const page = await visit(`edit/${HOME}`);
  const promo = page.getByRole('switch', { name: 'Shown on the site: Wide photograph' });
  await expect(promo).toBeChecked();
  await promo.focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Wide photograph is not shown to guests, so the page')).toBeVisible();
  await expect(page.getByRole('group', { name: 'Wide photograph' })).toBeHidden();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(saved(page)).toContainText('Saved');
  expect(await editor.read(HOME)).toBe(`hidden:\n  - promo\n${before}`);

  await page.getByText('What is saved here').click();
  await expect(field(page.getByRole('group', { name: 'Wide photograph' }), 'Sentence')).toHaveValue(
    'A sentence.',
  );
  await promo.click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => editor.read(HOME)).toBe(before);
  await visit('history');
  await expect(page.getByText('switched off: Wide photograph (Home page)')).toBeVisible();
  await expect(page.getByText('shown again: Wide photograph (Home page)')).toBeVisible();
});

test('a whole page is switched off at its head', async ({ editor, visit }) => {
  const page = await visit('edit/pages/gallery.yaml');
  await page.getByRole('switch', { name: 'The whole page' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => editor.read('pages/gallery.yaml')).toContain('hidden:\n  - all\n');
});
