import { expect, test } from 'vitest';
import { emailjsFaults, isLive, originFaults, serviceOf } from './settings.ts';

const IDS = {
  EMAILJS_SERVICE_ID: 'service_1',
  EMAILJS_BOOKING_TEMPLATE_ID: 'template_1',
  EMAILJS_CONTACT_TEMPLATE_ID: 'template_2',
  EMAILJS_PUBLIC_KEY: 'key',
};

test.each([
  [undefined, /is not set/],
  ['kadalamane.in', /must be an origin such as/],
  ['http://kadalamane.in', /is not encrypted/],
  ['https://example.org', /where no guest can come/],
  ['https://inn.example', /where no guest can come/],
  ['http://localhost:4321', /where no guest can come/],
  ['https://127.0.0.1', /where no guest can come/],
])('SITE_ORIGIN=%s is no address for guests', (typed, sentence) => {
  const env = { SITE_ORIGIN: typed };
  expect(originFaults(env)).toEqual([
    { sentence: expect.stringMatching(sentence), mend: expect.stringMatching(/SITE_ORIGIN/) },
  ]);
  expect(isLive(env)).toBe(false);
});

test('an https address that is no example is for guests', () => {
  const env = { SITE_ORIGIN: 'https://kadalamane.in,https://www.kadalamane.in' };
  expect(originFaults(env)).toEqual([]);
  expect(isLive(env)).toBe(true);
});

test('no e-mail service at all, and one that is set by half, are told apart', () => {
  expect(emailjsFaults(IDS)).toEqual([]);
  expect(emailjsFaults({})[0]?.sentence).toMatch(/No e-mail service is set/);
  const { EMAILJS_PUBLIC_KEY: _, ...half } = IDS;
  expect(emailjsFaults({ ...half, EMAILJS_SERVICE_ID: 'YOUR_SERVICE_ID' })[0]?.mend).toContain(
    'Set EMAILJS_SERVICE_ID, EMAILJS_PUBLIC_KEY in .env',
  );
});

test('a mail server, or the word self, means our own e-mail service', () => {
  expect(serviceOf({ SMTP_URL: 'smtp://mail.in' })).toBe('own');
  expect(serviceOf({ EMAILJS_ORIGIN: 'self' })).toBe('own');
  expect(serviceOf(IDS)).toBe('emailjs');
});
