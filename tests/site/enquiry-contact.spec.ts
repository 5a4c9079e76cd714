import type { Page } from '@playwright/test';
import { emailjs } from '../support/emailjs.ts';
import {
  fieldOf,
  fillIn,
  LETTERS,
  openForm,
  sendButton,
  typedIn,
  writeAndSend,
} from '../support/forms.ts';
import { expect, test } from '../support/guest.ts';
import { chat, inn, telephone } from '../support/inn.ts';
import { quietOf } from '../support/quiet.ts';

const EMPTY = ['', '', '', ''];
const WRITTEN = Object.values(LETTERS.contact);
const OUT_OF_ORDER = { status: 500, body: 'Internal error' };

/** Makes the service reject a message. */
async function fail(page: Page) {
  const service = await emailjs(page, OUT_OF_ORDER);
  const form = await writeAndSend(page, 'contact');
  await expect(form.getByRole('alert')).toBeVisible();
  return { form, ...service };
}

test('after sending, the alert says so to the letter', async ({ page }) => {
  await emailjs(page);
  const form = await writeAndSend(page, 'contact');
  await expect(form.getByRole('alert')).toHaveText('Message sent successfully!');
});

test('after sending, the form is cleared', async ({ page }) => {
  await emailjs(page);
  const form = await writeAndSend(page, 'contact');
  await expect(form.getByRole('alert')).toBeVisible();
  expect(await typedIn(form)).toEqual(EMPTY);
});

test('after a failure, the alert says so to the letter', async ({ page }) => {
  const { form } = await fail(page);
  await expect(form.getByRole('alert')).toHaveText('Failed to send message.');
});

test('after a failure, the form is cleared', async ({ page }) => {
  const { form } = await fail(page);
  expect(await typedIn(form)).toEqual(EMPTY);
});

test('“Put my message back” puts everything back, and then goes', async ({ page }) => {
  const { form } = await fail(page);
  const putBack = form.getByRole('button', { name: 'Put my message back' });
  await putBack.click();
  expect(await typedIn(form)).toEqual(WRITTEN);
  await expect(fieldOf(form, 'Your name')).toBeFocused();
  await expect(putBack).toBeHidden();
});

test('“Put my message back” keeps what was typed since, one tap away', async ({ page }) => {
  const { form } = await fail(page);
  await fillIn(form, { Subject: 'A cot', Message: 'And is there a cot?' });
  await form.getByRole('button', { name: 'Put my message back' }).click();
  expect(await typedIn(form)).toEqual(WRITTEN);
  await expect(form.getByRole('status')).toContainText('Your other message is kept.');
  await form.getByRole('button', { name: 'Put my other message back' }).click();
  expect(await typedIn(form)).toEqual(['', '', 'A cot', 'And is there a cot?']);
});

test('a message that was put back can be sent again', async ({ page }) => {
  const { form } = await fail(page);
  await form.getByRole('button', { name: 'Put my message back' }).click();
  await page.unrouteAll();
  const { posts } = await emailjs(page);
  await sendButton(form).click();
  await expect(form.getByRole('alert')).toHaveText('Message sent successfully!');
  expect(Object.fromEntries(posts[0]?.fields ?? [])).toMatchObject({
    name: LETTERS.contact['Your name'],
    subject: LETTERS.contact.Subject,
  });
});

test('after a failure, WhatsApp already has the message', async ({ page }) => {
  const { form } = await fail(page);
  const href = await form.getByRole('link', { name: 'WhatsApp' }).getAttribute('href');
  expect(href).toContain(`${chat}?text=`);
  const text = new URL(href ?? '').searchParams.get('text');
  for (const part of WRITTEN) expect(text).toContain(part);
});

test('after a failure, an e-mail already has the subject and the message', async ({ page }) => {
  const { form } = await fail(page);
  const letter = new URL(
    (await form.getByRole('link', { name: 'E-mail' }).getAttribute('href')) ?? '',
  );
  expect(letter.pathname).toBe(inn.email);
  expect(letter.searchParams.get('subject')).toBe(LETTERS.contact.Subject);
  const body = letter.searchParams.get('body')?.replace(/\r\n/g, '\n');
  expect(body).toContain(LETTERS.contact.Message);
});

