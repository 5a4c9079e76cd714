// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
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
