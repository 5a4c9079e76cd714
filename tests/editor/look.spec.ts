import { expect } from '@playwright/test';
import { partsOf } from '../../src/colours/contrast.ts';
import { paletteOf } from '../../src/colours/palette.ts';
import { violations } from '../support/axe.ts';
import { DOUBLE, field, saved, test } from '../support/editorPage.ts';

const WIDE = [{ width: 1280, height: 800 }];

test('what guests do not see yet is counted beside the way to publish, wherever one is', async ({
  visit,
}) => {
  const page = await visit(`edit/${DOUBLE}`);
  const publish = page.getByRole('banner').getByRole('link', { name: 'Publish' });
  await expect(publish).toHaveText('Publish');
  await field(page, /^Price/).fill('1500');
  await expect(page.getByText('Not saved yet. What you typed is kept.')).toBeVisible();
  await expect(publish).toHaveText('Publish');
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toHaveText(/^Saved/);
  await expect(publish).toHaveAccessibleName('Publish 1 change that guests do not see yet');
  await page.mouse.wheel(0, 3000);
  await expect(publish).toBeInViewport();
  expect(await violations(page, WIDE)).toEqual([]);
});

test('fields that were changed elsewhere too are in view, however far down one typed', async ({
  editor,
  visit,
}) => {
  const page = await visit(`edit/${DOUBLE}`);
  const text = await editor.read(DOUBLE);
  await field(page, /^Price/).fill('1500');
  await editor.write(DOUBLE, `${text}price: 1700\n`);
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('button', { name: 'Keep what I typed' })).toBeInViewport();
});

test('the first page answers its own question', async ({ visit }) => {
  const page = await visit();
  await page.getByRole('main').getByRole('link', { name: 'The telephone number' }).click();
  await expect(field(page, 'Telephone')).toBeFocused();
});

test('icons are there to choose before a word is typed, and the word can be typed at once', async ({
  visit,
}) => {
  const page = await visit(`edit/facilities.yaml?at=${encodeURIComponent('[0,"icon"]')}`);
  await page.getByRole('group', { name: 'Icon' }).getByRole('button').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('searchbox')).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'shower' })).toBeVisible();
  await page.keyboard.type('coffee');
  await expect(dialog.getByRole('button', { name: 'shower' })).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'coffee', exact: true })).toBeVisible();
});

test('a file that is dropped beside its place does not replace the editor', async ({ visit }) => {
  const page = await visit(`edit/${DOUBLE}`);
  const isStopped = await page.evaluate(() => {
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true });
    return !document.body.dispatchEvent(drop);
  });
  expect(isStopped).toBe(true);
});

const NAVY = { ground: '#f3f7fb', ink: '#1b2a5a', accent: '#b0185c', call: '#ffd166' };
const withColours = (colours: object) => (text: string) =>
  `${text}colours: ${JSON.stringify(colours)}\n`;
const rgb = (hex: string) => `rgb(${partsOf(hex).join(', ')})`;

test.describe('an inn of other colours', () => {
  test.use({ changes: { 'inn.yaml': withColours(NAVY) } });

  test('shows the editor in them, as easy to read', async ({ visit }) => {
    const palette = paletteOf(NAVY);
    const page = await visit(`edit/${DOUBLE}`);
    const banner = page.getByRole('banner');
    await expect(banner).toHaveCSS('background-color', rgb(palette['raw-deep-leaf']));
    await expect(page.locator('body')).toHaveCSS('background-color', rgb(NAVY.ground));
    await field(page, 'Number of beds').fill('two');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('region', { name: 'To correct' })).toBeVisible();
    expect(await violations(page, WIDE)).toEqual([]);
  });
});

test.describe('an inn of colours that cannot be told from one another', () => {
  test.use({ changes: { 'inn.yaml': withColours({ ...NAVY, ink: '#9aa8d0' }) } });

  test('shows the editor in the default ones', async ({ visit }) => {
    const page = await visit();
    await expect(page.locator('body')).not.toHaveCSS('background-color', rgb(NAVY.ground));
  });
});

test.describe('a made-up guest', () => {
  const named = (text: string) =>
    text.replace('name: Asha', 'name: Meenakshi Sundaram # SAMPLE: made up.');
  test.use({ changes: { 'testimonials.yaml': named } });

  test('has a whole name in the list on a phone and a tablet', async ({ page, visit }) => {
    for (const width of [768, 390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      await visit('edit/testimonials.yaml');
      const entry = page.getByRole('button', { name: /^Meenakshi Sundaram ?Sample/ });
      const name = entry.getByText('Meenakshi Sundaram');
      await expect(name).toBeVisible();
      const cut = await name.evaluate((one) => one.scrollHeight - one.clientHeight);
      expect(cut, `${width} px`).toBeLessThanOrEqual(1);
    }
  });
});
