import { expect } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { DOUBLE, field, test } from '../support/editorPage.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

test('an owner picks Kannada: the menu and Today are in it at once, and stay so', async ({
  visit,
}) => {
  const page = await visit();
  await page.getByRole('button', { name: 'ಕನ್ನಡ' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ಏನನ್ನು ಬದಲಿಸಬೇಕು?');
  await expect(page.getByRole('link', { name: 'ಫೋಟೋಗಳು' }).first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'kn-IN');
  expect(await violations(page, SIZES)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ಏನನ್ನು ಬದಲಿಸಬೇಕು?');
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'What would you like to change?',
  );
});

test('what is typed stays when the language is changed', async ({ visit }) => {
  const page = await visit(`edit/${DOUBLE}`);
  await field(page, 'Beds').fill('A hammock');
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByText('अभी सेव नहीं हुआ।')).toBeVisible();
  await expect(page.locator('#field-beds')).toHaveValue('A hammock');
});
