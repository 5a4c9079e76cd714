// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
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
  ROOM,
  SAME_WORDS,
  sendOffline,
  serveWith,
} from '../../../tests/fixtures/offlineQueue.ts';
import { soon } from '../../../tests/support/soon.ts';
import { offlineQueue as words } from '../../site/words/offlineQueue.ts';
import { ROOM_NAMES } from '../contract/context.ts';
import { loadQueued } from './offlineQueue.ts';
import { deleteOld, queueEnquiry } from './queueChanges.ts';

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

test.each([words.send, words.look])('“%s” brings back the room and the guests too', async (act) => {
  history.replaceState(null, '', `/contact?room=${ROOM}&guests=3&from=card`);
  serveWith(() => Promise.reject(new TypeError('Failed to fetch')));
  const first = open('contact');
  await screen.findByText('You are asking about the Deluxe Double AC Room, for 3 guests.');
  await first.fill();
  await first.send();
  await screen.findByText(words.queued('contact'));

  // Another day, and another room: the queued enquiry has its own.
  history.replaceState(null, '', '/contact?room=Tower&from=mail');
  serveWith(() => Promise.resolve(new Response('OK')));
  const form = comeBack('contact');
  await form.user.click(button(act));
  if (act === words.look) {
    await screen.findByText('You are asking about the Deluxe Double AC Room, for 3 guests.');
    expect(form.typed()).toEqual(Object.values(guest.contact));
    expect(location.search).toBe(`?from=mail&room=${ROOM}&guests=3`);
    expect(screen.queryByText(/Put my .* back/)).toBeNull();
    await form.send();
  }
  await screen.findByText('Message sent successfully!');
  expect(posted().get('room')).toBe('Deluxe Double AC Room');
  expect(posted().get('guests')).toBe('3');
  // The inn has it.
  expect(location.search).toBe('?from=mail');
});

test('the same words about two rooms are two enquiries: both are sent', async () => {
  queueEnquiry('contact', SAME_WORDS, { context: `room=${ROOM}` });
  queueEnquiry('contact', SAME_WORDS, { context: 'room=Tower' });
  serveWith(() => Promise.resolve(new Response('OK')));
  const form = open('contact');
  for (const context of ['room=Tower', `room=${ROOM}`]) {
    expect(loadQueued('contact')?.context).toBe(context);
    await form.user.click(await screen.findByRole('button', { name: words.send }));
    await soon(() => expect(loadQueued('contact')?.context).not.toBe(context));
  }
  expect(posted().get('room')).toBe('Deluxe Double AC Room');
  await soon(() => expect(localStorage).toHaveLength(0));
});

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

test('an enquiry that is looked at and sent without its room is not offered again', async () => {
  queueEnquiry('contact', SAME_WORDS, { context: `room=${ROOM}` });
  serveWith(() => Promise.resolve(new Response('OK')));
  const form = open('contact');
  await form.user.click(button(words.look));
  await form.user.click(await screen.findByRole('button', { name: /Remove|general/i }));
  await form.send();
  await screen.findByText('Message sent successfully!');
  await soon(() => expect(localStorage).toHaveLength(0));
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

test('a message does not wait for room names that never arrive', async () => {
  network.mockImplementation((address) =>
    address === ROOM_NAMES ? new Promise(() => {}) : Promise.resolve(new Response('OK')),
  );
  const draft = {
    name: 'Asha',
    email: 'a@example.com',
    subject: 'A cot',
    message: 'Is there one?',
  };
  queueEnquiry('contact', draft, { context: `room=${ROOM}` });
  open('contact');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  fireEvent.click(button(words.send));
  await act(() => vi.advanceTimersByTimeAsync(5_000));
  vi.useRealTimers();
  await screen.findByText('Message sent successfully!');
  expect(posted().get('message')).toBe('Is there one?');
});

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

test('“Look at it first” ends the failure that the offer replaces', async () => {
  const form = await sendOffline('contact');
  await networkIs(true);
  await form.user.click(button(words.look));
  expect(form.typed()).toEqual(Object.values(guest.contact));
  expect(failure()).toBeNull();
});

test('a message from a page in Kannada keeps its language on an English one', async () => {
  serveWith(() => Promise.resolve(new Response('OK')));
  const subject = 'ಡೀಲಕ್ಸ್ ಡಬಲ್ ಎಸಿ ರೂಮ್';
  const writtenOn = { language: 'Kannada', ourSubject: subject };
  const draft = { name: 'ಆಶಾ', email: 'a@example.com', subject, message: 'ಮಂಚ ಇದೆಯಾ?' };
  queueEnquiry('contact', draft, { context: `room=${ROOM}`, writtenOn });
  const form = open('contact', 'self');
  await form.user.click(button(words.send));
  await screen.findByText('Message sent successfully!');
  expect(posted().get('language')).toBe('Kannada');
  expect(posted().get('room')).toBe('Deluxe Double AC Room');
  expect(posted().get('our_subject')).toBe(subject);
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

test('after thirty days it is offered once more, in case the clock was wrong, and a day later it is gone', () => {
  const day = 24 * 3_600_000;
  const now = Date.now();
  queueEnquiry('contact', { message: 'Older' }, { at: now - 32 * day });
  queueEnquiry('contact', { message: 'Old' }, { at: now - 31 * day });
  for (const later of [0, day - 1]) {
    deleteOld('contact', now + later);
    expect(loadQueued('contact')?.draft['message']).toBe('Old');
  }
  open('contact');
  expect(offer()).toBeTruthy();
  cleanup();
  // Each is offered by itself.
  deleteOld('contact', now + day);
  expect(loadQueued('contact')?.draft['message']).toBe('Older');
  deleteOld('contact', now + day);
  deleteOld('contact', now + 2 * day);
  expect(localStorage).toHaveLength(0);
});

// What earlier releases stored is on guests' devices: these texts stay as they are.
test('an enquiry and a draft stored by an earlier release are found', async () => {
  serveWith(() => Promise.resolve(new Response('OK')));
  const draft = '{"name":"Asha","email":"","subject":"A cot","message":"Is there one?"}';
  const year = new Date().getFullYear() + 1;
  const stay = { checkin: `${year}-12-10`, checkout: `${year}-12-12` };
  localStorage.setItem(
    'unsent:contact',
    `{"draft":${draft},"asked":"room=${ROOM}&guests=3","at":${Date.now()}}`,
  );
  sessionStorage.setItem('draft:contact', '{"name":"Ravi","message":"And a van?"}');
  sessionStorage.setItem('draft:booking', JSON.stringify(stay));
  const form = open('contact');
  expect(form.typed()).toEqual(['Ravi', '', '', 'And a van?']);
  await soon(() => expect(form.field('Check-in').value).toBe(stay.checkin));
  await form.user.click(button(words.look));
  await screen.findByText('You are asking about the Deluxe Double AC Room, for 3 guests.');
  expect(form.typed()).toEqual(['Asha', '', 'A cot', 'Is there one?']);
  expect(form.field('Guests').value).toBe('3');
});

test('an enquiry stored without what it is about can be deleted', async () => {
  const draft = '{"name":"Asha","message":"Is there one?"}';
  localStorage.setItem('unsent:contact', `{"draft":${draft},"at":${Date.now()}}`);
  const form = open('contact');
  await form.user.click(button(words.delete));
  expect(localStorage).toHaveLength(0);
});
