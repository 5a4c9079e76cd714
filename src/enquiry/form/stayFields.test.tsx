// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  eachTestAfresh,
  guest,
  network,
  open,
  posted,
} from '../../../tests/fixtures/enquiryForms.tsx';

eachTestAfresh();

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
  // Its module is loaded once a message is sent.
  expect(await screen.findByText(/Check-in: 10 December/)).toBeTruthy();
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
