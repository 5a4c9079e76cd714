import { expect, test } from 'vitest';
import { HOUR } from '../../lib/durations.ts';
import { RateLimit } from './rateLimit.ts';

test('a caller may send so many an hour; others are not affected', () => {
  const clock = { now: 0 };
  const limit = new RateLimit(2, () => clock.now);
  limit.count('a');
  clock.now = HOUR / 2;
  limit.count('a');
  expect(limit.isReached('a')).toBe(true);
  expect(limit.isReached('b')).toBe(false);
  clock.now = HOUR + 1;
  expect(limit.isReached('a')).toBe(false);
});

test('all callers together are bounded', () => {
  const limit = new RateLimit(20, () => 0);
  for (let index = 0; index < 1000; index += 1) limit.count(`caller ${index}`);
  expect(limit.isReached('another')).toBe(true);
});

test('0 turns it off', () => {
  const limit = new RateLimit(0, () => 0);
  for (let index = 0; index < 2000; index += 1) limit.count('a');
  expect(limit.isReached('a')).toBe(false);
});
