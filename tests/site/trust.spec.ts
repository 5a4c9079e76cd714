/** What the site tells guests before and after sending, and what they can save. */
import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { emailjs } from '../support/emailjs.ts';
import {
  fieldOf,
  fillIn,
  formOn,
  LETTERS,
  openForm,
  pathOf,
  sendButton,
  writeAndSend,
} from '../support/forms.ts';
import { expect, test } from '../support/guest.ts';
import { inn, pageContent, telephone } from '../support/inn.ts';
import { PRODUCT } from '../support/places.ts';
import { day, longDate } from '../support/stay.ts';

const REFERENCE = /[A-Z\d]{3}-[A-Z\d]{3}/;

test('after a booking enquiry a guest knows what happens next, and can keep it', async ({
  page,
}) => {
  const { posts } = await emailjs(page);
  const form = await writeAndSend(page, 'booking');
  const status = form.getByRole('status');
  await expect(status).toContainText(`We will answer you by e-mail or telephone ${inn.replyTime}.`);
  await expect(status).toContainText('Nothing is booked yet');
  const reference = REFERENCE.exec(await status.innerText())?.[0] ?? 'none';
  expect(posts[0]?.fields).toContainEqual(['reference', reference]);

  const saved = page.waitForEvent('download');
  await form.getByRole('link', { name: 'Put it in my calendar' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`enquiry-${reference}.ics`);
  const calendar = new ICAL.Component(
    ICAL.parse(await readFile(await file.path(), 'utf8')) as unknown as string[],
  );
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component);
  expect(event.uid).toMatch(new RegExp(`^${reference}@`));
  expect(event.summary).toBe(`${inn.name} (requested, not confirmed)`);
  expect([event.startDate.toString(), event.endDate.toString()]).toEqual([
    day('03-10'),
    day('03-13'),
  ]);
  expect(event.description).toContain(inn.phone);
  expect(event.location).toContain(inn.address.street);
  expect(event.component.getFirstPropertyValue('status')).toBe('TENTATIVE');

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await form.getByRole('button', { name: 'Copy what I sent' }).click();
  await expect(form.getByText('Copied.')).toBeVisible();
  const copy = await page.evaluate(() => navigator.clipboard.readText());
  for (const part of [reference, 'Asha Rao', longDate('10 March'), inn.phone])
    expect(copy).toContain(part);
  await form.getByText('What you sent', { exact: true }).click();
  await expect(form.getByText('98450 12345')).toBeVisible();
});

test('a message has no days for a calendar; its copy holds the message', async ({ page }) => {
  await emailjs(page);
  const form = await writeAndSend(page, 'contact');
  await form.getByText('What you sent', { exact: true }).click();
  await expect(form.getByText(/It is 5 m long\./)).toBeVisible();
  await expect(form.getByText('Put it in my calendar')).toHaveCount(0);
});

test('what failed has no reference; sent again, it goes by the one it had', async ({ page }) => {
  const failing = await emailjs(page, { status: 503, body: 'down' });
  const form = await writeAndSend(page, 'booking');
  await expect(form.getByRole('status')).toContainText('has not gone out');
  await expect(form.getByText('Your reference')).toHaveCount(0);
  await expect(form.getByText('What you sent')).toHaveCount(0);
  await page.unroute('https://api.emailjs.com/**');
  const { posts } = await emailjs(page);
  await sendButton(form).click();
  await expect(form.getByRole('status')).toContainText('Your reference');
  const referenceIn = (fields: [string, string][] = []) => new Map(fields).get('reference');
  expect(referenceIn(posts[0]?.fields)).toBe(referenceIn(failing.posts[0]?.fields));
});

test('when what there is to keep cannot be fetched, the thanks and the reference stand', async ({
  page,
}) => {
  await emailjs(page);
  await page.route('**/_astro/AfterSending.*.js', (route) => route.abort());
  const form = await writeAndSend(page, 'booking');
  await expect(form.getByRole('status')).toContainText(REFERENCE);
  await expect(form).toBeVisible();
});

test('beside each form stands what becomes of it, and the way to more', async ({ page }) => {
  for (const kind of ['booking', 'contact'] as const) {
    await openForm(page, kind);
    const main = page.getByRole('main');
    await expect(main.getByText(pageContent('privacy').beside.emailjs)).toBeVisible();
  }
  await page.getByRole('main').getByRole('link', { name: 'More about this' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pageContent('privacy').heading);
  await expect(page.getByRole('main').getByRole('link', { name: /^Call/ })).toHaveAttribute(
    'href',
    telephone,
  );
});

test.describe('where our own service mails', () => {
  test.use({ baseURL: PRODUCT });

  test('what is said is true of it', async ({ page }) => {
    await page.goto('/privacy');
    await expect(page.getByRole('main')).not.toContainText('EmailJS');
    await expect(page.getByRole('main')).toContainText('30 days');
    await page.goto('/contact');
    await expect(page.getByRole('main')).toContainText('to our desk alone');
  });

  test('the page that thanks a guest shows the reference of its address, and no other text', async ({
    page,
  }) => {
    await page.goto('/sent?ref=K7M-4RX#thanks');
    await expect(page.getByText('Your reference: K7M-4RX')).toBeVisible();
    await expect(page.getByText(`We answer ${inn.replyTime}.`)).toBeVisible();
    await page.goto('/sent?ref=Call-us-on-090#thanks');
    await expect(page.locator('sent-reference')).toHaveCount(0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the page that thanks has the reference in it', async ({ page }) => {
      await page.goto(pathOf('contact'));
      const form = formOn(page, 'contact');
      await fillIn(form, { ...LETTERS.contact, 'Your name': `Asha ${Date.now()}` });
      await expect(fieldOf(form, 'Message')).toHaveValue(/van/);
      await sendButton(form).click();
      await expect(page).toHaveURL(/\/sent\?ref=[A-Z\d]{3}-[A-Z\d]{3}#thanks$/);
      const reference = new URL(page.url()).searchParams.get('ref');
      await expect(page.getByText(`Your reference: ${reference}`)).toBeVisible();
      await expect(page.getByText(`We answer ${inn.replyTime}.`)).toBeVisible();
      await expect(page.getByText('For a copy, go back')).toBeVisible();
      await expect(page.getByRole('main')).not.toContainText('van');
      await page.goBack();
      await expect(fieldOf(formOn(page, 'contact'), 'Message')).toHaveValue(/van/);
    });
  });
});
