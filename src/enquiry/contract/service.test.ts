import { expect, test } from 'vitest';
import { serviceOf } from './service.ts';

const EMAILJS = 'https://api.emailjs.com';
const ELSEWHERE = 'https://mail.inn.example';
const SMTP_URL = 'smtp://mail.in';

test.each([
  [{}, EMAILJS, 'emailjs'],
  [{ SMTP_URL }, 'self', 'own'],
  [{ EMAILJS_ORIGIN: 'self' }, 'self', 'own'],
  // A chosen service goes before our own mail settings.
  [{ EMAILJS_ORIGIN: EMAILJS, SMTP_URL }, EMAILJS, 'emailjs'],
  [{ EMAILJS_ORIGIN: ELSEWHERE, SMTP_URL }, ELSEWHERE, 'other'],
])('forms built with %j post to %s', (env, origin, kind) => {
  expect(serviceOf(env)).toEqual({ origin, kind });
});
