import { tmpdir } from 'node:os';
import { expect } from '@playwright/test';
import { error } from '../../src/content/diagnostics/diagnostic.ts';
import { DOUBLE, field, saved, test } from '../support/editorPage.ts';

const HOME = 'edit/pages/home.yaml';
const PHONE = { width: 390, height: 844 };

test('a long form on a phone begins with its sections in a line each, and leads to them', async ({
  page,
  editor,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${editor.origin}/#/${HOME}`);
  await expect(
    page.getByRole('button', { name: /^First screen Come in · 4 photographs/ }),
  ).toBeVisible();
  await expect(field(page, 'Headline')).toBeHidden();
  await page.getByRole('combobox', { name: 'Go to' }).selectOption({ label: 'First screen' });
  await expect(page.getByRole('button', { name: /^First screen/, expanded: true })).toBeFocused();
  await expect(field(page, 'Headline')).toBeInViewport();
});

test('a link to a field opens its section', async ({ page, editor }) => {
  await page.setViewportSize(PHONE);
  await page.goto(`${editor.origin}/#/${HOME}?at=${encodeURIComponent('["hero","headline"]')}`);
  await expect(field(page, 'Headline')).toBeFocused();
  await expect(field(page, 'Headline')).toBeInViewport();
});

test('the sections and the menu mark what is not saved, after a reload too', async ({ visit }) => {
  const page = await visit(HOME);
  await page.setViewportSize({ width: 1800, height: 900 });
  const section = page
    .getByRole('navigation', { name: 'Sections of this form' })
    .getByRole('button', { name: 'First screen: Not saved' });
  const entry = page.getByRole('link', { name: 'Home page not saved' });
  await field(page, 'Headline').fill('Come in and stay');
  await expect(section).toBeVisible();
  await expect(entry).toBeVisible();
  await page.reload();
  await expect(section).toBeVisible();
  await expect(entry).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toHaveText(/^Saved/);
  await expect(entry).toHaveCount(0);
  await expect(section).toHaveCount(0);
});

test('a new entry has no mistakes before a word is typed, and a name of its own', async ({
  visit,
}) => {
  const page = await visit('edit/testimonials.yaml');
  await page.getByRole('button', { name: /^Add/ }).click();
  const name = field(page, 'Name of the guest');
  await expect(name).toBeFocused();
  await expect(page.getByRole('button', { name: 'Untitled', exact: true })).toBeVisible();
  // The check has answered by the time that the field is left.
  await Promise.all([page.waitForResponse('**/api/check'), name.pressSequentially('A')]);
  await expect(page.getByRole('region', { name: 'To correct' })).toHaveCount(0);
  await name.fill('');
  await page.keyboard.press('Tab');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(field(page, 'Home city of the guest')).not.toHaveAttribute('aria-invalid');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(field(page, 'Home city of the guest')).toHaveAttribute('aria-invalid', 'true');
});

test('the skip link leads to a heading that shows its focus', async ({ visit }) => {
  const page = await visit(`edit/${DOUBLE}`);
  await page.keyboard.press('Tab');
  // Nothing stands over it.
  await page.getByRole('button', { name: 'Skip the menu' }).click({ trial: true });
  await page.keyboard.press('Enter');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  await expect(heading).toHaveCSS('outline-style', 'solid');
  await expect(heading).toBeInViewport({ ratio: 1 });
});

test.describe('not ready', () => {
  test.use({
    tools: { setting: 'git', build: async () => tmpdir() },
    launch: { found: [error({ file: 'inn.yaml' }, 'The address is not set.', 'Write it.')] },
  });

  test('a refusal to publish is in view, however much has changed', async ({ editor, visit }) => {
    const page = await visit('publish');
    await page.setViewportSize(PHONE);
    for (let beds = 3; beds < 9; beds++) {
      await editor.write(
        DOUBLE,
        (await editor.read(DOUBLE)).replace(/bedCount: \d/, `bedCount: ${beds}`),
      );
    }
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.getByText('The address is not set.')).toBeInViewport();
    await expect(page.getByRole('heading', { name: /^Not ready for guests yet/ })).toBeFocused();
  });
});
