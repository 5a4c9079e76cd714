import { expect, test } from 'vitest';
import { ELAPSED_FIELD, PLACEHOLDERS, TRAP_FIELD } from '../../src/enquiry/contract/service.ts';
import { BOOKING, bookingForm, contactForm } from '../../tests/mail/support/enquiries.ts';
import { classifySubmission } from './classifySubmission.ts';

function judged(form: FormData) {
  return classifySubmission(
    new Map([...form].map(([name, value]) => [name, String(value)])),
    PLACEHOLDERS,
  );
}

test('the template says which form it is', () => {
  expect(judged(bookingForm())).toMatchObject({ kind: 'accepted', enquiry: { kind: 'booking' } });
  expect(judged(contactForm())).toMatchObject({ kind: 'accepted', enquiry: { kind: 'contact' } });
});

test('the form’s own fields come in its order, all others after; ours are not the guest’s', () => {
  const verdict = judged(bookingForm({ note: 'late', [TRAP_FIELD]: '', [ELAPSED_FIELD]: '9000' }));
  expect(verdict).toMatchObject({
    enquiry: { fields: Object.entries(BOOKING), extras: [['note', 'late']] },
    looksLikeBot: false,
  });
});

test.each([
  [{ user_id: '' }, 'The user_id parameter is required'],
  [{ service_id: '' }, 'The service_id parameter is required'],
  [{ template_id: '' }, 'The template_id parameter is required'],
  [{ user_id: 'x' }, 'The Public Key is invalid: it must be what EMAILJS_PUBLIC_KEY says.'],
  [{ service_id: 'x' }, 'The service ID not found: it must be what EMAILJS_SERVICE_ID says.'],
])('ids we do not answer to are refused as EmailJS does: %o', (changes, reason) => {
  expect(judged(bookingForm(changes))).toEqual({ kind: 'refused', reason });
});

test('a template we do not know is refused', () => {
  expect(judged(bookingForm({ template_id: 'x' }))).toMatchObject({
    kind: 'refused',
    reason: expect.stringContaining('The template ID not found'),
  });
});

test('every broken rule is named, and nothing of what was typed', () => {
  expect(judged(bookingForm({ email: 'asha', rooms: '', name: 'x'.repeat(201) }))).toEqual({
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
  expect(judged(bookingForm(changes))).toMatchObject({ kind: 'accepted', looksLikeBot: false });
});

test.each([
  ['nothing said (no JavaScript)', {}, false],
  ['a person’s time', { [ELAPSED_FIELD]: '2000' }, false],
  ['no time at all', { [ELAPSED_FIELD]: '150' }, true],
  ['a time that is no number', { [ELAPSED_FIELD]: 'soon' }, true],
  ['the invisible field filled in', { [TRAP_FIELD]: 'https://spam.example' }, true],
])('%s looks like a bot: %o → %s', (_, changes, looksLikeBot) => {
  expect(judged(bookingForm(changes))).toMatchObject({ kind: 'accepted', looksLikeBot });
});
