import type { ConsoleMessage, Page } from '@playwright/test';
import { emailjs } from '../support/emailjs.ts';
import { fieldOf, LETTERS, openForm, sendButton, typedIn, writeAndSend } from '../support/forms.ts';
import { expect, test } from '../support/guest.ts';
import { chat, inn, telephone } from '../support/inn.ts';
import { longDate } from '../support/stay.ts';

const WRITTEN = Object.values(LETTERS.booking);
const OUT_OF_ORDER = { status: 500, body: 'Internal error' };

const logged = (page: Page, type: 'log' | 'error', text: RegExp) =>
  page.waitForEvent('console', {
    predicate: (message: ConsoleMessage) => message.type() === type && text.test(message.text()),
  });

async function fail(page: Page) {
  await emailjs(page, OUT_OF_ORDER);
  const form = await writeAndSend(page, 'booking');
  await expect(form.getByRole('status')).toContainText('has not gone out');
  return form;
}

test('success is logged to the console', async ({ page }) => {
  await emailjs(page);
  const log = logged(page, 'log', /Enquiry sent/);
  await writeAndSend(page, 'booking');
  const [, answer] = (await log).args();
  expect(await answer?.jsonValue()).toEqual({ status: 200, text: 'OK' });
});

test('failure is logged to the console', async ({ page }) => {
  await emailjs(page, OUT_OF_ORDER);
  const log = logged(page, 'error', /Enquiry not sent/);
  await writeAndSend(page, 'booking');
  expect((await log).text()).toContain('service-down');
});

test('after success the form is reset', async ({ page }) => {
  await emailjs(page);
  const form = await writeAndSend(page, 'booking');
  await expect(form.getByRole('status')).toContainText('on its way');
  expect(await typedIn(form)).toEqual(WRITTEN.map(() => ''));
});

test('after success a status line says that the enquiry is on its way', async ({ page }) => {
  await emailjs(page);
  const form = await writeAndSend(page, 'booking');
  const status = form.getByRole('status');
  await expect(status).toContainText('Your enquiry is on its way.');
  await expect(status).toBeInViewport();
});

test('after a failure the fields stay', async ({ page }) => {
  const form = await fail(page);
  expect(await typedIn(form)).toEqual(WRITTEN);
});

test('after a failure the enquiry can be sent again as it stands', async ({ page }) => {
  const form = await fail(page);
  await page.unrouteAll();
  const { posts } = await emailjs(page);
  await sendButton(form).click();
  await expect(form.getByRole('status')).toContainText('on its way');
  expect(posts).toHaveLength(1);
});

test('after a failure WhatsApp, e-mail and telephone carry what was written', async ({ page }) => {
  const form = await fail(page);
  const href = async (name: RegExp) =>
    new URL((await form.getByRole('link', { name }).getAttribute('href')) ?? '');
  const whatsapp = await href(/WhatsApp/);
  expect(whatsapp.href).toContain(chat);
  const letter = await href(/E-mail/);
  expect(letter.pathname).toBe(inn.email);
  for (const text of [whatsapp.searchParams.get('text'), letter.searchParams.get('body')]) {
    for (const part of ['Asha Rao', 'asha@example.com', '98450 12345', longDate('10 March'), '2']) {
      expect(text).toContain(part);
    }
  }
  expect((await href(/^Call/)).href).toBe(telephone);
});

test('no alert interrupts on the home page', async ({ page }) => {
  const form = await fail(page);
  await expect(form.getByRole('alert')).toHaveCount(0);
});

test('nothing filled in: every field says what it needs, the first has the focus', async ({
  page,
}) => {
  const { posts } = await emailjs(page);
  const form = await openForm(page, 'booking');
  await sendButton(form).click();
  await expect(fieldOf(form, 'Your name')).toBeFocused();
  const messages = Object.keys(LETTERS.booking).map((label) => fieldOf(form, label));
  for (const field of messages) await expect(field).toHaveAccessibleDescription(/Please/);
  expect(posts).toEqual([]);
});

test('the address book and the right keyboard are at hand', async ({ page }) => {
  const form = await openForm(page, 'booking');
  for (const [label, autocomplete, inputmode] of [
    ['Your name', 'name', null],
    ['E-mail', 'email', 'email'],
    ['Mobile number', 'tel', 'tel'],
    ['Rooms', null, 'numeric'],
  ] as const) {
    const field = fieldOf(form, label);
    expect(await field.getAttribute('autocomplete')).toBe(autocomplete);
    expect(await field.getAttribute('inputmode')).toBe(inputmode);
  }
});
