// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { guest, network, open, posted } from '../../../tests/fixtures/enquiryForms.tsx';
import {
  button,
  comeBack,
  eachVisitAfresh,
  networkIs,
  offer,
  sendOffline,
} from '../../../tests/fixtures/offlineQueue.ts';
import { soon } from '../../../tests/support/soon.ts';
import { offlineQueue as words } from '../../site/words/offlineQueue.ts';
import { loadQueued } from './offlineQueue.ts';
import { queueEnquiry } from './queueChanges.ts';

eachVisitAfresh();

test.each(['booking', 'contact'] as const)(
  '%s: without a network it is queued, offered on the next visit, and sent by the guest alone',
  async (kind) => {
    await sendOffline(kind);
    const queued = Object.values(loadQueued(kind)?.draft ?? {});
    expect(queued.filter(Boolean)).toEqual(Object.values(guest[kind]));
    network.mockReset().mockResolvedValue(new Response('OK'));
    const form = comeBack(kind);
    expect(offer()).toBeTruthy();
    await networkIs(true);
    expect(network).not.toHaveBeenCalled();
    await form.user.click(button(words.send));
    await screen.findByText(/sent successfully|is on its way/);
    expect(posted().get('email')).toBe('asha@example.com');
    await soon(() => expect(loadQueued(kind)).toBeUndefined());
    expect(offer()).toBeNull();
  },
);

test('what was typed meanwhile is saved, and can be restored', async () => {
  await sendOffline('contact');
  network.mockReset().mockResolvedValue(new Response('OK'));
  const form = comeBack('contact');
  const other = { ...guest.contact, Message: 'And a van?' };
  await form.fill(other);
  await form.user.click(button(words.look));
  expect(form.typed()).toEqual(Object.values(guest.contact));
  expect(network).not.toHaveBeenCalled();
  await form.send();
  await screen.findByText('Message sent successfully!');
  await form.user.click(button('Put my other message back'));
  expect(form.typed()).toEqual(Object.values(other));
});

test('sending another enquiry leaves the queued one alone', async () => {
  queueEnquiry('contact', { name: 'Asha', message: 'Is there a cot?' });
  network.mockResolvedValue(new Response('OK'));
  const form = open('contact');
  await form.fill({ ...guest.contact, Message: 'And a van?' });
  await form.send();
  await screen.findByText('Message sent successfully!');
  expect(loadQueued('contact')?.draft['message']).toBe('Is there a cot?');
});

test('a second message without a network leaves the first one queued: both are offered in turn', async () => {
  const first = await sendOffline('contact');
  await first.fill({ ...guest.contact, Message: 'And a van?' });
  await first.send();
  await soon(() => expect(loadQueued('contact')?.draft['message']).toBe('And a van?'));
  network.mockReset().mockImplementation(() => Promise.resolve(new Response('OK')));
  const form = comeBack('contact');
  for (const message of ['And a van?', guest.contact.Message]) {
    await form.user.click(await screen.findByRole('button', { name: words.send }));
    await soon(() => expect(posted()?.get('message')).toBe(message));
    await screen.findByText('Message sent successfully!');
  }
  await soon(() => expect(localStorage).toHaveLength(0));
  expect(network).toHaveBeenCalledTimes(2);
  expect(offer()).toBeNull();
});

test('a message that fails for another reason does not delete the queued one', async () => {
  queueEnquiry('contact', { name: 'Asha', message: 'Is there a cot?' });
  network.mockResolvedValueOnce(new Response('', { status: 502 }));
  const form = open('contact');
  await form.user.click(button(words.look));
  await form.fill({ 'E-mail': 'asha@example.com', Subject: 'A cot' });
  await form.send();
  await screen.findByText('Failed to send message.');
  network.mockResolvedValue(new Response('OK'));
  await form.fill({ ...guest.contact, Message: 'And a van?' });
  await form.send();
  await screen.findByText('Message sent successfully!');
  await screen.findByRole('button', { name: words.send });
  expect(loadQueued('contact')?.draft['message']).toBe('Is there a cot?');
});

test('a booking that is changed and sent again without a network is queued once, as changed', async () => {
  const form = await sendOffline('booking');
  await form.fill({ Rooms: '3' });
  await form.send();
  await soon(() => expect(loadQueued('booking')?.draft['rooms']).toBe('3'));
  network.mockReset().mockResolvedValue(new Response('OK'));
  await networkIs(true);
  await form.user.click(button(words.send));
  await screen.findByText(/is on its way/);
  await soon(() => expect(localStorage).toHaveLength(0));
});

test('an enquiry that was looked at, changed and sent is not offered again', async () => {
  await sendOffline('contact');
  network.mockReset().mockResolvedValue(new Response('OK'));
  const form = comeBack('contact');
  await form.user.click(button(words.look));
  await form.fill({ Message: 'Is there a cot, or a cradle?' });
  await form.send();
  await screen.findByText('Message sent successfully!');
  await soon(() => expect(localStorage).toHaveLength(0));
  expect(offer()).toBeNull();
});

test.each(['booking', 'contact'] as const)(
  '%s: without an answer it may have arrived, so it goes out again under its reference, once',
  async (kind) => {
    await sendOffline(kind);
    const reference = posted().get('reference');
    expect(reference).toMatch(/^\w{3}-\w{3}$/);
    network.mockReset().mockImplementation(() => Promise.resolve(new Response('OK')));
    const form = comeBack(kind);
    await form.user.click(button(words.send));
    await screen.findByText(/sent successfully|is on its way/);
    expect(posted().get('reference')).toBe(reference);
    await form.fill();
    await form.send();
    await soon(() => expect(network).toHaveBeenCalledTimes(2));
    expect(posted().get('reference')).not.toBe(reference);
  },
);

test('a changed enquiry is another one, with its own reference', async () => {
  await sendOffline('contact');
  const reference = posted().get('reference');
  network.mockReset().mockResolvedValue(new Response('OK'));
  const form = comeBack('contact');
  await form.user.click(button(words.look));
  await form.fill({ Message: 'Is there a cradle?' });
  await form.send();
  await screen.findByText('Message sent successfully!');
  expect(posted().get('reference')).not.toBe(reference);
});

test('with storage switched off, the reason and all other ways are still there', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  network.mockRejectedValue(new TypeError('Failed to fetch'));
  const form = open('contact');
  await form.fill();
  await form.send();
  await screen.findByText('Failed to send message.');
  expect(screen.queryByText(words.queued('contact'))).toBeNull();
  expect(button('Put my message back')).toBeTruthy();
});

test('a message blocked by an ad blocker is saved too', async () => {
  network.mockImplementation((_, { method } = {}) =>
    method === 'HEAD' ? Promise.resolve(new Response()) : Promise.reject(new TypeError('Blocked')),
  );
  const form = open('contact');
  await form.fill();
  await form.send();
  await screen.findByText(/perhaps an ad blocker/);
  await screen.findByText(words.queued('contact'));
  expect(loadQueued('contact')?.draft['message']).toBe('Is there a cot?');
});

test('any other failure queues nothing', async () => {
  network.mockResolvedValue(new Response('', { status: 502 }));
  const form = open('contact');
  await form.fill();
  await form.send();
  await screen.findByText('Failed to send message.');
  expect(localStorage).toHaveLength(0);
});
