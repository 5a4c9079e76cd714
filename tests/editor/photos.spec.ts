import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { error, warning } from '../../src/content/diagnostics/diagnostic.ts';
import { violations } from '../support/axe.ts';
import { DOUBLE, field, test } from '../support/editorPage.ts';
import type { TestEditor } from '../support/openEditor.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

const picture = async (name: string, background = '#c22') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width: 1400, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});

test('the library says where a photograph is used, and leads there', async ({ visit }) => {
  const page = await visit();
  await page.getByRole('link', { name: 'Photographs', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: '3 photographs' })).toBeVisible();
  await page.getByRole('searchbox').fill('double room');
  await page.getByRole('button', { name: /^bed/ }).click();
  const dialog = page.getByRole('dialog', { name: 'bed' });
  await expect(dialog.getByText('1,200 × 800 pixels')).toBeVisible();
  await dialog.getByRole('link', { name: /^Double Room/ }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(
    page.getByRole('button', { name: 'Choose another photograph' }).first(),
  ).toBeFocused();
  expect(page.url()).toContain(DOUBLE);
});

test('several photographs are uploaded at once, and one that is none says why', async ({
  editor,
  visit,
}) => {
  const page = await visit('photos');
  const broken = { name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('hello') };
  await page
    .getByLabel('Drop photographs here, or')
    .setInputFiles([await picture('One.jpg'), broken, await picture('Two.jpg', '#22c')]);
  // Uploads go on while another view is open.
  await page.getByRole('link', { name: 'What was saved' }).click();
  await page.getByRole('link', { name: 'Photographs', exact: true }).click();
  await expect(page.getByText('2 of 3 uploaded, 1 not.')).toBeVisible();
  const list = page.getByRole('list', { name: 'Uploads' });
  await expect(list.getByText('This is not a photograph that can be used here')).toBeVisible();
  await list.getByRole('button', { name: 'Try again: letter.jpg' }).click();
  await expect(list.getByText('Not uploaded: letter.jpg.')).toBeVisible();
  await page.getByLabel('Not used').check();
  await expect(page.getByRole('button', { name: /^one Not used anywhere/ })).toBeVisible();
  const photos = await editor.get<{ photo: string }[]>('/api/photos');
  expect(photos.map(({ photo }) => photo)).toEqual(
    expect.arrayContaining(['public/one.jpg', 'public/two.jpg']),
  );
});

/** The library of an inn with a photograph that nothing uses. */
async function withUnused(editor: TestEditor, visit: (view: string) => Promise<Page>) {
  await editor.get('/api/tree');
  await writeFile(join(editor.content, 'photos/public/cat.jpg'), (await picture('cat')).buffer);
  return visit('photos');
}

test('a photograph is deleted and restored, by keyboard', async ({ editor, visit }) => {
  const page = await withUnused(editor, visit);
  const cat = page.getByRole('button', { name: /^cat Not used/ });
  await cat.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'cat' });
  await dialog.getByRole('button', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Deleted: cat. You can restore it for 30 days.')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(cat).toHaveCount(0);
  await page.getByLabel('Deleted', { exact: true }).check();
  await expect(page.getByText('30 days left')).toBeVisible();
  expect(await violations(page, SIZES), 'deleted photographs').toEqual([]);
  await page.getByRole('button', { name: 'Restore: cat' }).press('Enter');
  await expect(page.getByText('Restored: cat.')).toBeVisible();
  await page.getByLabel('All', { exact: true }).check();
  await expect(cat).toBeVisible();
});

test('a photograph in use says where, is replaced everywhere, and comes back', async ({
  editor,
  visit,
}) => {
  const before = await editor.read(DOUBLE);
  const page = await withUnused(editor, visit);
  await page.getByRole('button', { name: /^bed/ }).click();
  const dialog = page.getByRole('dialog', { name: 'bed' });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog.getByText(/is used in \d places, so it cannot be deleted/)).toBeVisible();
  expect(await violations(page, SIZES), 'a photograph').toEqual([]);
  await dialog.getByRole('button', { name: 'Replace it everywhere' }).click();
  const chooser = page.getByRole('dialog', { name: 'Photographs' });
  await chooser.getByRole('button', { name: /^cat/ }).click();
  await expect(dialog.getByText(/^Replaced in \d places/)).toBeVisible();
  expect(await violations(page, SIZES), 'replaced').toEqual([]);
  expect(await editor.read(DOUBLE)).toContain('photo: public/cat.jpg');
  await dialog.getByRole('button', { name: 'Undo this' }).click();
  await expect(dialog.getByText('The earlier photograph is back in every place.')).toBeVisible();
  expect(await editor.read(DOUBLE)).toBe(before);
  await dialog.getByRole('button', { name: 'Replace it everywhere' }).click();
  await chooser.getByRole('button', { name: /^cat/ }).click();
  await dialog.getByRole('link', { name: 'Double Room: “A photo”' }).click();
  await expect(field(page, /^What would you tell a friend/).first()).toBeFocused();
});

test.describe('photographs that came with the website', () => {
  test.use({
    launch: {
      found: [
        { ...error({}, 'A computer render.', 'Choose another.'), replace: 'rooms/bed.jpg' },
        { ...error({}, 'Another.', 'Choose another.'), replace: 'public/house.jpg' },
        warning({ file: 'photos/public/desk.jpg' }, 'No page shows this photo.', 'Delete it.'),
      ],
    },
  });

  test('are one line, which leads to the library; so does a warning about one', async ({
    visit,
  }) => {
    const page = await visit();
    await expect(page.getByText(/^2 photographs came with the website/)).toBeVisible();
    await expect(page.getByText('A computer render.')).toHaveCount(0);
    await page.getByRole('link', { name: 'Show them' }).click();
    await expect(page.getByRole('radio', { name: 'Still to replace' })).toBeChecked();
    await page.goBack();
    await page.getByRole('link', { name: /^Go there: No page shows/ }).click();
    await expect(page.getByRole('dialog', { name: 'desk' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
