// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DAY } from '../../../lib/durations.ts';
import { guest, network, open } from '../../../tests/fixtures/enquiryForms.tsx';
import {
  button,
  comeBack,
  eachVisitAfresh,
  failure,
  isInRegion,
  networkIs,
  offer,
  ROOM,
  SAME_WORDS,
  sendOffline,
  serveWith,
} from '../../../tests/fixtures/offlineQueue.ts';
import { soon } from '../../../tests/support/soon.ts';
import { offlineQueue as words } from '../../site/words/offlineQueue.ts';
import { loadQueued } from './offlineQueue.ts';
import { deleteOld, queueEnquiry } from './queueChanges.ts';

eachVisitAfresh();

test('deleting an enquiry leaves the same words about another room', async () => {
  queueEnquiry('contact', SAME_WORDS, { context: `room=${ROOM}` });
  queueEnquiry('contact', SAME_WORDS, { context: 'room=Tower' });
  const form = open('contact');
  await form.user.click(button(words.delete));
  expect(loadQueued('contact')?.context).toBe(`room=${ROOM}`);
  await form.user.click(await screen.findByRole('button', { name: words.delete }));
  expect(loadQueued('contact')).toBeUndefined();
});

test('a double tap on “Delete” deletes one of two', async () => {
  queueEnquiry('contact', { name: 'Asha', message: 'Is there a cot?' });
  queueEnquiry('contact', { name: 'Asha', message: 'And a van?' });
  open('contact');
  for (const _ of ['first', 'second']) {
    for (const there of screen.queryAllByRole('button', { name: words.delete })) {
      fireEvent.click(there);
    }
  }
  await soon(() => expect(offer()).toBeTruthy());
  expect(loadQueued('contact')?.draft['message']).toBe('Is there a cot?');
});

test('a failed enquiry about a room can be deleted, though its room was removed meanwhile', async () => {
  history.replaceState(null, '', `/contact?room=${ROOM}`);
  serveWith(() => Promise.reject(new TypeError('Failed to fetch')));
  await networkIs(false);
  const form = open('contact');
  await screen.findByText(/You are asking about/);
  await form.fill();
  await form.send();
  await screen.findByText(words.queued('contact'));
  history.replaceState(null, '', '/contact');
  await form.user.click(button(words.delete));
  expect(localStorage).toHaveLength(0);
});

test('deleting one of two offers the other, and does not end another failure', async () => {
  queueEnquiry('contact', { name: 'Asha', message: 'Is there a cot?' });
  queueEnquiry('contact', { name: 'Asha', message: 'And a van?' });
  network.mockResolvedValue(new Response('', { status: 502 }));
  const form = open('contact');
  await form.fill({ ...guest.contact, Message: 'And a bus?' });
  await form.send();
  await screen.findByText('Failed to send message.');
  await networkIs(true);
  await form.user.click(button(words.delete));
  expect(loadQueued('contact')?.draft['message']).toBe('Is there a cot?');
  await soon(() => expect(offer()).toBeTruthy());
  expect(failure()).toBeTruthy();
  await form.user.click(button('Put my message back'));
  expect(form.field('Message').value).toBe('And a bus?');
});

test.each([
  ['at the failure', false, false],
  ['at the offer in its place', true, false],
  ['at the offer above the fields', true, true],
])('“Delete” %s leaves the focus where it was', async (_, isBack, isReloaded) => {
  let form = await sendOffline('contact');
  await networkIs(isBack);
  if (isReloaded) form = comeBack('contact');
  const pressed = button(words.delete);
  const region = pressed.closest('[aria-live]');
  await form.user.click(pressed);
  expect(pressed.isConnected).toBe(false);
  expect(document.activeElement).toBe(region);
  expect(isInRegion()).toBe(true);
});

test('“Delete” keeps no focus on the same button of the next one', async () => {
  queueEnquiry('contact', { name: 'Asha', message: 'Is there a cot?' });
  queueEnquiry('contact', { name: 'Asha', message: 'And a van?' });
  const form = open('contact');
  await form.user.click(button(words.delete));
  await soon(() => expect(offer()).toBeTruthy());
  expect(isInRegion()).toBe(true);
});

test.each(['at the failure', 'at the offer'])(
  '“Delete” %s deletes it with all that was said about it, for good',
  async (place) => {
    const form = await sendOffline('contact');
    if (place === 'at the offer') await networkIs(true);
    await form.user.click(button('Delete'));
    expect(screen.queryByText(words.queued('contact'))).toBeNull();
    expect(offer()).toBeNull();
    expect(failure()).toBeNull();
    expect(screen.queryByRole('button', { name: /Put my .* back/ })).toBeNull();
    expect(localStorage).toHaveLength(0);
    // A reload of this tab does not bring it back either.
    cleanup();
    expect(open('contact').typed()).toEqual(['', '', '', '']);
    await networkIs(true);
    expect(offer()).toBeNull();
  },
);

test('after thirty days it is offered once more, in case the clock was wrong, and a day later it is gone', () => {
  const now = Date.now();
  queueEnquiry('contact', { message: 'Older' }, { at: now - 32 * DAY });
  queueEnquiry('contact', { message: 'Old' }, { at: now - 31 * DAY });
  for (const later of [0, DAY - 1]) {
    deleteOld('contact', now + later);
    expect(loadQueued('contact')?.draft['message']).toBe('Old');
  }
  open('contact');
  expect(offer()).toBeTruthy();
  cleanup();
  // Each is offered by itself.
  deleteOld('contact', now + DAY);
  expect(loadQueued('contact')?.draft['message']).toBe('Older');
  deleteOld('contact', now + DAY);
  deleteOld('contact', now + 2 * DAY);
  expect(localStorage).toHaveLength(0);
});

test('an enquiry stored without what it is about can be deleted', async () => {
  const draft = '{"name":"Asha","message":"Is there one?"}';
  localStorage.setItem('unsent:contact', `{"draft":${draft},"at":${Date.now()}}`);
  const form = open('contact');
  await form.user.click(button(words.delete));
  expect(localStorage).toHaveLength(0);
});
