import { expect, test } from 'vitest';
import { classifySmtpError, describeSmtpError } from '../delivery/smtpErrors.ts';
import { UNKNOWN_DELIVERY } from '../outbox/salvage.ts';
import { type DeliveryHealth, isSerious, problemsOf } from './health.ts';

const NOW = Date.UTC(2027, 2, 10, 12);
const WELL: DeliveryHealth = {
  store: 'good',
  damagedFiles: [],
  mailServer: { kind: 'good' },
  waiting: undefined,
  givenUp: undefined,
  held: 3,
};
const minutesAgo = (minutes: number) => new Date(NOW - minutes * 60_000);
const REFUSED = { kind: 'bad', codes: 'EAUTH 535 AUTH PLAIN', since: minutesAgo(5) } as const;

function told(changes: Partial<DeliveryHealth>) {
  const problems = problemsOf({ ...WELL, ...changes }, NOW);
  return problems.map((problem) => [isSerious(problem), problem.sentence]);
}

test('a healthy service has no problems', () => {
  expect(told({})).toEqual([]);
  expect(told({ mailServer: { kind: 'unknown' } })).toEqual([]);
  expect(told({ waiting: { count: 9, since: minutesAgo(59), codes: undefined } })).toEqual([]);
});

test('an unusable mail server is reported, but does not raise an alert yet', () => {
  expect(told({ mailServer: REFUSED })).toEqual([
    [
      false,
      'Since 2027-03-10 11:55 UTC the mail server cannot be used, enquiries wait safely: the mail server refuses the user name or password (EAUTH 535 AUTH PLAIN): correct them in SMTP_URL and start again.',
    ],
  ]);
});

test('enquiries that have waited for an hour are reported once, with number, time and reason', () => {
  const waiting = { count: 2, since: minutesAgo(61), codes: REFUSED.codes };
  expect(told({ waiting, mailServer: REFUSED })).toEqual([
    [
      true,
      '2 enquiries wait to be mailed, the first since 2027-03-10 10:59 UTC: the mail server refuses the user name or password (EAUTH 535 AUTH PLAIN): correct them in SMTP_URL and start again (npm run mail:outbox shows them).',
    ],
  ]);
});

test('a clock that was ahead when an enquiry arrived does not hide it', () => {
  const early = { count: 1, since: minutesAgo(-60 * 24), codes: 'EENVELOPE 550 RCPT TO' };
  const kinds = problemsOf({ ...WELL, waiting: early, givenUp: early }, NOW).map(
    ({ kind }) => kind,
  );
  expect(kinds).toEqual(['waiting', 'given-up']);
});

test('enquiries given up on, and an unusable outbox, are reported', () => {
  const givenUp = { count: 1, since: minutesAgo(5000), codes: 'EENVELOPE 550 RCPT TO' };
  expect(told({ store: 'unwritable', givenUp })).toEqual([
    [true, 'The last enquiry could not be stored: is the disk full?'],
    [
      true,
      '1 enquiry was given up on, the first of 2027-03-07 00:40 UTC: the mail server refuses the recipient (EENVELOPE 550 RCPT TO): check MAIL_TO; then npm run mail:outbox -- retry failed.',
    ],
  ]);
});

test('an enquiry that may have been mailed is retried by its number only', () => {
  const givenUp = { count: 1, since: minutesAgo(5000), codes: UNKNOWN_DELIVERY };
  const [[, sentence] = []] = told({ givenUp });
  expect(sentence).toMatch(
    /if it is not there; then npm run mail:outbox -- retry and its number\.$/,
  );
});

test.each([
  ['EAUTH 535 AUTH PLAIN', true, /user name or password/],
  ['EAUTH 454 AUTH PLAIN', true, /cannot check the password just now/],
  ['ECONNREFUSED CONN', true, /nothing answers/],
  ['ENOTFOUND CONN', true, /name is not found/],
  ['ETIMEDOUT CONN', true, /does not answer/],
  ['CERT_HAS_EXPIRED CONN', true, /encrypted/],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE CONN', true, /encrypted/],
  ['EPROTO CONN', true, /encrypted/],
  ['EPROTOCOL CONN', true, /breaks the conversation off/],
  ['ECONNECTION CONN', true, /breaks the conversation off/],
  ['EENVELOPE 451 RCPT TO', false, /try again later/],
  ['EENVELOPE 553 MAIL FROM', false, /MAIL_FROM/],
  ['EMESSAGE 552 DATA', false, /refuses the letter/],
  ['unknown', false, /delivery fails/],
])('%s: the server’s trouble %s, in words with its fix', (codes, isServer, words) => {
  expect(classifySmtpError(codes).isServer).toBe(isServer);
  expect(describeSmtpError(codes)).toMatch(words);
  expect(describeSmtpError(codes)).toMatch(/^[^\n]+ \([^)]+\): [^\n]+$/);
});
