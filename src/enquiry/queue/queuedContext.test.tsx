// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { guest, network, open, posted } from '../../../tests/fixtures/enquiryForms.tsx';
import {
  button,
  comeBack,
  eachVisitAfresh,
  ROOM,
  SAME_WORDS,
  serveWith,
} from '../../../tests/fixtures/offlineQueue.ts';
import { soon } from '../../../tests/support/soon.ts';
import { offlineQueue as words } from '../../site/words/offlineQueue.ts';
import { ROOM_NAMES } from '../contract/context.ts';
import { loadQueued } from './offlineQueue.ts';
import { queueEnquiry } from './queueChanges.ts';

eachVisitAfresh();

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
