import { expect } from '@playwright/test';
import sharp from 'sharp';
import { DOUBLE, test } from '../support/editorPage.ts';

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
  await expect(list.getByText('This is no photo that can be read here')).toBeVisible();
  await list.getByRole('button', { name: 'Try again: letter.jpg' }).click();
  await expect(list.getByText('Not uploaded: letter.jpg.')).toBeVisible();
  await page.getByLabel('Not used').check();
  await expect(page.getByRole('button', { name: /^one Not used anywhere/ })).toBeVisible();
  const photos = await editor.get<{ photo: string }[]>('/api/photos');
  expect(photos.map(({ photo }) => photo)).toEqual(
    expect.arrayContaining(['public/one.jpg', 'public/two.jpg']),
  );
});
