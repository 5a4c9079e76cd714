import { expect, test } from 'vitest';
import { longDate, nightsInWords } from './formats.ts';

test('a date is told with its weekday, anything else as it is', () => {
  expect(longDate('2027-03-10')).toBe('Wednesday, 10 March 2027');
  expect(longDate('soon')).toBe('soon');
});

test.each([
  ['2027-03-10', '2027-03-12', /^2$/],
  ['2027-03-10', '2027-03-10', /^none \(a room for the day\)$/],
  ['2027-03-12', '2027-03-10', /^not known$/],
  ['soon', '2027-03-10', /^not known$/],
])('nights from %s to %s: %s', (checkin, checkout, words) => {
  expect(nightsInWords(checkin, checkout)).toMatch(words);
});
