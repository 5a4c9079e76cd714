import { expect, test } from 'vitest';
import {
  ELAPSED_FIELD,
  OUR_SUBJECT_FIELD,
  PLACEHOLDERS,
  TRAP_FIELD,
} from '../../src/enquiry/contract/service.ts';
import { BOOKING, bookingForm, contactForm } from '../../tests/mail/support/enquiries.ts';
import { folderWith } from '../../tests/mail/support/folders.ts';
import { readRoomNames } from '../innFacts.ts';
import { classifySubmission, extrasOf, readForm, withEnquiryContext } from './submission.ts';

function classified(form: FormData) {
  return classifySubmission(
    new Map([...form].map(([name, value]) => [name, String(value)])),
    PLACEHOLDERS,
  );
}

test('the template id identifies the form', () => {
  expect(classified(bookingForm())).toMatchObject({
    kind: 'accepted',
    enquiry: { kind: 'booking' },
  });
  expect(classified(contactForm())).toMatchObject({
    kind: 'accepted',
    enquiry: { kind: 'contact' },
  });
});

test('the form’s own fields come in order, extra fields after them; ours are left out', () => {
  const verdict = classified(
    bookingForm({ note: 'late', [TRAP_FIELD]: '', [ELAPSED_FIELD]: '9000' }),
  );
  expect(verdict).toMatchObject({
    enquiry: { fields: Object.entries(BOOKING), extras: [['note', 'late']] },
    looksLikeBot: false,
  });
});

test('optional fields of a message count as its own if they are filled in', () => {
  const days = { checkin: '2027-03-10', checkout: '' };
  expect(classified(contactForm(days))).toMatchObject({
    enquiry: {
      fields: [['name'], ['email'], ['checkin', '2027-03-10'], ['subject'], ['message']].map(
        ([name, value]) => [name, value ?? expect.any(String)],
      ),
      extras: [],
    },
  });
  expect(classified(contactForm({ checkin: 'soon' }))).toMatchObject({
    reason: 'The form cannot be accepted: checkin is malformed',
  });
});

test('a subject that a page in another language filled in is stored in English', () => {
  const subject = 'ಅಟ್ಟ, ಮಾರ್ಚ್ 10 – ಮಾರ್ಚ್ 12, 3 ಜನ';
  const filled = { room: 'Attic', checkin: '2027-03-10', checkout: '2027-03-12', guests: '3' };
  const subjectOf = (changes: Record<string, string>) => {
    const verdict = classified(contactForm({ ...filled, subject, ...changes }));
    return verdict.kind === 'accepted' && new Map(verdict.enquiry.fields).get('subject');
  };
  expect(subjectOf({ [OUR_SUBJECT_FIELD]: subject })).toBe('Attic, 10–12 March, 3 guests');
  expect(subjectOf({ [OUR_SUBJECT_FIELD]: 'ಅಟ್ಟ' })).toBe(subject);
  expect(subjectOf({})).toBe(subject);
  const own = classified(contactForm({ [OUR_SUBJECT_FIELD]: 'ಅಟ್ಟ', language: 'Kannada' }));
  expect(own).toMatchObject({ enquiry: { extras: [['language', 'Kannada']] } });
});

test.each([
  [{ user_id: '' }, 'The user_id parameter is required'],
  [{ service_id: '' }, 'The service_id parameter is required'],
  [{ template_id: '' }, 'The template_id parameter is required'],
  [{ user_id: 'x' }, 'The Public Key is invalid: it must be what EMAILJS_PUBLIC_KEY says.'],
  [{ service_id: 'x' }, 'The service ID not found: it must be what EMAILJS_SERVICE_ID says.'],
])('ids we do not answer to are refused as EmailJS does: %o', (changes, reason) => {
  expect(classified(bookingForm(changes))).toEqual({ kind: 'refused', reason });
});

test('a template we do not know is refused', () => {
  expect(classified(bookingForm({ template_id: 'x' }))).toMatchObject({
    kind: 'refused',
    reason: expect.stringContaining('The template ID not found'),
  });
});

test('every violated rule is named, without what was typed', () => {
  expect(classified(bookingForm({ email: 'asha', rooms: '', name: 'x'.repeat(201) }))).toEqual({
    kind: 'refused',
    reason: 'The form cannot be accepted: name is too-long, email is malformed, rooms is missing',
  });
});

test.each([
  { email: 'asha@gmail' },
  { rooms: '0' },
  { rooms: '-1.5' },
  { checkin: '0027-03-10' },
  { checkin: '20270-03-10', checkout: '2001-03-12' },
])('what the form only asks about is accepted: %o', (changes) => {
  expect(classified(bookingForm(changes))).toMatchObject({ kind: 'accepted', looksLikeBot: false });
});

