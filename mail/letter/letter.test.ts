import { simpleParser } from 'mailparser';
import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';
import { BOOKING, CONTACT } from '../../tests/mail/support/enquiries.ts';
import type { Enquiry, Field } from '../outbox/enquiry.ts';
import { composeLetter } from './letter.ts';

const INN = { name: 'Copperpod Inn', city: 'Bengaluru', timeZone: 'Asia/Kolkata' };
const SETTING = { inn: INN, held: 0 };
const WHEN = new Date('2027-02-01T04:30:00Z');

function booking(changes: Partial<typeof BOOKING> = {}, extras: Field[] = []): Enquiry {
  return { kind: 'booking', fields: Object.entries({ ...BOOKING, ...changes }), extras };
}

function contact(changes: Readonly<Record<string, string>> = {}, extras: Field[] = []): Enquiry {
  return { kind: 'contact', fields: Object.entries({ ...CONTACT, ...changes }), extras };
}

/** The letter as a mail program parses it. */
async function received(enquiry: Enquiry) {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const letter = await composeLetter(enquiry, WHEN, SETTING);
  const { message } = await transport.sendMail({ ...letter, from: 'w@inn.example', to: 'a@b.c' });
  return simpleParser(message as Buffer);
}

test('a booking enquiry says what it is, and replies go to the guest', async () => {
  const mail = await received(booking());
  expect(mail.subject).toBe('Booking enquiry: Asha Rao, 10–12 March, 2 rooms');
  expect(mail.replyTo?.value).toEqual([{ name: 'Asha Rao', address: 'asha@example.org' }]);
  expect(mail.text).toContain(
    `Name: Asha Rao
E-mail: asha@example.org
Mobile number: 98450 12345
    Call: tel:+919845012345
    WhatsApp: https://wa.me/919845012345
Check-in: Wednesday, 10 March 2027
Check-out: Friday, 12 March 2027
Nights: 2
Rooms: 2`,
  );
  expect(mail.text).toContain('1 February 2027 at 10:00 (Bengaluru)');
});

test('the HTML says the same, with links to tap', async () => {
  const { html } = await received(booking());
  for (const label of [
    'Name',
    'E-mail',
    'Mobile number',
    'Check-in',
    'Check-out',
    'Nights',
    'Rooms',
  ]) {
    expect(html).toContain(`>${label}</th>`);
  }
  expect(html).toContain('href="tel:+919845012345"');
  expect(html).toContain('href="https://wa.me/919845012345"');
  expect(html).toContain('href="mailto:asha@example.org"');
});

test('a message keeps its lines', async () => {
  const mail = await received(contact());
  expect(mail.subject).toBe('Message: Asha Rao, Parking for a van');
  expect(mail.text).toContain('Message:\n    Is there room for a van?\n    It is 5 m long.');
});

test('any script arrives intact', async () => {
  const mail = await received(contact({ name: 'ಆಶಾ ರಾವ್', message: 'ನಮಸ್ಕಾರ 🙏 السلام' }));
  expect(mail.subject).toBe('Message: ಆಶಾ ರಾವ್, Parking for a van');
  expect(mail.replyTo?.value[0]?.name).toBe('ಆಶಾ ರಾವ್');
  expect(mail.text).toContain('ನಮಸ್ಕಾರ 🙏 السلام');
  expect(mail.html).toContain('ನಮಸ್ಕಾರ 🙏 السلام');
});

test('a likely mistake is in the subject and at the top of the letter', async () => {
  const wrong = { email: 'asha@gmial.com', mobile: 'call me', checkin: '0027-03-10', rooms: '-2' };
  const mail = await received(booking(wrong));
  expect(mail.subject).toMatch(
    /^Please check E-mail, Mobile number, Check-in, Rooms · Booking enquiry: Asha Rao/,
  );
  expect(mail.text).toMatch(
    /^Please check:\n {4}E-mail: may be mistyped, perhaps asha@gmail\.com\n {4}Mobile number: not a whole mobile number\n {4}Check-in: the year looks wrong\n {4}Rooms: fewer than one\nName: /,
  );
  expect(mail.html).toContain('may be mistyped, perhaps asha@gmail.com');
  // The guest's address is not changed.
  expect(mail.replyTo?.value[0]?.address).toBe('asha@gmial.com');
});

