import { randomUUID } from 'node:crypto';
import { expect, type Locator } from '@playwright/test';
import {
  fieldOf,
  fillIn,
  formOn,
  LETTERS,
  openForm,
  pathOf,
  sendButton,
} from '../support/forms.ts';
import { mailFrom } from '../support/inbox.ts';
import { mailbox, telephone } from '../support/inn.ts';
import { PRODUCT } from '../support/places.ts';
import { test } from '../support/screenshots.ts';

test.use({ baseURL: PRODUCT });

/** Types key by key, in any script; the form delays what was typed too fast for a person. */
async function type(form: Locator, letter: Readonly<Record<string, string>>) {
  for (const [label, text] of Object.entries(letter)) {
    const isDate = label.startsWith('Check-');
    if (isDate) await fieldOf(form, label).fill(text);
    else await fieldOf(form, label).pressSequentially(text);
  }
}

/** Identical enquiries are merged, so every run uses another name. */
const somebody = () => `Asha Rao ${randomUUID().slice(0, 8)}`;

test('a booking enquiry becomes an e-mail to the inn', async ({ page }) => {
  const form = await openForm(page, 'booking');
  const guest = somebody();
  await type(form, { ...LETTERS.booking, 'Your name': guest });
  await sendButton(form).click();
  await expect(form.getByRole('status')).toContainText('Your enquiry is on its way.');

  const mail = await mailFrom(guest);
  expect(mail.subject).toContain(`Booking enquiry: ${guest}, 10–12 March, 2 rooms (`);
  expect(mail.to).toMatchObject([{ address: 'enquiries@inn.example' }]);
  expect(mail.replyTo).toMatchObject([{ name: guest, address: 'asha@example.com' }]);
  for (const line of ['Mobile number: 98450 12345', 'Nights: 2', 'Rooms: 2', 'tel:+919845012345']) {
    expect(mail.text).toContain(line);
  }
  expect(mail.html).toContain('href="https://wa.me/919845012345"');
  expect(mail.html).toContain('href="tel:+919845012345"');
});

test('a message becomes an e-mail to the inn', async ({ page }) => {
  const form = await openForm(page, 'contact');
  const guest = somebody();
  await type(form, { ...LETTERS.contact, 'Your name': guest });
  await sendButton(form).click();
  await expect(form.getByRole('alert')).toHaveText('Message sent successfully!');

  const mail = await mailFrom(guest);
  expect(mail.subject).toContain(`Message: ${guest}, Parking for a van (`);
  expect(mail.replyTo).toMatchObject([{ address: 'asha@example.com' }]);
  for (const part of ['Parking for a van', 'Is there room for a van?', 'It is 5 m long.']) {
    expect(mail.text).toContain(part);
    expect(mail.html).toContain(part);
  }
});

test('an enquiry in Kannada arrives as it was written', async ({ page }) => {
  const form = await openForm(page, 'contact');
  const sign = randomUUID();
  await type(form, {
    'Your name': 'ಆಶಾ ರಾವ್',
    'E-mail': 'asha@example.com',
    Subject: 'ಎರಡು ಕೊಠಡಿಗಳು',
    Message: `ನಮಸ್ಕಾರ! ಎರಡು ಕೊಠಡಿಗಳು ಬೇಕಾಗಿವೆ. <ದಯವಿಟ್ಟು> ತಿಳಿಸಿ & ಧನ್ಯವಾದಗಳು. ${sign}`,
  });
  await sendButton(form).click();
  await expect(form.getByRole('alert')).toHaveText('Message sent successfully!');

  const mail = await mailFrom(sign);
  expect(mail.subject).toContain('Message: ಆಶಾ ರಾವ್, ಎರಡು ಕೊಠಡಿಗಳು (');
  expect(mail.replyTo).toMatchObject([{ name: 'ಆಶಾ ರಾವ್', address: 'asha@example.com' }]);
  expect(mail.text).toContain('ಎರಡು ಕೊಠಡಿಗಳು ಬೇಕಾಗಿವೆ. <ದಯವಿಟ್ಟು> ತಿಳಿಸಿ & ಧನ್ಯವಾದಗಳು.');
  expect(mail.html).toContain('&lt;ದಯವಿಟ್ಟು&gt; ತಿಳಿಸಿ &amp; ಧನ್ಯವಾದಗಳು');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const kind of ['booking', 'contact'] as const) {
    test(`${kind}: the guest is thanked and the e-mail arrives`, async ({ page }) => {
      await page.goto(pathOf(kind));
      const guest = somebody();
      const form = formOn(page, kind);
      await fillIn(form, { ...LETTERS[kind], 'Your name': guest });
      const answered = page.waitForResponse((response) => response.request().method() === 'POST');
      await sendButton(form).click();
      expect((await answered).status()).toBe(303);
      await expect(page).toHaveURL(/\/sent\?ref=\w{3}-\w{3}#thanks$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveAccessibleName(/^Thank you/);

      const mail = await mailFrom(guest);
      expect(mail.subject).toContain(guest);
      expect(mail.replyTo).toMatchObject([{ name: guest, address: 'asha@example.com' }]);
    });
  }

  test('an enquiry that is refused leads to a page with the ways out', async ({ page }) => {
    await page.goto(pathOf('contact'));
    const form = formOn(page, 'contact');
    await fillIn(form, { ...LETTERS.contact, Message: 'Too long. '.repeat(7_000) });
    await sendButton(form).click();
    await expect(page).toHaveURL('/not-sent');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(/did not reach us/);
    await expect(main.getByRole('link', { name: /^Call/ })).toHaveAttribute('href', telephone);
    await expect(main.getByRole('link', { name: /^WhatsApp/ })).toBeVisible();
    await expect(main.getByRole('link', { name: /^E-mail/ })).toHaveAttribute('href', mailbox);
  });
});