test.each([
  ['nothing said (no JavaScript)', {}, false],
  ['a person’s time', { [ELAPSED_FIELD]: '2000' }, false],
  ['no time at all', { [ELAPSED_FIELD]: '150' }, true],
  ['a time that is no number', { [ELAPSED_FIELD]: 'soon' }, true],
  ['the invisible field filled in', { [TRAP_FIELD]: 'https://spam.example' }, true],
])('%s looks like a bot: %o → %s', (_, changes, looksLikeBot) => {
  expect(classified(bookingForm(changes))).toMatchObject({ kind: 'accepted', looksLikeBot });
});

function requestOf(body: FormData | URLSearchParams | string): Request {
  return new Request('http://localhost/', { method: 'POST', body });
}

function formOf(...fields: [string, string][]): FormData {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  return form;
}

test('multipart and URL-encoded forms are read alike', async () => {
  const fields: [string, string][] = [
    ['name', ' ಆಶಾ ರಾವ್ '],
    ['message', 'one\r\ntwo\rthree'],
  ];
  const expected = new Map([
    ['name', 'ಆಶಾ ರಾವ್'],
    ['message', 'one\ntwo\nthree'],
  ]);
  expect(await readForm(requestOf(formOf(...fields)))).toEqual(expected);
  expect(await readForm(requestOf(new URLSearchParams(fields)))).toEqual(expected);
});

test('what is not a form cannot be read', async () => {
  expect(await readForm(requestOf('{"name":"Asha"}'))).toBeUndefined();
});

test('a hundred fields are read, more are not', async () => {
  const many = (count: number) =>
    formOf(...Array.from({ length: count }, (_, index): [string, string] => [`f${index}`, 'x']));
  expect((await readForm(requestOf(many(100))))?.size).toBe(100);
  expect(await readForm(requestOf(many(101)))).toBeUndefined();
});

test('a name sent twice keeps both values, once each', async () => {
  const form = await readForm(requestOf(formOf(['a', '1'], ['a', '2'], ['b', '1'], ['b', '1'])));
  expect([...(form ?? [])]).toEqual([
    ['a', '1, 2'],
    ['b', '1'],
  ]);
});

test('control characters are dropped, line ends and joiners kept', async () => {
  const form = await readForm(requestOf(formOf(['a', 'x\0y\u001b[31m\u0085\nನ್\u200dಕ'])));
  expect(form?.get('a')).toBe('xy[31m\nನ್\u200dಕ');
});

test('lines that were copied from a note stay lines', async () => {
  const form = await readForm(requestOf(formOf(['a', 'one\u2028two\u2029three\r\nfour'])));
  expect(form?.get('a')).toBe('one\ntwo\nthree\nfour');
});

test('an attached file does not reject the enquiry', async () => {
  const form = formOf(['name', 'Asha']);
  form.append('photo', new File(['bytes'], 'van.jpg'));
  const read = await readForm(requestOf(form));
  expect(read?.get('name')).toBe('Asha');
  expect(read?.get('photo')).toContain('van.jpg');
});

test('extra fields are kept, shortened, and empty ones left out', () => {
  const form = new Map([
    ['name', 'Asha'],
    ['note', 'x'.repeat(3000)],
    ['empty', ''],
    ['', 'nameless'],
  ]);
  expect(extrasOf(form, new Set(['name']))).toEqual([
    ['note', `${'x'.repeat(2000)}…`],
    ['(no name)', 'nameless'],
  ]);
});

const PAGE = 'https://inn.example/contact';
const rooms = () => ({ Attic: 'The Attic' });
const context = (referer: string | undefined, fields: [string, string][] = []) =>
  Object.fromEntries(withEnquiryContext(new Map(fields), referer, rooms));

test('a form sent without JavaScript takes the context from its page’s address', () => {
  expect(context(`${PAGE}?room=Attic&guests=3`)).toEqual({ room: 'The Attic', guests: '3' });
});

test('the form’s own context wins, even if it says less', () => {
  expect(context(`${PAGE}?room=Attic&guests=3`, [['room', 'Cellar']])).toEqual({ room: 'Cellar' });
});

test('an empty number of guests is taken from the address, unless the guest emptied it', () => {
  const page = `${PAGE}?guests=3`;
  expect(context(page, [['guests', '']])).toEqual({ guests: '3' });
  expect(context(page, [['guests', '4']])).toEqual({ guests: '4' });
  expect(
    context(page, [
      ['guests', ''],
      ['reference', ''],
    ]),
  ).toEqual({ guests: '', reference: '' });
});

test.each([undefined, '', 'nonsense', 'https://inn.example/', PAGE, `${PAGE}?room=Cellar`])(
  'where it was sent from (%j) adds nothing that is not a room',
  (referer) => {
    expect(context(referer)).toEqual({});
  },
);

test('rooms are read from the built site; none if it has no list or an invalid one', () => {
  const names = (text: string) => readRoomNames(folderWith({ 'rooms.json': text }));
  expect(names('{"Attic":"The Attic","Odd":3}')).toEqual({ Attic: 'The Attic' });
  for (const text of ['', 'null', '[', '"x"'])
    expect(names(text), text).not.toHaveProperty('Attic');
  expect(readRoomNames('/nowhere')).toEqual({});
});
