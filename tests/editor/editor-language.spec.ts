import { expect } from '@playwright/test';
import { violations } from '../support/axe.ts';
import { DOUBLE, field, saved, test } from '../support/editorPage.ts';
import { freePorts } from '../support/freePorts.ts';
import { ASHA, openHostedEditor } from '../support/hostedEditor.ts';

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

test('in Kannada a mistake is told, a change saved and undone', async ({ editor, visit }) => {
  const page = await visit();
  await page.getByRole('button', { name: 'ಕನ್ನಡ' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'kn-IN');
  await visit(`edit/${DOUBLE}`);
  const beds = field(page, 'ಬೆಡ್‌ಗಳು');
  await beds.fill('');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/ಬೆಡ್‌ಗಳು, ಉದಾಹರಣೆಗೆ .* ಬರೆಯಿರಿ/).first()).toBeVisible();
  expect(await violations(page, SIZES)).toEqual([]);
  await beds.fill('A hammock');
  await page.keyboard.press('Control+s');
  await expect(saved(page)).toHaveText(/^ಸೇವ್ ಆಯಿತು/);
  expect(await editor.read(DOUBLE)).toContain('beds: A hammock');
  await visit('history');
  // What the innkeeper wrote stays as it is, and the journal is English for everybody else.
  await expect(page.getByText('ಬೆಡ್‌ಗಳು (Double Room): 2 single beds → A hammock')).toBeVisible();
  await page
    .getByRole('button', { name: /^ಇದನ್ನು ರದ್ದು ಮಾಡಿ/ })
    .first()
    .click();
  await expect(page.getByRole('status').filter({ hasText: /^ರದ್ದಾಗಿದೆ/ })).toBeVisible();
  expect(await editor.read(DOUBLE)).toContain('beds: 2 single beds');
});

test('the sign-in page has the picker, and the editor its language after signing in', async ({
  page,
  bundle,
}, { parallelIndex }) => {
  const port = await freePorts(4800 + 10 * parallelIndex, 1);
  const editor = await openHostedEditor({ origin: `http://edit.localhost:${port}`, port, bundle });
  await page.goto(editor.origin);
  await page.getByRole('button', { name: 'हिन्दी' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('साइन इन');
  await field(page, 'आपका ई-मेल पता').fill(ASHA);
  await page.getByRole('button', { name: 'मुझे लिंक भेजें' }).click();
  await expect(page.getByText(/लिंक भेज दिया गया/)).toBeVisible();
  expect(await violations(page, SIZES)).toEqual([]);
  await page.goto('about:blank');
  await page.goto(editor.letters[0]?.link ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('आप क्या बदलना चाहेंगे?');
  await page.getByRole('button', { name: 'साइन आउट' }).click();
  await expect(page.getByRole('button', { name: 'मुझे लिंक भेजें' })).toBeVisible();
  await page.goto('about:blank');
  await editor.close();
});
