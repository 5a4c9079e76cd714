import { expect, test } from 'vitest';
import { letterOf } from './draftMessage.ts';

test('a booking reads as a letter with dates as people write them', () => {
  const draft = {
    name: 'Asha Rao',
    email: 'asha@example.com',
    mobile: '98450 00000',
    checkin: '2026-03-10',
    checkout: '2026-03-12',
    rooms: '2',
  };
  expect(letterOf('booking', draft, 'Copperpod Inn')).toEqual({
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

test('what was asked about stands after the greeting', () => {
  const draft = { name: 'Asha', email: '', subject: 'A cot', message: 'Is there one?' };
  expect(letterOf('contact', draft, 'Copperpod Inn', 'About the Attic.').body).toBe(
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
  expect(letterOf('contact', draft, 'Copperpod Inn')).toEqual({
    subject: 'A cot',
    body: 'Hello Copperpod Inn,\n\nNamaste,\nis there one?\n\nName: ಆಶಾ\nE-mail: asha@example.com\nSubject: A cot',
  });
});