test('a stay that ends before it begins is flagged, once', async () => {
  const mail = await received(booking({ checkin: '2027-03-12', checkout: '2027-03-10' }));
  expect(mail.subject).toMatch(/^Please check Check-out · /);
  expect(mail.text).toContain('Please check: Check-out: before check-in\n');
  expect(mail.text).toContain('Nights: not known');
});

test.each([
  // Midnight has passed in Bengaluru, and not yet in UTC.
  ['2027-01-31', true],
  ['2027-02-01', false],
])('by the inn’s own day %s has passed: %s', async (checkin, hasPassed) => {
  const accepted = new Date('2027-01-31T19:00:00Z');
  const { text } = await composeLetter(booking({ checkin }), accepted, SETTING);
  expect(text.includes('Check-in: this date has passed')).toBe(hasPassed);
});

test('nothing that was typed becomes a header or a recipient', async () => {
  const evil = 'Asha\r\nBcc: victim@example.org\r\n\r\n<b>x</b>", <other@example.org>';
  const mail = await received(contact({ name: evil, subject: evil }));
  expect(mail.bcc).toBeUndefined();
  expect(mail.headers.has('bcc')).toBe(false);
  expect(mail.to).toMatchObject({ value: [{ address: 'a@b.c' }] });
  expect(mail.replyTo?.value).toHaveLength(1);
  expect(mail.replyTo?.value[0]?.address).toBe('asha@example.org');
});

