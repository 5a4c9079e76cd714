import { expect, test } from 'vitest';
import { emailjsErrors, isLive, mailboxWarnings, originErrors } from './settings.ts';

const IDS = {
  EMAILJS_SERVICE_ID: 'service_1',
  EMAILJS_BOOKING_TEMPLATE_ID: 'template_1',
  EMAILJS_CONTACT_TEMPLATE_ID: 'template_2',
  EMAILJS_PUBLIC_KEY: 'key',
};

test.each([
  [undefined, /does not know its own address/],
  ['kadalamane.in', /not written as an address/],
  ['http://kadalamane.in', /is not encrypted/],
  ['https://example.org', /where no guest can come/],
  ['https://inn.example', /where no guest can come/],
  ['http://localhost:4321', /where no guest can come/],
  ['https://127.0.0.1', /where no guest can come/],
])('SITE_ORIGIN=%s is no address for guests', (typed, message) => {
  const env = { SITE_ORIGIN: typed };
  expect(originErrors(env)).toEqual([
    {
      severity: 'error',
      setup: 'address',
      message: expect.stringMatching(message),
      fix: expect.any(String),
      hint: expect.stringMatching(/SITE_ORIGIN/),
    },
  ]);
  expect(isLive(env)).toBe(false);
});

test('a real https address is for guests', () => {
  const env = { SITE_ORIGIN: 'https://kadalamane.in,https://www.kadalamane.in' };
  expect(originErrors(env)).toEqual([]);
  expect(isLive(env)).toBe(true);
});

test('a missing e-mail service and an incomplete one give different messages', () => {
  expect(emailjsErrors(IDS)).toEqual([]);
  expect(emailjsErrors({})[0]?.message).toMatch(/No e-mail service is set/);
  const { EMAILJS_PUBLIC_KEY: _, ...half } = IDS;
  expect(emailjsErrors({ ...half, EMAILJS_SERVICE_ID: 'YOUR_SERVICE_ID' })[0]?.hint).toContain(
    'Set EMAILJS_SERVICE_ID, EMAILJS_PUBLIC_KEY in .env',
  );
});

test('only EmailJS needs its ids', () => {
  expect(emailjsErrors({ SMTP_URL: 'smtp://mail.in' })).toEqual([]);
  expect(emailjsErrors({ EMAILJS_ORIGIN: 'https://mail.inn.example' })).toEqual([]);
});

test.each([
  ['smtp://me:secret@mail.example.org:587', true],
  ['smtp://me:secret@mail.example.org?requireTLS=false', true],
  ['smtp://me:secret@mail.example.org:587?requireTLS=true', false],
  ['smtps://me:secret@mail.example.org:465', false],
  ['smtp://mail.example.org:25', false],
  ['smtp://me:secret@127.0.0.1:1025', false],
  ['smtp://me:secret@localhost:1025', false],
  ['', false],
])('a password in SMTP_URL=%s may cross the network as it is: %s', (SMTP_URL, isExposed) => {
  const found = mailboxWarnings({ SMTP_URL });
  expect(found.map(({ severity }) => severity)).toEqual(isExposed ? ['warning'] : []);
  expect(JSON.stringify(found)).not.toContain('secret');
});
