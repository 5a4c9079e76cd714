import { expect, test } from 'vitest';
import { readNumber } from '../lib/settings.ts';
import { PLACEHOLDERS } from '../src/enquiry/contract/service.ts';
import { bareAddress, readMailSettings } from './settings.ts';

const REAL = { SMTP_URL: 'smtps://inn:s3cret@mail.example.org:465', MAIL_TO: 'inn@example.org' };
const INBOX = { mailTo: ['a@inn.example'], mailFrom: 'Website <w@inn.example>' };

test('with a mail server and a recipient, everything else has a default', () => {
  expect(readMailSettings(REAL)).toEqual({
    smtpUrl: REAL.SMTP_URL,
    mailTo: ['inn@example.org'],
    mailFrom: 'inn@example.org',
    dataDir: './data',
    siteOrigins: [],
    rateLimit: 20,
    trustProxy: false,
    acknowledge: false,
    ids: PLACEHOLDERS,
  });
});

test('the embedded inbox replaces unset settings', () => {
  expect(readMailSettings({}, INBOX)).toMatchObject({ ...INBOX, smtpUrl: '' });
});

test('a new server has a recipient before it has a mailbox', () => {
  const settings = { smtpUrl: '', mailTo: [REAL.MAIL_TO], mailFrom: REAL.MAIL_TO };
  expect(readMailSettings({ MAIL_TO: REAL.MAIL_TO })).toMatchObject(settings);
});

test('several recipients, origins and a named sender are read', () => {
  const settings = readMailSettings({
    ...REAL,
    MAIL_TO: 'inn@example.org, Owner <owner@example.org>',
    MAIL_FROM: 'Copperpod Inn <web@example.org>',
    SITE_ORIGIN: 'https://example.org/,https://www.example.org',
    TRUST_PROXY: 'on',
    RATE_LIMIT: '0',
  });
  expect(settings.mailTo).toEqual(['inn@example.org', 'owner@example.org']);
  expect(settings.siteOrigins).toEqual(['https://example.org', 'https://www.example.org']);
  expect(settings).toMatchObject({ trustProxy: true, rateLimit: 0 });
});

test.each([
  [{}, /MAIL_TO is not set/],
  [{ SMTP_URL: REAL.SMTP_URL }, /MAIL_TO is not set/],
  [{ ...REAL, SMTP_URL: 'inn:s3cret@mail.example.org' }, /SMTP_URL must look like/],
  [{ ...REAL, MAIL_TO: 'inn@example.org, nobody' }, /MAIL_TO must be/],
  [{ ...REAL, MAIL_FROM: 'Inn' }, /MAIL_FROM must be/],
  [{ ...REAL, SITE_ORIGIN: 'https://example.org/inn' }, /SITE_ORIGIN must be/],
  [{ ...REAL, TRUST_PROXY: 'perhaps' }, /TRUST_PROXY must be/],
  [{ ...REAL, DATA_DIR: '~/inn' }, /DATA_DIR must be a whole path/],
  [{ ...REAL, RATE_LIMIT: '-1' }, /RATE_LIMIT must be/],
])('a wrong setting is named, on one line and without its value: %o', (env, message) => {
  expect(() => readMailSettings(env)).toThrow(message);
  expect(() => readMailSettings(env)).not.toThrow(/s3cret|\n/);
});

test('a number out of range is refused, with the variable’s name', () => {
  expect(readNumber({}, 'PORT', 4321, 65_535)).toBe(4321);
  expect(() => readNumber({ PORT: '70000' }, 'PORT', 4321, 65_535)).toThrow('PORT must be');
});

test.each([
  ['inn@example.org', 'inn@example.org'],
  ['Copperpod Inn <inn@example.org>', 'inn@example.org'],
  ['inn@example.org\r\nBcc: x@y.z', undefined],
  ['Copperpod Inn', undefined],
])('the bare address of %j is %j', (typed, address) => {
  expect(bareAddress(typed)).toBe(address);
});
