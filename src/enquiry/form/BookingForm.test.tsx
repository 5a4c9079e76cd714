// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  eachTestAfresh,
  guest,
  network,
  open,
  propsOf,
} from '../../../tests/fixtures/enquiryForms.tsx';
import { enquiry as words } from '../../site/words/enquiry.ts';

eachTestAfresh();

test('success: logged, reset, and a status line says that it is on its way', async () => {
  network.mockResolvedValue(new Response('OK'));
  const form = open('booking');
  await form.fill();
  await form.send();
  await screen.findByText('Your enquiry is on its way.');
  expect(screen.getByRole('status').textContent).toContain('Your enquiry is on its way.');
  expect(console.log).toHaveBeenCalledWith(
    'Enquiry sent.',
    expect.objectContaining({ text: 'OK' }),
  );
  expect(form.typed()).toEqual(['', '', '', '', '', '']);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('sends the form’s own fields and the service’s four, each once', async () => {
  network.mockResolvedValue(new Response('OK'));
  const form = open('booking');
  await form.fill();
  await form.send();
  await screen.findByText('Your enquiry is on its way.');
  expect(form.sentFields()).toEqual(
    'reference name email mobile checkin checkout rooms lib_version service_id template_id user_id'.split(
      ' ',
    ),
  );
});

test.each([
  ['blocked', () => new Response('', { status: 403 })],
  ['too-many', () => new Response('', { status: 429 })],
  ['headless', () => new Response('', { status: 451 })],
  ['misconfigured', () => new Response('The user ID is required', { status: 400 })],
  ['too-large', () => new Response('', { status: 413 })],
  ['service-down', () => new Response('<h1>oops', { status: 502 })],
  ['nonsense', () => new Response('<h1>Sign in')],
  ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
] as const)(
  'failure, %s: the status line says why, logs it, and the fields stay',
  async (reason, answer) => {
    network.mockImplementation(async () => answer());
    const form = open('booking');
    await form.fill();
    await form.send();
    await screen.findByText(words.failures[reason]);
    expect(screen.getByRole('status').textContent).toContain(words.failures[reason]);
    expect(console.error).toHaveBeenCalledWith('Enquiry not sent.', reason, expect.anything());
    expect(form.typed()).toEqual(Object.values(guest.booking));
    const whatsapp = screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '';
    expect(decodeURIComponent(whatsapp)).toContain('Check-in: 10 March 2026');
  },
);

test('says how many nights it is', async () => {
  const form = open('booking');
  await form.fill();
  expect(screen.getByText('2 nights')).toBeTruthy();
  await form.fill({ 'Check-out': '2026-03-11' });
  expect(screen.getByText('1 night')).toBeTruthy();
  await form.fill({ 'Check-out': '2026-03-10' });
  expect(screen.getByText(words.sameDay)).toBeTruthy();
});

test('says where the stay is carried too: no WhatsApp where the inn does not use it', async () => {
  const year = new Date().getFullYear() + 1;
  const days = { 'Check-in': `${year}-12-10`, 'Check-out': `${year}-12-12` };
  const usual = open('booking');
  await usual.fill(days);
  expect(screen.getByText(/^WhatsApp and e-mail on this page now carry this too\./)).toBeTruthy();
  cleanup();
  const { whatsapp: _, ...contacts } = propsOf('booking').contacts;
  const form = open('booking', undefined, { contacts });
  await form.fill(days);
  expect(screen.getByText(/^The e-mail on this page now carries this too\./)).toBeTruthy();
  expect(form.container.textContent).not.toContain('WhatsApp');
});

test('asks whether to swap dates in the wrong order, and swaps them with one tap', async () => {
  const form = open('booking');
  await form.fill({ 'Check-in': '2026-03-12', 'Check-out': '2026-03-10' });
  expect(screen.getByText('Check-out is before check-in: swap them?')).toBeTruthy();
  await form.user.click(screen.getByRole('button', { name: 'Swap the dates' }));
  expect([form.field('Check-in').value, form.field('Check-out').value]).toEqual([
    '2026-03-10',
    '2026-03-12',
  ]);
  expect(screen.getByText('2 nights')).toBeTruthy();
  expect(document.activeElement).toBe(form.field('Check-in'));
});

test('while sending, dates in the wrong order stay as they are sent', async () => {
  const answer = Promise.withResolvers<Response>();
  network.mockReturnValue(answer.promise);
  const form = open('booking');
  await form.fill({ ...guest.booking, 'Check-in': '2026-03-12', 'Check-out': '2026-03-10' });
  await form.send();
  await screen.findByRole('button', { name: 'Sending…' });
  expect(screen.queryByRole('button', { name: 'Swap the dates' })).toBeNull();
  answer.resolve(new Response('', { status: 502 }));
  expect(await screen.findByRole('button', { name: 'Swap the dates' })).toBeTruthy();
});

test('an address without an ending has a warning, but not in the middle of a word', async () => {
  const form = open('booking');
  const email = form.field('E-mail');
  await form.user.type(email, 'asha@house');
  expect(screen.queryByText(words.warnings['no-ending'])).toBeNull();
  await form.user.tab();
  expect(screen.getByText(words.warnings['no-ending']).getAttribute('aria-live')).toBe('polite');
  await form.user.type(email, '.com');
  expect(screen.queryByText(words.warnings['no-ending'])).toBeNull();
});

test('a mistyped address is offered as it was probably meant, and put in with one tap', async () => {
  const form = open('booking');
  const email = form.field('E-mail');
  await form.user.type(email, 'asha@gmial.con');
  expect(screen.queryByRole('button', { name: /Did you mean/ })).toBeNull();
  await form.user.tab();
  const offer = screen.getByRole('button', { name: 'Did you mean asha@gmail.com?' });
  expect(offer.closest('[aria-live=polite]')?.id).toBe(email.getAttribute('aria-describedby'));
  expect(email.getAttribute('aria-invalid')).toBeNull();
  await form.user.tab({ shift: true });
  expect(document.activeElement).toBe(offer);
  await form.user.keyboard('{Enter}');
  expect(email.value).toBe('asha@gmail.com');
  expect(document.activeElement).toBe(email);
  expect(screen.queryByRole('button', { name: /Did you mean/ })).toBeNull();
});

test.each([
  ['Mobile number', '98800', words.warnings['no-mobile']],
  ['Mobile number', 'call me', words.warnings['no-mobile']],
  ['Rooms', '0', words.warnings['no-room']],
  ['Rooms', '-2', words.warnings['no-room']],
  ['Rooms', '1.5', words.warnings['part-room']],
  ['Check-in', '2001-03-10', words.warnings.past],
  ['Check-out', '0027-03-10', words.warnings['odd-year']],
])('%s of %s has a warning beside its field', async (label, typed, warning) => {
  const form = open('booking');
  await form.fill({ [label]: typed });
  await form.user.tab();
  const described = form.field(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(document.getElementById(described.at(-1) ?? '')?.textContent).toBe(warning);
  expect(form.field(label).getAttribute('aria-invalid')).toBeNull();
});

test('a mistyped year does not make a stay of centuries', async () => {
  const form = open('booking');
  await form.fill({ 'Check-in': '0027-03-10', 'Check-out': '2027-03-12' });
  expect(form.container.textContent).not.toMatch(/nights/);
  await form.fill({ 'Check-in': '2027-03-10', 'Check-out': '2029-03-12' });
  expect(screen.getByText(words.longStay)).toBeTruthy();
});

test('neither dates in the wrong order nor any number of rooms are errors', async () => {
  network.mockResolvedValue(new Response('OK'));
  const form = open('booking');
  await form.fill({
    ...guest.booking,
    'Check-in': '2026-03-12',
    'Check-out': '2026-03-10',
    Rooms: '4000',
  });
  await form.send();
  expect(await screen.findByText('Your enquiry is on its way.')).toBeTruthy();
});
