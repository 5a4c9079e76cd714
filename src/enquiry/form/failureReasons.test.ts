import { EmailJSResponseStatus } from '@emailjs/browser';
import { expect, test } from 'vitest';
import { enquiry as words } from '../../site/words/enquiry.ts';
import { FAILURE_REASONS } from '../contract/outcomes.ts';
import { NoAnswer, reasonOf, StrangeAnswer } from './delivery.ts';

test.each([
  [403, 'blocked'],
  [429, 'too-many'],
  [451, 'headless'],
  [413, 'too-large'],
  [400, 'misconfigured'],
  [404, 'misconfigured'],
  [412, 'misconfigured'],
  [408, 'timeout'],
  [504, 'timeout'],
  [500, 'service-down'],
  [503, 'service-down'],
  [0, 'offline'],
  [302, 'nonsense'],
  [999, 'nonsense'],
] as const)('status %i is %s', (status, reason) => {
  expect(reasonOf(new EmailJSResponseStatus(status, 'why'))).toBe(reason);
});

test('the client’s string about a missing parameter means misconfigured', () => {
  expect(reasonOf('The public key is required. Visit …')).toBe('misconfigured');
});

test('what fetch throws when the network is gone', () => {
  expect(reasonOf(new TypeError('Failed to fetch'))).toBe('offline');
});

test('our own time limit, and a page that is no answer', () => {
  expect(reasonOf(new NoAnswer())).toBe('timeout');
  expect(reasonOf(new StrangeAnswer())).toBe('nonsense');
});

test.each([undefined, null, 7, {}, { status: 'no' }, new Error('odd')])(
  'whatever else is thrown is nonsense: %o',
  (thrown) => {
    expect(reasonOf(thrown)).toBe('nonsense');
  },
);

test('every reason has a sentence of its own, without codes', () => {
  const sentences = FAILURE_REASONS.map((reason) => words.failures[reason]);
  expect(new Set(sentences).size).toBe(FAILURE_REASONS.length);
  for (const sentence of sentences) expect(sentence).not.toMatch(/\d|HTTP|error/i);
});
