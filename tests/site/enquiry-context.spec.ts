import { randomUUID } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { violations, WIDTHS } from '../support/axe.ts';
import { emailjs } from '../support/emailjs.ts';
import { fieldOf, fillIn, formOn, isAlive, LETTERS, sendButton } from '../support/forms.ts';
import { expect, test } from '../support/guest.ts';
import { mailFrom } from '../support/inbox.ts';
import { askFrom, chat, inn, mailbox, rooms } from '../support/inn.ts';
import { PRODUCT } from '../support/places.ts';

const [, room = rooms[0], other] = rooms;
if (!room || !other) throw new Error('Needs two rooms.');

/** Opens the contact page at an address, alive. */
async function ask(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  const form = formOn(page, 'contact');
  await isAlive(form);
  return form;
}

const said = (form: Locator, words: string) => form.getByText(words, { exact: true });
const aboutRoom = `You are asking about the ${room.name}.`;
const remove = (form: Locator) => form.getByRole('button', { name: 'Remove' });
const textIn = (href: string | null) => new URL(href ?? '').searchParams;

test('from a room’s Book Now, the form says the room, and so does what is sent', async ({
  page,
}) => {
  const { posts } = await emailjs(page);
  await page.goto(room.route);
  await page.getByRole('main').getByText('Book Now', { exact: true }).click();
  await page.waitForURL(askFrom(room.route));
  const form = formOn(page, 'contact');
  await expect(said(form, aboutRoom)).toBeVisible();
  await expect(fieldOf(form, 'Subject')).toHaveValue(room.name);
  const beside = page.getByRole('main').getByRole('link', { name: /^WhatsApp/ });
  await expect
    .poll(async () => textIn(await beside.getAttribute('href')).get('text'))
    .toContain(room.name);

  const { Subject: _, ...letter } = LETTERS.contact;
  await fillIn(form, letter);
  await sendButton(form).click();
  await expect(form.getByRole('alert')).toHaveText('Message sent successfully!');
  const sent = Object.fromEntries(posts[0]?.fields ?? []);
  expect(sent).toMatchObject({ subject: room.name, room: room.name, name: 'Asha Rao' });
  expect(sent).toMatchObject({ guests: '', checkin: '' });
  // It is with the inn: the next message is about something else.
  await expect(page).toHaveURL('/contact');
  await expect(said(form, aboutRoom)).toBeHidden();
});

test('taken back, the room leaves subject and address, and is not sent', async ({ page }) => {
  const { posts } = await emailjs(page);
  const form = await ask(page, `/contact?room=${room.route.slice(1)}&guests=3&from=card`);
  await expect(said(form, `${aboutRoom.slice(0, -1)}, for 3 guests.`)).toBeVisible();
  await expect(fieldOf(form, 'Subject')).toHaveValue(`${room.name}, 3 guests`);
  await remove(form).click();
  await expect(remove(form)).toBeHidden();
  await expect(fieldOf(form, 'Subject')).toHaveValue('');
  await expect(page).toHaveURL('/contact?from=card');
  await fillIn(form, LETTERS.contact);
  await sendButton(form).click();
  await expect(form.getByRole('alert')).toBeVisible();
  expect(posts[0]?.fields.map(([name]) => name)).not.toContain('room');
});

test('a subject of the guest’s own stays; ours gives way to another room’s', async ({ page }) => {
  let form = await ask(page, askFrom(room.route));
  await expect(fieldOf(form, 'Subject')).toHaveValue(room.name);
  await fillIn(form, { 'Your name': 'Asha' });
  form = await ask(page, askFrom(other.route));
  await expect(fieldOf(form, 'Subject')).toHaveValue(other.name);
  await fillIn(form, { Subject: 'A cot' });
  form = await ask(page, askFrom(room.route));
  await expect(said(form, aboutRoom)).toBeVisible();
  await expect(fieldOf(form, 'Subject')).toHaveValue('A cot');
  await remove(form).click();
  await expect(fieldOf(form, 'Subject')).toHaveValue('A cot');
});

test('a room that is not there is passed over', async ({ page }) => {
  const form = await ask(page, '/contact?room=The_Tower&guests=none');
  await page.waitForLoadState('networkidle');
  await expect(remove(form)).toBeHidden();
  await expect(fieldOf(form, 'Subject')).toHaveValue('');
});

test('days typed on the first page go by WhatsApp and e-mail, and are filled in on contact', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-22T09:00:00+05:30');
  await page.goto('/');
  const booking = formOn(page, 'booking');
  await booking.scrollIntoViewIfNeeded();
  await isAlive(booking);
  const beside = page.getByRole('main').getByRole('link', { name: 'WhatsApp' }).first();
  await fillIn(booking, { 'Check-in': '2026-12-10', 'Check-out': '2026-12-12' });
  await fillIn(booking, { 'Your name': 'Asha Rao', Rooms: '2' });
  const stay = 'Thursday 10 to Saturday 12 December, 2 nights, 2 rooms';
  const text = textIn(await beside.getAttribute('href')).get('text');
  for (const part of [inn.name, stay, 'Asha Rao']) expect(text).toContain(part);
  const letter = textIn(await page.locator(`a[href^="${mailbox}"]`).first().getAttribute('href'));
  expect(letter.get('subject')).toBe(`A stay: ${stay}`);
  await expect(booking.getByText(`“${stay}, Asha Rao”`)).toBeVisible();
  await fillIn(booking, { 'Check-out': '2026-12-13' });
  expect(textIn(await beside.getAttribute('href')).get('text')).toContain('Sunday 13 December');
  await fillIn(booking, { 'Check-out': '' });
  await expect(beside).toHaveAttribute('href', chat);
  await fillIn(booking, { 'Check-out': '2026-12-12' });

  const form = await ask(page, '/contact');
  await expect(fieldOf(form, 'Check-in')).toHaveValue('2026-12-10');
  await expect(form.getByText('10–12 December', { exact: true })).toBeVisible();
  await expect(fieldOf(form, 'Subject')).toHaveValue('10–12 December');
  await expect(fieldOf(form, 'Your name')).toHaveValue('Asha Rao');
});

