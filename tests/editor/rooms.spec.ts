import { expect } from '@playwright/test';
import { DOUBLE, field, test } from '../support/editorPage.ts';

test('a room is added from a copy, moved, put aside and brought back', async ({
  editor,
  visit,
}) => {
  const page = await visit('rooms');
  await page.getByLabel('A copy of').selectOption('Triple Room');
  await page.getByLabel('Name of the new room').fill('Attic Room');
  await page.getByRole('button', { name: 'Add this room' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Attic Room' })).toBeVisible();
  await expect(field(page, 'Name of the room type')).toHaveValue('Attic Room');
  expect(await editor.read('rooms/Attic_Room.yaml')).toContain('name: Attic Room');

  await visit('rooms');
  const up = page.getByRole('button', { name: 'Move up: Attic Room' });
  await up.click();
  await expect(
    page.getByRole('status').filter({ hasText: 'Moved to place 2 of 3' }),
  ).toBeAttached();
  await expect(up).toBeFocused();
  await page.getByRole('button', { name: 'Take off the site: Double Room' }).click();
  const back = page.getByRole('button', { name: 'Put back on the site: Double Room' });
  await expect(back).toBeVisible();
  expect(await editor.read('aside/Double_Room.yaml')).toContain('name: Double Room');
  await back.click();
  await expect(back).toHaveCount(0);
  expect(await editor.read(DOUBLE)).toContain('name: Double Room');
});