test('after a failure, the desk is one tap away', async ({ page }) => {
  const { form } = await fail(page);
  const call = form.getByRole('link', { name: /^Call/ });
  await expect(call).toHaveAttribute('href', telephone);
});

test('a reload after a failure brings the message back', async ({ page }) => {
  const { form } = await fail(page);
  await page.reload();
  await expect(fieldOf(form, 'Message')).toHaveValue(LETTERS.contact.Message);
});

test('a message that was sent does not come back with a reload', async ({ page }) => {
  await emailjs(page);
  await writeAndSend(page, 'contact');
  await expect(page.getByRole('alert')).toBeVisible();
  const form = await openForm(page, 'contact');
  expect(await typedIn(form)).toEqual(EMPTY);
});

for (const [label, message] of [
  ['Your name', 'Please tell us your name.'],
  ['E-mail', 'Please give your e-mail address, so that we can answer.'],
  ['Subject', 'Please say in a few words what it is about.'],
  ['Message', /Please write your message\.$/],
] as const) {
  test(`without ${label} nothing is sent; the field says why and has the focus`, async ({
    page,
  }) => {
    const { posts } = await emailjs(page);
    const form = await openForm(page, 'contact');
    await fillIn(form, { ...LETTERS.contact, [label]: '' });
    await sendButton(form).click();
    const field = fieldOf(form, label);
    await expect(field).toBeFocused();
    await expect(field).toHaveAccessibleDescription(message);
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(form.locator('[aria-invalid]')).toHaveCount(1);
    expect(posts).toEqual([]);
  });
}

test('of several problems the first has the focus', async ({ page }) => {
  const form = await openForm(page, 'contact');
  await fillIn(form, { 'Your name': 'Asha Rao', 'E-mail': 'asha@', Subject: 'A van' });
  await sendButton(form).click();
  await expect(fieldOf(form, 'E-mail')).toBeFocused();
  await expect(fieldOf(form, 'E-mail')).toHaveAccessibleDescription(/does not look complete/);
  await expect(form.locator('[aria-invalid]')).toHaveCount(2);
});

for (const viewport of [
  { width: 390, height: 700 },
  { width: 1280, height: 600 },
]) {
  test(`at ${viewport.width} px the first problem has its label in sight, below the header`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const quiet = quietOf(page);
    const form = await openForm(page, 'contact');
    await fillIn(form, { ...LETTERS.contact, 'E-mail': '' });
    // Fonts that load late shift the page, which the header takes for scrolling.
    await quiet();
    // Down, so that the header hides, then up until the field shows below it but not its label.
    const header = page.locator('header');
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(header).toHaveAttribute('data-away');
    await fieldOf(form, 'E-mail').evaluate((field) => {
      const inset = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
      scrollBy({ top: field.getBoundingClientRect().top - inset, behavior: 'instant' });
    });
    await expect(header).not.toHaveAttribute('data-away');
    await form.evaluate((one: HTMLFormElement) => one.requestSubmit());
    await expect(fieldOf(form, 'E-mail')).toBeFocused();
    const label = form.getByText('E-mail', { exact: true });
    const inSight = await label.evaluate(async (one) => {
      // The header slides back in.
      await Promise.all(document.getAnimations().map(({ finished }) => finished));
      const { left, top, bottom } = one.getBoundingClientRect();
      return [top + 2, bottom - 2].every((y) =>
        one.contains(document.elementFromPoint(left + 4, y)),
      );
    });
    expect(inSight).toBe(true);
  });
}

test('a corrected field loses its message', async ({ page }) => {
  const form = await openForm(page, 'contact');
  await sendButton(form).click();
  await fieldOf(form, 'Subject').fill('A van');
  await expect(fieldOf(form, 'Subject')).not.toHaveAttribute('aria-invalid');
  await expect(fieldOf(form, 'Message')).toHaveAttribute('aria-invalid', 'true');
});
