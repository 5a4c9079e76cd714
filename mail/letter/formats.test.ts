import { expect, test } from 'vitest';
import { longDate, nightsInWords, shortStay } from './formats.ts';

test.each([
  ['2027-03-10', '2027-03-12', '10–12 March'],
  ['2027-03-28', '2027-04-02', '28 March – 2 April'],
  ['2027-12-30', '2028-01-02', '30 December 2027 – 2 January 2028'],
  ['20270-03-10', '20270-03-12', '10–12 March'],
  ['2027-03-10', '20270-03-12', '10 March 2027 – 12 March 20270'],
  ['soon', '2027-03-12', 'soon – 2027-03-12'],
])('a stay from %s to %s is %s', (checkin, checkout, words) => {
  expect(shortStay(checkin, checkout)).toBe(words);
});

test('a date is told with its weekday, anything else as it is', () => {
  expect(longDate('2027-03-10')).toBe('Wednesday, 10 March 2027');
  expect(longDate('soon')).toBe('soon');
});

test.each([
  ['2027-03-10', '2027-03-12', /^2$/],
  ['2027-03-10', '2027-03-10', /^0 \(check-out is not after/],
  ['2027-03-12', '2027-03-10', /^-2 \(check-out is not after/],
  ['soon', '2027-03-10', /^not known$/],
])('nights from %s to %s: %s', (checkin, checkout, words) => {
  expect(nightsInWords(checkin, checkout)).toMatch(words);
});
