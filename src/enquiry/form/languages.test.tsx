// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

// A language's build defines this; a build plugin replaces the words.
vi.hoisted(() => vi.stubGlobal('__LANGUAGE__', 'kn'));

import { eachTestAfresh, guest, open, posted } from '../../../tests/fixtures/enquiryForms.tsx';
import { ROOM, serveWith } from '../../../tests/fixtures/offlineQueue.ts';
import { soon } from '../../../tests/support/soon.ts';
import { loadQueued } from '../queue/offlineQueue.ts';
import { queueEnquiry } from '../queue/queueChanges.ts';

eachTestAfresh();
afterEach(() => history.replaceState(null, '', '/'));

const NAMES: Record<string, string> = {
  '/rooms.json': 'Deluxe Double AC Room',
  '/kn/rooms.json': 'ಡೀಲಕ್ಸ್ ಡಬಲ್ ಎಸಿ ರೂಮ್',
};

const accepted = () => Promise.resolve(new Response('OK'));

test('a Kannada page shows the room’s Kannada name, and sends the English one to the inn', async () => {
  history.replaceState(null, '', `/kn/contact?room=${ROOM}&guests=3`);
  serveWith(accepted, NAMES);
  const form = open('contact', 'self');
  await screen.findByText('You are asking about the ಡೀಲಕ್ಸ್ ಡಬಲ್ ಎಸಿ ರೂಮ್, for 3 guests.');
  const { Subject: _, ...rest } = guest.contact;
  await form.fill(rest);
  const subject = 'ಡೀಲಕ್ಸ್ ಡಬಲ್ ಎಸಿ ರೂಮ್, 3 guests';
  expect(form.field('Subject').value).toBe(subject);
  await form.send();
  await screen.findByText('Message sent successfully!');
  const read = (name: string) => posted().get(name);
  expect([read('room'), read('language')]).toEqual(['Deluxe Double AC Room', 'Kannada']);
  // The service gives the letter an English subject, since the guest did not write it.
  expect([read('subject'), read('our_subject')]).toEqual([subject, subject]);
  expect((await screen.findByText(/My enquiry to/)).textContent).toContain(NAMES['/kn/rooms.json']);
});

test('a guest’s own subject stays, and EmailJS gets none of our extra fields', async () => {
  history.replaceState(null, '', `/kn/contact?room=${ROOM}`);
  serveWith(accepted, NAMES);
  const form = open('contact', 'self');
  await screen.findByText(/You are asking about/);
  await form.fill();
  await form.send();
  await screen.findByText('Message sent successfully!');
  expect(posted().has('our_subject')).toBe(false);
});

test('a queued message keeps its language, from whatever page it is sent', async () => {
  history.replaceState(null, '', `/kn/contact?room=${ROOM}`);
  serveWith(() => Promise.reject(new TypeError('Failed to fetch')), NAMES);
  const offline = open('contact', 'self');
  await screen.findByText(/You are asking about/);
  const { Subject: _, ...rest } = guest.contact;
  await offline.fill(rest);
  await offline.send();
  await screen.findByText(/We keep your message/);
  expect(loadQueued('contact')?.writtenOn).toEqual({
    language: 'Kannada',
    ourSubject: 'ಡೀಲಕ್ಸ್ ಡಬಲ್ ಎಸಿ ರೂಮ್',
  });
});

test('a message written on an English page is sent from this one as English', async () => {
  serveWith(accepted, NAMES);
  const draft = {
    name: 'Asha',
    email: 'a@example.com',
    subject: 'A cot',
    message: 'Is there one?',
  };
  queueEnquiry('contact', draft, { writtenOn: { language: '', ourSubject: '' } });
  const form = open('contact', 'self');
  await form.user.click(screen.getByRole('button', { name: 'Yes, send it' }));
  await screen.findByText('Message sent successfully!');
  expect(posted().has('language')).toBe(false);
  // The next enquiry is written on this page.
  await form.fill();
  await form.send();
  await soon(() => expect(posted().get('language')).toBe('Kannada'));
});