test('nothing that was typed becomes markup', async () => {
  const evil = `<img src=x onerror="alert(1)"><a href='//evil'>&amp;`;
  const { html } = await received(booking({ name: evil }, [[evil, evil]]));
  expect(html).not.toMatch(/<img|<a href='|"alert/);
  expect(html).toContain('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;');
});

test('a guest’s line cannot pass for one of ours', async () => {
  const { text } = await received(contact({ message: 'Hello\nE-mail: other@example.org' }));
  expect(text?.split('\n').filter((line) => line.startsWith('E-mail:'))).toHaveLength(1);
});

test('unknown fields come at the end, under their own names', async () => {
  const { text } = await received(booking({}, [['arrival', 'late']]));
  expect(text).toMatch(/Rooms: 2\n\nAlso sent:\narrival: late\n/);
});

test('the context comes first, in the subject and in the letter', async () => {
  const context: Field[] = [
    ['guests', '3'],
    ['note', 'late'],
    ['room', 'Deluxe Double AC Room'],
  ];
  const mail = await received(contact({}, context));
  expect(mail.subject).toBe(
    'Deluxe Double AC Room, 3 guests · Message: Asha Rao, Parking for a van',
  );
  expect(mail.text).toMatch(/^Room: Deluxe Double AC Room\nGuests: 3\nName: Asha Rao\n/);
  expect(mail.html).toMatch(/<table[^>]*>\s*<tr>\s*<th[^>]*>Room<\/th>/);
  expect(mail.text).toMatch(/Also sent:\nnote: late\n/);
});

test('a subject that only names the room is not repeated', async () => {
  const context: Field[] = [['room', 'Deluxe Double AC Room']];
  const { subject } = await received(contact({ subject: 'Deluxe Double AC Room' }, context));
  expect(subject).toBe('Deluxe Double AC Room · Message: Asha Rao');
});

test('a forged room is cut to one short line', async () => {
  const { subject, text } = await received(
    contact({}, [['room', `Attic\nE-mail: other@example.org ${'x'.repeat(200)}`]]),
  );
  expect(subject?.length).toBeLessThanOrEqual(180);
  expect(text?.split('\n').filter((line) => line.startsWith('E-mail:'))).toHaveLength(1);
});

test('the reference stays whole, however long the subject is', async () => {
  const long = { name: 'n'.repeat(200), subject: 's'.repeat(300) };
  const mail = await received({ ...contact(long), reference: 'K7M-4RX' });
  expect(mail.subject).toMatch(/… \(K7M-4RX\)$/);
  expect(mail.subject?.length).toBeLessThanOrEqual(180);
  expect(mail.text).toContain('Reference: K7M-4RX');
});

test('subjects are short, and count rooms', async () => {
  const long = await received(contact({ name: 'n'.repeat(200), subject: 's'.repeat(300) }));
  expect(long.subject?.length).toBeLessThanOrEqual(180);
  expect((await received(booking({ rooms: '1' }))).subject).toMatch(/, 1 room$/);
});

test('the letter tells the owner how many enquiries are held', async () => {
  expect((await composeLetter(booking(), WHEN, SETTING)).text).not.toContain('Held');
  const { text, html } = await composeLetter(booking(), WHEN, { ...SETTING, held: 2 });
  for (const written of [text, html]) expect(written).toContain('look like a bot');
});

test('another inn’s letters have its own name, city and time zone; those of an unknown inn have none', async () => {
  const inn = { name: 'ಮೈಸೂರು House & Garden', city: 'Lisbon', timeZone: 'Europe/Lisbon' };
  const { text, html } = await composeLetter(booking(), WHEN, { inn, held: 0 });
  expect(text).toContain(
    'Sent from the website of ಮೈಸೂರು House & Garden on Monday, 1 February 2027 at 04:30 (Lisbon).',
  );
  expect(html).toContain('ಮೈಸೂರು House &amp; Garden');
  expect(text + html).not.toMatch(/Copperpod|Bengaluru/);
  const unknown = { name: '', city: '', timeZone: 'UTC' };
  const plain = await composeLetter(booking(), WHEN, { inn: unknown, held: 0 });
  expect(plain.text).toContain('Sent from the website on Monday, 1 February 2027 at 04:30 (UTC).');
});

test('a message’s days, guests and mobile number are in its subject and letter', async () => {
  const told = {
    checkin: '2027-03-10',
    checkout: '2027-03-12',
    guests: '3',
    mobile: '98450 12345',
  };
  const mail = await received(contact(told, [['room', 'Attic']]));
  expect(mail.subject).toBe('Attic, 10–12 March, 3 guests · Message: Asha Rao, Parking for a van');
  for (const line of [
    'Check-in: Wednesday, 10 March 2027',
    'Nights: 2',
    'Guests: 3',
    '    Call: tel:+919845012345',
  ]) {
    expect(mail.text?.split('\n')).toContain(line);
  }
  const { subject } = await received(contact({ ...told, subject: '10–12 March, 3 guests' }));
  expect(subject).toBe('10–12 March, 3 guests · Message: Asha Rao');
});

test.each(['Kannada', 'Hindi'])(
  'a letter from a page in %s says so above the guest’s words',
  async (language) => {
    const mail = await received(
      contact({ message: 'ಮಂಚ ಇದೆಯಾ?' }, [
        ['room', 'Attic'],
        ['language', language],
      ]),
    );
    expect(mail.text).toMatch(new RegExp(`^Room: Attic\nLanguage: ${language}\nName: `));
    expect(mail.text).toContain('ಮಂಚ ಇದೆಯಾ?');
    expect(mail.text).not.toContain('Also sent');
    expect(mail.html).toContain(`>${language}</span>`);
  },
);

test.each([
  ['Kannada', 'ಕ್ಷೇತ್ರ ದರ್ಶನಕ್ಕೆ ಸ್ತ್ರೀಯರಿಗೆ ಎರಡು ರೂಮ್ '],
  ['Hindi', 'क्षेत्र में स्त्रियों के लिए दो कमरे, श्री मूर्ति जी '],
])('a long subject in %s is cut between letters, and its header line by line', async (_, words) => {
  const letters = (text: string) =>
    [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
  const transport = createTransport({ streamTransport: true, buffer: true });
  const letter = await composeLetter(contact({ subject: words.repeat(12) }), WHEN, SETTING);
  const { message } = await transport.sendMail({ ...letter, from: 'w@inn.example', to: 'a@b.c' });
  // RFC 5322, 2.1.1 and RFC 2047, 2: no line is over 76 bytes, and all are ASCII.
  const head = String(message).split('\r\n\r\n')[0] ?? '';
  for (const line of head.split('\r\n')) expect(line).toMatch(/^[\x20-\x7e]{1,76}$/);
  const { subject = '' } = await simpleParser(message as Buffer);
  expect(subject).toBe(letter.subject);
  const said = letters(subject.slice('Message: Asha Rao, '.length).replace(/…$/, ''));
  expect(letters(words.repeat(12)).slice(0, said.length)).toEqual(said);
  expect(subject).toMatch(/…$/);
});
