import { expect, test } from 'vitest';
import { hoursOf, isDuring, minutesOf } from './hours.ts';

test.each([
  ['23:00', '22:30', '05:00', true],
  ['04:59', '22:30', '05:00', true],
  ['22:30', '22:30', '05:00', true],
  ['05:00', '22:30', '05:00', false],
  ['12:00', '22:30', '05:00', false],
  ['8:00', '8:00', '11:00', true],
  ['11:00', '8:00', '11:00', false],
  // The last train goes after midnight.
  ['00:15', '00:30', '05:00', false],
  ['00:30', '00:30', '05:00', true],
  ['23:00', '00:30', '05:00', false],
  // No hours at all.
  ['8:00', '8:00', '8:00', false],
])('%s is within %s and %s: %s', (time, from, until, expected) => {
  const minute = minutesOf(time);
  expect(isDuring(minute, hoursOf({ from, until }))).toBe(expected);
  // The same minute, of the day before.
  expect(isDuring(minute - 24 * 60, hoursOf({ from, until }))).toBe(expected);
});
