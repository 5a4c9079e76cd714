// @vitest-environment jsdom

import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  eachTestAfresh,
  guest,
  network,
  open,
  posted,
} from '../../../tests/fixtures/enquiryForms.tsx';
import { ROOM_NAMES } from '../contract/context.ts';
import { MIN_FILL_TIME } from '../contract/service.ts';

eachTestAfresh();
const rejected = () => new Response('Forbidden', { status: 403 });

test('success: the alert reads as specified and the form is cleared', async () => {
  network.mockResolvedValue(new Response('OK'));
  const form = open('contact');
  await form.fill();
  await form.send();
  expect((await screen.findByRole('alert')).textContent).toBe('Message sent successfully!');
  expect(form.typed()).toEqual(['', '', '', '']);
  expect(sessionStorage).toHaveLength(0);
});

test.each([
  ['Your name', 200, '200'],
  ['Message', 10_000, '10,000'],
])('%s says where its limit is', async (label, limit, figure) => {
  const form = open('contact');
  await form.fill();
  fireEvent.input(form.field(label), { target: { value: 'a'.repeat(limit + 1) } });
  await form.send();
  const described = form.field(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(
    `Please shorten this to at most ${figure} characters.`,
  );
  expect(network).not.toHaveBeenCalled();
});

test('failure: the alert reads as specified, the form is cleared, the reason is next to it', async () => {
  network.mockResolvedValue(rejected());
  const form = open('contact');
  await form.fill();
  await form.send();
  expect((await screen.findByRole('alert')).textContent).toBe('Failed to send message.');
  expect(form.typed()).toEqual(['', '', '', '']);
  expect(screen.getByRole('status').textContent).toContain('turned this message away');
});

test('after a failure the message comes back whole', async () => {
  network.mockResolvedValue(rejected());
  const form = open('contact');
  await form.fill();
  await form.send();
  await form.user.click(await screen.findByRole('button', { name: 'Put my message back' }));
  expect(form.typed()).toEqual(Object.values(guest.contact));
  expect(document.activeElement).toBe(form.field('Your name'));
  expect(screen.queryByRole('button', { name: 'Put my message back' })).toBeNull();
});

test('after a failure another press on Send leads to the message that can be put back', async () => {
  network.mockImplementation(async () => rejected());
  const form = open('contact');
  await form.fill();
  await form.send();
  const back = await screen.findByRole('button', { name: 'Put my message back' });
  await form.send();
  expect(document.activeElement).toBe(back);
  expect(form.container.querySelector('[aria-invalid]')).toBeNull();
  expect(network).toHaveBeenCalledOnce();
  await form.user.click(back);
  expect(form.typed()).toEqual(Object.values(guest.contact));
  await form.send();
  await screen.findByRole('alert');
  expect(network).toHaveBeenCalledTimes(2);
});

test('where the offline queue offers the message instead, the press leads there', async () => {
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  const form = open('contact');
  await form.fill();
  await form.send();
  await screen.findByRole('alert');
  fireEvent(window, new Event('online'));
  const offer = await screen.findByRole('button', { name: 'Yes, send it' });
  await form.send();
  expect(document.activeElement).toBe(offer);
});

test('with nothing to put back, an empty form is judged', async () => {
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  const form = open('contact');
  await form.fill();
  await form.send();
  await form.user.click(await screen.findByRole('button', { name: 'Delete' }));
  await form.send();
  expect(document.activeElement).toBe(form.field('Your name'));
  expect(screen.getByText('Please tell us your name.')).toBeTruthy();
});

test('restoring the failed message saves what was typed since, and the reverse', async () => {
  network.mockResolvedValue(rejected());
  const form = open('contact');
  await form.fill();
  await form.send();
  await screen.findByRole('alert');
  const since = { ...guest.contact, Message: 'Once more: a cot?' };
  await form.fill(since);
  await form.user.click(screen.getByRole('button', { name: 'Put my message back' }));
  expect(form.typed()).toEqual(Object.values(guest.contact));
  expect(screen.getByRole('status').textContent).toContain('Your other message is kept.');
  await form.user.click(screen.getByRole('button', { name: 'Put my other message back' }));
  expect(form.typed()).toEqual(Object.values(since));
  await form.user.click(screen.getByRole('button', { name: 'Put my other message back' }));
  expect(form.typed()).toEqual(Object.values(guest.contact));
});

test('a saved draft outlives the failure and the sending of another', async () => {
  network.mockResolvedValueOnce(rejected()).mockResolvedValueOnce(rejected());
  network.mockResolvedValue(new Response('OK'));
  const form = open('contact');
  await form.fill();
  await form.send();
  const other = { ...guest.contact, Subject: 'A van', Message: 'And a van?' };
  await form.fill(other);
  await form.send();
  await form.user.click(await screen.findByRole('button', { name: 'Put my message back' }));
  expect(form.typed()).toEqual(Object.values(other));
  await form.send();
  await screen.findByText('Message sent successfully!');
  await form.user.click(screen.getByRole('button', { name: 'Put my other message back' }));
  expect(form.typed()).toEqual(Object.values(guest.contact));
});

test('a draft that adds nothing to the message is not saved', async () => {
  network.mockResolvedValue(rejected());
  const form = open('contact');
  await form.fill();
  await form.send();
  await screen.findByRole('alert');
  await form.fill({ 'Your name': 'Asha Rao' });
  await form.user.click(screen.getByRole('button', { name: 'Put my message back' }));
  expect(form.typed()).toEqual(Object.values(guest.contact));
  expect(screen.queryByRole('button', { name: /back$/ })).toBeNull();
});

test('after a failure WhatsApp and e-mail carry the text, and the telephone is one tap away', async () => {
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  const form = open('contact');
  await form.fill();
  await form.send();
  await screen.findByRole('alert');
  const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href') ?? '';
  expect(decodeURIComponent(hrefOf(/WhatsApp/))).toContain('Is there a cot?');
  expect(decodeURIComponent(hrefOf(/E-mail/))).toContain('subject=A cot&body=');
  expect(hrefOf(/Call/)).toBe('tel:+918000000168');
});

test('sends the form’s own fields and the service’s four, each once', async () => {
  network.mockResolvedValue(new Response('OK'));
  const form = open('contact');
  await form.fill();
  await form.send();
  await screen.findByRole('alert');
  expect(form.sentFields()).toEqual(
    'reference name email checkin checkout guests mobile subject message lib_version service_id template_id user_id'.split(
      ' ',
    ),
  );
});

test('our own service also gets the empty trap and the time it took', async () => {
  network.mockResolvedValue(new Response('OK'));
  const form = open('contact', 'self');
  await form.fill();
  await form.send();
  await screen.findByRole('alert');
  const body = posted();
  expect(body.get('website')).toBe('');
  expect(Number(body.get('elapsed_ms'))).toBeGreaterThanOrEqual(MIN_FILL_TIME);
});

test('while sending, it says so, locks the fields and cannot send twice', async () => {
  let answer: (response: Response) => void = () => {};
  network.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  const form = open('contact');
  await form.fill();
  await form.send();
  const button = screen.getByRole('button', { name: 'Sending…' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await form.user.click(button);
  await form.user.type(form.field('Subject'), ' more{Enter}');
  expect(form.field('Subject').value).toBe('A cot');
  answer(new Response('OK'));
  await screen.findByRole('alert');
  expect(network).toHaveBeenCalledOnce();
});

test('while sending, no likelier address is offered: the typed one is on its way', async () => {
  const answer = Promise.withResolvers<Response>();
  network.mockReturnValue(answer.promise);
  const form = open('contact');
  await form.fill({ ...guest.contact, 'E-mail': 'asha@gmial.com' });
  expect(screen.getByRole('button', { name: /Did you mean/ })).toBeTruthy();
  await form.send();
  await screen.findByRole('button', { name: 'Sending…' });
  expect(screen.queryByRole('button', { name: /Did you mean/ })).toBeNull();
  answer.resolve(rejected());
  await form.user.click(await screen.findByRole('button', { name: 'Put my message back' }));
  expect(screen.getByRole('button', { name: /Did you mean/ })).toBeTruthy();
});

test('while sending, what it is about cannot be removed: it is on its way', async () => {
  history.replaceState(null, '', '/contact?guests=3');
  const answer = Promise.withResolvers<Response>();
  network.mockReturnValue(answer.promise);
  const form = open('contact');
  await form.fill();
  expect(screen.getByRole('button', { name: 'Remove' })).toBeTruthy();
  await form.send();
  await screen.findByRole('button', { name: 'Sending…' });
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  expect(screen.getByText('You are asking for 3 guests.')).toBeTruthy();
  answer.resolve(rejected());
  await form.user.click(await screen.findByRole('button', { name: 'Put my message back' }));
  await form.user.click(screen.getByRole('button', { name: 'Remove' }));
  expect(location.search).toBe('');
});

test('a second attempt removes the first answer, so that the new one is announced', async () => {
  network.mockResolvedValueOnce(rejected()).mockReturnValueOnce(new Promise(() => {}));
  const form = open('contact');
  await form.fill();
  await form.send();
  await form.user.click(await screen.findByRole('button', { name: 'Put my message back' }));
  await form.send();
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

test('logs nothing', async () => {
  network.mockResolvedValue(new Response('OK'));
  const form = open('contact');
  await form.fill();
  await form.send();
  await screen.findByRole('alert');
  expect(vi.mocked(console.error)).not.toHaveBeenCalled();
});

test.each([true, false])(
  'a kolam is drawn after sending only for an inn that wants one: %s',
  async (kolam) => {
    network.mockResolvedValue(new Response('OK'));
    const form = open('contact', undefined, { kolam });
    await form.fill();
    expect(form.container.querySelector('svg')).toBeNull();
    await form.send();
    await screen.findByText('Message sent successfully!');
    expect(form.container.querySelectorAll('svg')).toHaveLength(kolam ? 1 : 0);
  },
);

const NEXT_YEAR = new Date().getFullYear() + 1;
const STAY = { 'Check-in': `${NEXT_YEAR}-12-10`, 'Check-out': `${NEXT_YEAR}-12-12` };
const parameters = () => Object.fromEntries(posted());

test('days, guests and a mobile number are optional, and each is sent as its own field', async () => {
  network.mockResolvedValue(new Response('OK'));
  const form = open('contact');
  expect(form.field('Check-in').required).toBe(false);
  await form.fill({ ...guest.contact, ...STAY, Guests: '3', 'Mobile number': '98450 12345' });
  expect(screen.getByText('10–12 December, 3 guests, 98450 12345')).toBeTruthy();
  await form.send();
  await screen.findByRole('alert');
  expect(parameters()).toMatchObject({
    ...{
      checkin: STAY['Check-in'],
      checkout: STAY['Check-out'],
      guests: '3',
      mobile: '98450 12345',
    },
    subject: 'A cot',
  });
  expect(screen.getByText(/Check-in: 10 December/)).toBeTruthy();
});

test('the subject follows days and guests until the guest writes another', async () => {
  const form = open('contact');
  await form.fill(STAY);
  expect(form.field('Subject').value).toBe('10–12 December');
  await form.fill({ Guests: '2' });
  expect(form.field('Subject').value).toBe('10–12 December, 2 guests');
  await form.fill({ Subject: 'A cot' });
  await form.fill({ Guests: '3' });
  expect(form.field('Subject').value).toBe('A cot');
});

test('the subject that we filled in goes with the days, and the guest’s own stays', async () => {
  const form = open('contact');
  const clearDays = async () => {
    for (const label of Object.keys(STAY)) await form.user.clear(form.field(label));
  };
  await form.fill(STAY);
  await clearDays();
  expect(form.field('Subject').value).toBe('');
  expect(sessionStorage.getItem('draft:contact')).toBeNull();
  await form.fill(STAY);
  expect(form.field('Subject').value).toBe('10–12 December');
  await form.fill({ Subject: 'A cot' });
  await clearDays();
  expect(form.field('Subject').value).toBe('A cot');
});

test('a half-typed date is in neither the subject nor the line of what is filled in', async () => {
  const form = open('contact');
  await form.fill(STAY);
  const checkin = form.field('Check-in');
  const summary = () => checkin.closest('details')?.querySelector('small')?.textContent;
  expect(summary()).toBe('10–12 December');
  Object.defineProperty(checkin, 'validity', { value: { badInput: true }, configurable: true });
  await form.user.clear(checkin);
  expect([form.field('Subject').value, summary()]).toEqual(Array(2).fill('until 12 December'));
  await form.user.clear(form.field('Check-out'));
  expect(form.field('Subject').value).toBe('');
  expect(summary()).not.toContain('?');
});

test('a half-typed date is an error, and opens the group', async () => {
  const form = open('contact');
  await form.fill();
  const checkin = form.field('Check-in');
  Object.defineProperty(checkin, 'validity', { value: { badInput: true }, configurable: true });
  await form.send();
  expect(network).not.toHaveBeenCalled();
  expect(screen.getByText('Please choose a day from the calendar.')).toBeTruthy();
  expect(checkin.closest('details')?.open).toBe(true);
  expect(document.activeElement).toBe(checkin);
});

test('what the guest typed into the home page’s form is filled in, unless it may be a mistake', async () => {
  const booking = { name: 'Asha Rao', email: 'asha@', mobile: '98450 12345', rooms: '2' };
  const stay = { checkin: STAY['Check-in'], checkout: '2020-12-12' };
  sessionStorage.setItem('draft:booking', JSON.stringify({ ...booking, ...stay }));
  const form = open('contact');
  await waitFor(() => expect(form.field('Check-in').value).toBe(STAY['Check-in']));
  expect(form.field('Mobile number').value).toBe('98450 12345');
  expect(form.field('Your name').value).toBe('Asha Rao');
  expect([form.field('E-mail').value, form.field('Check-out').value]).toEqual(['', '']);

  // Changed or emptied here, it stays so.
  await form.fill({ 'Your name': 'Ravi' });
  await form.user.clear(form.field('Mobile number'));
  cleanup();
  const again = open('contact');
  await waitFor(() => expect(again.field('Check-in').value).toBe(STAY['Check-in']));
  expect(again.field('Your name').value).toBe('Ravi');
  expect(again.field('Mobile number').value).toBe('');
});

test('guests in the address fill their field, and are sent once', async () => {
  history.replaceState(null, '', '/contact?guests=5%2B');
  network.mockResolvedValue(new Response('OK'));
  const form = open('contact');
  await waitFor(() => expect(form.field('Guests').value).toBe('5+'));
  await waitFor(() => expect(form.field('Subject').value).toBe('5 or more guests'));
  const { Subject: _, ...letter } = guest.contact;
  await form.fill({ ...letter, Guests: '6' });
  expect(screen.getByText('You are asking for 6 guests.')).toBeTruthy();
  await form.send();
  await screen.findByRole('alert');
  expect(form.sentFields().filter((name) => name === 'guests')).toHaveLength(1);
  expect(parameters()).toMatchObject({ guests: '6', subject: '6 guests' });
  expect(form.field('Guests').value).toBe('');
});

test('guests who arrive today are asked to ring too; the served form asks everyone', async () => {
  const form = open('contact');
  expect(screen.getByText(/^If you arrive today, please ring as well:/)).toBeTruthy();
  const group = form.field('Check-in').closest('details');
  expect(group?.open).toBe(false);
  await form.fill({ 'Check-in': new Date().toLocaleDateString('sv') });
  const sentence = screen.getByText(/^You arrive today: please ring as well\./);
  expect(sentence.querySelector('a')?.getAttribute('href')).toBe('tel:+918000000168');
  expect(group?.open).toBe(true);
});

test('a message names its room in browsers without AbortSignal.timeout, such as iOS 15', async () => {
  history.replaceState(null, '', '/contact?room=Attic');
  vi.stubGlobal('AbortSignal', {});
  network.mockResolvedValue(Response.json({ Attic: 'Attic' }));
  open('contact');
  await screen.findByText('You are asking about the Attic.');
  history.replaceState(null, '', '/');
});

test('a message that is sent before the rooms’ names have arrived names its room and guests', async () => {
  history.replaceState(null, '', '/contact?room=Attic&guests=3');
  onTestFinished(() => history.replaceState(null, '', '/'));
  const names = Promise.withResolvers<Response>();
  network.mockImplementation(async (address) =>
    address === ROOM_NAMES ? names.promise : new Response('OK'),
  );
  const form = open('contact');
  await form.fill();
  await form.send();
  expect(screen.getByRole('button', { name: /^Sending/ })).toBeTruthy();
  names.resolve(Response.json({ Attic: 'Attic' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Message sent successfully!');
  const sent = posted();
  expect([sent.get('room'), sent.get('guests')]).toEqual(['Attic', '3']);
  expect(sessionStorage).toHaveLength(0);
});
