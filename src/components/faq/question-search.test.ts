// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { idIn, resultMessage } from './question-search.ts';

test('how many were found is one of three sentences', () => {
  const sentences = { none: 'None of “[typed]”.', one: '1 result', many: '[count] results' };
  expect([0, 1, 12].map((count) => resultMessage(count, sentences, 'a $& b'))).toEqual([
    'None of “a $& b”.',
    '1 result',
    '12 results',
  ]);
});

test('an address that was cut short names no answer', () => {
  expect(idIn('#wi-fi')).toBe('wi-fi');
  expect(idIn('#caf%C3%A9')).toBe('café');
  expect(idIn('#caf%C3')).toBe('');
});
