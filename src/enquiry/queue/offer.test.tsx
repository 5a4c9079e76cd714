// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { guest, network, open, posted } from '../../../tests/fixtures/enquiryForms.tsx';
import {
  button,
  comeBack,
  eachVisitAfresh,
  failure,
  isInRegion,
  networkIs,
  offer,
  onLine,
  sendOffline,
} from '../../../tests/fixtures/offlineQueue.ts';
import { soon } from '../../../tests/support/soon.ts';
import { offlineQueue as words } from '../../site/words/offlineQueue.ts';
import { loadQueued } from './offlineQueue.ts';
import { queueEnquiry } from './queueChanges.ts';

eachVisitAfresh();

test('it is offered when the network comes back on the same page, not before', async () => {
  await sendOffline('contact');
  expect(offer()).toBeNull();
  await networkIs(true);
  expect(offer()).toBeTruthy();
  expect(network).toHaveBeenCalledOnce();
  // It takes the place of the failure, below the button that the guest has just pressed.
  expect(screen.queryByText('Failed to send message.')).toBeNull();
  const send = screen.getByRole('button', { name: /^Send/ });
  expect(send.compareDocumentPosition(offer() as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await networkIs(false);
  expect(offer()).toBeNull();
});

test('while another enquiry is on its way, the queued one is not offered: the answer would empty its fields', async () => {
  queueEnquiry('contact', { name: 'Asha', message: 'Is there a cot?' });
  const answer = Promise.withResolvers<Response>();
  network.mockReturnValue(answer.promise);
  const form = open('contact');
  await form.fill({ ...guest.contact, Message: 'And a van?' });
  await form.send();
  await soon(() => expect(network).toHaveBeenCalled());
  await networkIs(true);
  expect(offer()).toBeNull();
  answer.resolve(new Response('OK'));
  await screen.findByText('Message sent successfully!');
  await screen.findByRole('button', { name: words.send });
  expect(loadQueued('contact')?.draft['message']).toBe('Is there a cot?');
});

test('an enquiry that another window sent or deleted is no longer offered here', async () => {
  await sendOffline('contact');
  await networkIs(true);
  expect(offer()).toBeTruthy();
  localStorage.clear();
  act(() => void fireEvent(window, new StorageEvent('storage')));
  expect(offer()).toBeNull();
  expect(screen.queryByText(words.queued('contact'))).toBeNull();
});

test.each(['booking', 'contact'] as const)(
  '%s: what the guest has looked at and is changing is not offered beside it',
  async (kind) => {
    await sendOffline(kind);
    network.mockReset().mockResolvedValue(new Response('OK'));
    const form = comeBack(kind);
    await form.user.click(button(words.look));
    await networkIs(false);
    await networkIs(true);
    expect(offer()).toBeNull();
    await form.fill({ 'Your name': 'Asha R.' });
    await networkIs(false);
    await networkIs(true);
    expect(offer()).toBeNull();
    // Nor after a reload.
    cleanup();
    const again = open(kind);
    expect(offer()).toBeNull();
    await again.send();
    await screen.findByText(/sent successfully|is on its way/);
    expect(posted().get('name')).toBe('Asha R.');
    expect(network).toHaveBeenCalledOnce();
    await soon(() => expect(localStorage).toHaveLength(0));
  },
);

test('an enquiry that stands in the fields as it was sent is offered, until it is changed', async () => {
  const form = await sendOffline('booking');
  await networkIs(true);
  expect(offer()).toBeTruthy();
  cleanup();
  open('booking');
  expect(offer()).toBeTruthy();
  await form.user.type(screen.getByLabelText('Your name'), ' Rao');
  expect(offer()).toBeNull();
});

test('emptied fields hold no enquiry: the queued one is offered again', async () => {
  queueEnquiry('contact', { name: 'Asha', message: 'Is there a cot?' });
  const form = open('contact');
  await form.user.click(button(words.look));
  expect(offer()).toBeNull();
  for (const label of ['Your name', 'Message']) await form.user.clear(form.field(label));
  expect(offer()).toBeTruthy();
});

test.each(['Put my message back', words.delete])(
  'an offer that takes the place of a failure takes the focus of “%s” there',
  async (name) => {
    await sendOffline('contact');
    button(name).focus();
    await networkIs(true);
    expect(isInRegion()).toBe(true);
    expect(document.activeElement?.contains(offer())).toBe(true);
  },
);

test('an offer that goes leaves the focus where it was; elsewhere the focus stays', async () => {
  queueEnquiry('contact', { name: 'Asha', message: 'Is there a cot?' });
  const form = open('contact');
  button(words.look).focus();
  await networkIs(false);
  expect(isInRegion()).toBe(true);
  form.field('Message').focus();
  await networkIs(true);
  expect(document.activeElement).toBe(form.field('Message'));
});

/** The browser shows a page again that it left as it was. */
const comeBackByHistory = () => act(() => void fireEvent(window, new Event('pageshow')));

test('after Back, what changed meanwhile counts: the network is there, or another page sent it', async () => {
  await sendOffline('contact');
  onLine.mockReturnValue(true);
  comeBackByHistory();
  expect(offer()).toBeTruthy();
  localStorage.clear();
  comeBackByHistory();
  expect(offer()).toBeNull();
});

test.each([words.send, words.look])('“%s” does nothing with one that is gone', async (act) => {
  queueEnquiry('contact', { name: 'Asha', message: 'Is there a cot?' });
  const form = open('contact');
  localStorage.clear();
  await form.user.click(button(act));
  expect(offer()).toBeNull();
  expect(isInRegion()).toBe(true);
  expect(form.typed()).toEqual(['', '', '', '']);
  expect(network).not.toHaveBeenCalled();
  expect(screen.queryByText('Please write your message.')).toBeNull();
});

test('“Look at it first” ends the failure that the offer replaces', async () => {
  const form = await sendOffline('contact');
  await networkIs(true);
  await form.user.click(button(words.look));
  expect(form.typed()).toEqual(Object.values(guest.contact));
  expect(failure()).toBeNull();
});
