import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lettersOf } from '../../../lib/text.ts';
import { mailtoLink, whatsappLink } from '../contract/contactLinks.ts';
import { type FieldRule, FORMS } from '../contract/forms.ts';
import { draftMessage, optionalSummary, prefilledMessage, spokenSummary } from './messages.ts';

const INN = 'A House';
const BOOKING = { name: '', checkin: '2026-12-10', checkout: '2026-12-12', rooms: '' };
const STAY = 'Thursday 10 to Saturday 12 December, 2 nights';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00Z') }));
afterEach(() => vi.useRealTimers());

test('a booking prefills the links once it has its days, and grows with what is typed', () => {
  const body = (draft: Partial<typeof BOOKING>) =>
    prefilledMessage('booking', { ...BOOKING, ...draft }, {}, INN)?.body;
  expect(body({ checkout: '' })).toBeUndefined();
  expect(body({})).toBe(`Hello A House,\n\nI would like to book a stay: ${STAY}.`);
  expect(body({ rooms: '2', name: 'Asha Rao' })).toBe(
    `Hello A House,\n\nI would like to book a stay: ${STAY}, 2 rooms.\n\n– Asha Rao`,
  );
  expect(body({ rooms: '0' })).not.toContain('room');
});

test('a message prefills the links with the room and the guests it is about', () => {
  const draft = { name: 'Asha', subject: 'A cot', message: 'Is there one?' };
  expect(prefilledMessage('contact', draft, { room: 'Attic', guests: 3 }, INN)).toEqual({
    subject: 'A cot',
    body: 'Hello A House,\n\nI would like to ask about the Attic, for 3 guests.\n\nIs there one?\n\n– Asha',
  });
  expect(prefilledMessage('contact', { ...draft, message: '' }, {}, INN)).toBeUndefined();
});

test('the closed group of optional fields lists those that are filled in', () => {
  const rules: readonly FieldRule[] = FORMS.contact;
  for (const { name, optional } of rules) {
    expect(optionalSummary({ [name]: '2027-03-10' }) !== '', name).toBe(optional === true);
  }
});

test.each([
  ['English', 'Is there a cot for our child, who is three? '],
  ['Kannada', 'ನಮ್ಮ ಮಗುವಿಗೆ ಚಿಕ್ಕ ಮಂಚ ಸಿಗುತ್ತದೆಯಾ, ಸ್ತ್ರೀಯರಿಗೆ? '],
  ['Hindi', 'क्या हमारी बच्ची के लिए छोटा पलंग मिल सकता है, क्षेत्र में? '],
])(
  'a long message in %s is cut between letters, so that its links can be opened',
  (_, sentence) => {
    const draft = { name: 'ಆಶಾ ರಾವ್', email: 'a@example.com', subject: sentence.repeat(6) };
    const message = sentence.repeat(200);
    for (const made of [
      draftMessage('contact', { ...draft, message }, INN),
      prefilledMessage('contact', { ...draft, message }, { room: 'Attic' }, INN),
    ]) {
      const links = [
        whatsappLink('+91 80 0000 0168', made?.body),
        mailtoLink('stay@copperpodinn.example', made),
      ];
      for (const link of links) expect(link.length).toBeLessThan(2_000);
      // The message is cut, not the sender's name below it.
      expect(made?.body).toMatch(/…\n\n.*ಆಶಾ ರಾವ್/s);
      const cut =
        made?.body
          .split('\n\n')
          .find((one) => one.endsWith('…'))
          ?.slice(0, -1) ?? '';
      expect(lettersOf(message).slice(0, lettersOf(cut).length).join('')).toBe(cut);
      expect(cut.length).toBeGreaterThan(50);
    }
  },
);

test('the summary for the telephone is the stay and the name', () => {
  expect(spokenSummary({ ...BOOKING, rooms: '1', name: 'Asha' })).toBe(`${STAY}, 1 room, Asha`);
  expect(spokenSummary({ ...BOOKING, checkin: '' })).toBeUndefined();
});

test('a booking reads as a message with dates as people write them', () => {
  const draft = {
    name: 'Asha Rao',
    email: 'asha@example.com',
    mobile: '98450 00000',
    checkin: '2026-03-10',
    checkout: '2026-03-12',
    rooms: '2',
  };
  expect(draftMessage('booking', draft, 'Copperpod Inn')).toEqual({
    subject: 'Booking enquiry from Asha Rao',
    body: [
      'Hello Copperpod Inn, I would like to book a stay.',
      '',
      'Name: Asha Rao',
      'E-mail: asha@example.com',
      'Mobile number: 98450 00000',
      'Check-in: 10 March 2026',
      'Check-out: 12 March 2026',
      'Rooms: 2',
    ].join('\n'),
  });
});

test('the room and guests come after the greeting', () => {
  const draft = { name: 'Asha', email: '', subject: 'A cot', message: 'Is there one?' };
  expect(draftMessage('contact', draft, 'Copperpod Inn', 'About the Attic.').body).toBe(
    'Hello Copperpod Inn,\n\nAbout the Attic.\n\nIs there one?\n\nName: Asha\nSubject: A cot',
  );
});

test('a message keeps its lines and its subject', () => {
  const draft = {
    name: 'ಆಶಾ',
    email: 'asha@example.com',
    subject: 'A cot',
    message: 'Namaste,\nis there one?',
  };
  expect(draftMessage('contact', draft, 'Copperpod Inn')).toEqual({
    subject: 'A cot',
    body: 'Hello Copperpod Inn,\n\nNamaste,\nis there one?\n\nName: ಆಶಾ\nE-mail: asha@example.com\nSubject: A cot',
  });
});