test('the line above the form pushes nothing down when it comes, and is accessible', async ({
  page,
}) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/about');
    await page.route('**/rooms.json', async (route) => {
      await new Promise((done) => setTimeout(done, 600));
      await route.continue();
    });
    const name = formOn(page, 'contact').getByLabel('Your name');
    await page.goto(askFrom(room.route), { waitUntil: 'commit' });
    const before = (await name.boundingBox())?.y;
    await expect(remove(formOn(page, 'contact'))).toBeVisible();
    expect((await name.boundingBox())?.y, `at ${width}`).toBeCloseTo(before ?? 0, 0);
  }
  expect(await violations(page, WIDTHS, 'enquiry-island')).toEqual([]);
});

test('how many come is carried from the rooms to the room, the form and the messages', async ({
  page,
}) => {
  await page.goto('/rooms?guests=2');
  const panel = page.getByRole('tabpanel').filter({ visible: true });
  const chatLink = panel.getByRole('link', { name: /WhatsApp/ });
  await chatLink.hover();
  const text = textIn(await chatLink.getAttribute('href')).get('text');
  expect(text).toMatch(/the .* Room, for 2 guests\. /);
  await panel.getByText('Know More', { exact: true }).click();
  await page.waitForURL(/_Room\?guests=2$/);
  await page.getByRole('main').getByText('Book Now', { exact: true }).click();
  await page.waitForURL(/\/contact\?room=.*&guests=2$/);
  const form = formOn(page, 'contact');
  await expect(form.getByText(/^You are asking about the .* Room, for 2 guests\.$/)).toBeVisible();
  await expect(fieldOf(form, 'Subject')).toHaveValue(/Room, 2 guests$/);
});

test('fetched ahead once, the contact page is there for every room', async ({ page }) => {
  await page.goto('/');
  const asked: string[] = [];
  page.context().on('request', (request) => {
    if (new URL(request.url()).pathname === '/contact') asked.push(request.url());
  });
  const cards = page.getByRole('main').getByRole('article').getByText('Book Now', { exact: true });
  const ahead = page
    .context()
    .waitForEvent('response', (answer) => new URL(answer.url()).pathname === '/contact');
  for (const index of [0, 1, 2]) {
    await cards.nth(index).hover();
    // Until the browser takes a look for an intention.
    await page.waitForTimeout(500);
  }
  await ahead;
  // For which room is the browser's own choice.
  expect(asked).toHaveLength(1);
  const index = rooms.findIndex(({ route }) => !asked[0]?.endsWith(route.slice(1)));
  await cards.nth(index).click();
  await page.waitForURL(askFrom(rooms[index]?.route ?? ''));
  const delivery = await page.evaluate(
    () =>
      (performance.getEntriesByType('navigation')[0] as { deliveryType?: string } | undefined)
        ?.deliveryType,
  );
  expect(delivery).toBe('navigational-prefetch');
  const form = formOn(page, 'contact');
  await expect(said(form, `You are asking about the ${rooms[index]?.name}.`)).toBeVisible();
});

test.describe('the innkeeper’s e-mail', () => {
  test.use({ baseURL: PRODUCT });

  for (const javaScriptEnabled of [true, false]) {
    test(`says the room first, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({
      browser,
    }) => {
      const context = await browser.newContext({ baseURL: PRODUCT, javaScriptEnabled });
      await using _ = { [Symbol.asyncDispose]: () => context.close() };
      const page = await context.newPage();
      const guest = `Asha Rao ${randomUUID().slice(0, 8)}`;
      await page.goto(`${askFrom(room.route)}&guests=3`);
      const form = formOn(page, 'contact');
      if (javaScriptEnabled) await expect(remove(form)).toBeVisible();
      else await expect(fieldOf(form, 'Subject')).toHaveValue('');
      // A guest who comes from a room finds it open; without JavaScript it opens at a tap.
      if (!javaScriptEnabled) await form.getByText('When, and how many?').click();
      const { 'Check-in': checkin, 'Check-out': checkout } = LETTERS.booking;
      await fillIn(form, { 'Check-in': checkin, 'Check-out': checkout });
      await fillIn(form, { 'Mobile number': '98450 12345' });
      await fillIn(form, { ...LETTERS.contact, 'Your name': guest });
      await sendButton(form).click();
      const mail = await mailFrom(guest);
      const { Subject } = LETTERS.contact;
      expect(mail.subject).toContain(
        `${room.name}, 10–12 March, 3 guests · Message: ${guest}, ${Subject}`,
      );
      expect(mail.subject.startsWith(room.name)).toBe(true);
      expect(mail.text).toMatch(new RegExp(`^Room: ${room.name}\nName: `));
      for (const line of ['Nights: 2', 'Guests: 3', 'Call: tel:+919845012345']) {
        expect(mail.text).toContain(line);
      }
    });
  }
});
