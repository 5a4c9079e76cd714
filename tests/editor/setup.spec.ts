import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { openMailbox } from '../mail/support/mailbox.ts';
import { violations } from '../support/axe.ts';
import { field, test } from '../support/editorPage.ts';

const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

test('an owner sets up the mailbox, and types in the number of the e-mail that arrived', async ({
  editor,
  visit,
}) => {
  test.setTimeout(90_000);
  const inbox = await openMailbox({
    allowInsecureAuth: true,
    onAuth: ({ username }, _, done) => done(null, { user: username }),
  });
  const page = await visit('setup');
  const mailbox = page.getByRole('region', { name: 'The mailbox' });
  await expect(page.getByText('none reaches you yet')).toBeVisible();
  await page.getByLabel('Which mailbox sends them?').selectOption('Another');
  await field(page, 'Where should enquiries go?').fill('me@small-inn.in');
  await field(page, 'Mail server').fill('127.0.0.1');
  await page.getByLabel('Encryption').selectOption('Only if the server offers it');
  await field(page, 'Port').fill('1');
  await field(page, 'E-mail address of this mailbox').fill('web@small-inn.in');
  await page.getByLabel('Its password').fill('s3cret');
  await mailbox.getByRole('button', { name: 'Send a test e-mail' }).click();
  await expect(page.getByRole('alert')).toContainText('Nothing answers at this mail server');
  expect(await violations(page, SIZES), 'refused').toEqual([]);

  await field(page, 'Port').fill(String(inbox.port));
  await mailbox.getByRole('button', { name: 'Send a test e-mail' }).click();
  const [mail] = await inbox.arrived(1);
  await expect(field(page, 'The number in the test e-mail')).toBeFocused();
  expect(await violations(page, SIZES), 'sent').toEqual([]);
  // A phone may reload the page after a look into the mail.
  await page.reload();
  const number = field(page, 'The number in the test e-mail');
  await number.fill('12');
  await page.getByRole('button', { name: 'This is the number' }).click();
  await expect(page.getByRole('alert')).toContainText('This is not the number');
  await number.fill(/\d{6}/.exec(mail?.subject ?? '')?.[0] ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enquiries will reach you at me@small-inn.in.')).toBeVisible();
  expect(await violations(page, SIZES), 'proved').toEqual([]);
  expect(readFileSync(editor.settingsFile, 'utf8')).toContain('MAIL_TO=me@small-inn.in');
  expect(await page.content()).not.toContain('s3cret');

  await page.getByLabel('Tell guests that their message has arrived').uncheck();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(mailbox.getByRole('button', { name: 'Send a test e-mail' })).toBeVisible();
  expect(readFileSync(editor.settingsFile, 'utf8')).not.toContain('ACKNOWLEDGE');
  await inbox.close();
});

test('an address is looked up, and saved as it will be written', async ({
  editor,
  visit,
  page,
}) => {
  await visit('setup?step=address');
  await expect(page.getByRole('heading', { name: 'The site’s address' })).toBeFocused();
  const address = field(page, 'Your address');
  await address.fill('me@small-inn.in');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('This is an e-mail address');
  await address.fill('WWW.Small-Inn.in/');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('www.small-inn.in does not lead here yet');
  const card = page.getByRole('region', { name: 'For whoever set this up' });
  await expect(card).toContainText('www.small-inn.in.');
  expect(await violations(page, SIZES)).toEqual([]);
  await page.getByRole('button', { name: 'Use it all the same' }).click();
  await expect(page.getByText('Your address is www.small-inn.in.')).toBeVisible();
  expect(readFileSync(editor.settingsFile, 'utf8')).toBe('SITE_ORIGIN=https://www.small-inn.in\n');
});

test('publishing is tried, and what only a technician can do is on a card', async ({
  editor,
  visit,
}) => {
  const page = await visit('setup?step=publishing');
  const publishing = page.getByRole('region', { name: 'Publishing' });
  await publishing.getByRole('radio', { name: /^Send to your host/ }).check();
  await publishing.getByRole('button', { name: 'Try whether this works' }).click();
  await expect(publishing.getByRole('alert')).toContainText('not connected to a host yet');
  await expect(publishing.getByRole('region').first()).toContainText('git remote add origin');
  expect(await violations(page, SIZES)).toEqual([]);
  await publishing.getByRole('button', { name: 'Publish this way' }).click();
  await expect(publishing.getByRole('button', { name: 'Publish this way' })).toBeHidden();
  expect(readFileSync(editor.settingsFile, 'utf8')).toBe('DESK_PUBLISH=git\n');
});

test('EmailJS is folded for the many who have a mailbox, and stays open once something is typed', async ({
  visit,
}) => {
  const page = await visit('setup');
  const service = page.getByRole('textbox', { name: 'Service ID' });
  await expect(page.getByRole('button', { name: 'Check this address' })).toBeVisible();
  await expect(service).toBeHidden();
  await page.getByText('Set up EmailJS').press('Enter');
  await service.fill('service_abc');
  expect(await violations(page, SIZES)).toEqual([]);
  await page.reload();
  await expect(service).toHaveValue('service_abc');
  await expect(service).toBeVisible();
});
