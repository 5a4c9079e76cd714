// @vitest-environment jsdom

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { eachTestAfresh, guest, network, open } from '../../../tests/fixtures/enquiryForms.tsx';
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
  const [error] = form.field(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  expect(document.getElementById(error ?? '')?.textContent).toBe(
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

test('what was typed since a failure and the message that failed change places', async () => {
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

test('what says nothing more than the message is not saved', async () => {
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
    'reference name email subject message lib_version service_id template_id user_id'.split(' '),
  );
});

test('our own service also gets the empty trap and the time it took', async () => {
  network.mockResolvedValue(new Response('OK'));
  const form = open('contact', 'self');
  await form.fill();
  await form.send();
  await screen.findByRole('alert');
  const body = network.mock.calls[0]?.[1]?.body as FormData;
  expect(body.get('website')).toBe('');
  expect(Number(body.get('elapsed_ms'))).toBeGreaterThanOrEqual(MIN_FILL_TIME);
});

test('while sending it says so, locks the fields and cannot send twice', async () => {
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

test('a second try takes the first answer away, so that the new one is heard', async () => {
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
    const form = open('contact', undefined, kolam);
    await form.fill();
    expect(form.container.querySelector('svg')).toBeNull();
    await form.send();
    await screen.findByText('Message sent successfully!');
    expect(form.container.querySelectorAll('svg')).toHaveLength(kolam ? 1 : 0);
  },
);
