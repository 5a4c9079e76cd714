import { expect, test } from 'vitest';
import { dayOf, isToday, nightsBetween, today } from './dates.ts';

test.each(['', 'soon', '2027-02-30', '2027-13-01', '27-03-10', '2027-3-1', '275760-09-14'])(
  '“%s” is no day',
  (typed) => {
    expect(dayOf(typed)).toBeUndefined();
  },
);

test.each([
  ['2027-03-10', '2027-03-12', 2],
  ['2027-03-12', '2027-03-10', -2],
  ['0027-03-10', '2027-03-10', 730_485],
  ['20270-03-10', '20270-03-11', 1],
  ['2027-03-10', '', undefined],
])('from %s to %s: %s nights', (checkin, checkout, nights) => {
  expect(nightsBetween(checkin, checkout)).toBe(nights);
});

test('today is the guest’s own day', () => {
  expect(today(new Date(2027, 2, 10, 23, 59))).toEqual(dayOf('2027-03-10'));
});

test.each([
  ['2027-03-10', true],
  // The inn's day has begun.
  ['2027-03-11', true],
  ['2027-03-12', false],
  ['', false],
])('just before an inn’s midnight, %j is today: %s', (typed, expected) => {
  const zone = process.env['TZ'];
  process.env['TZ'] = 'America/Los_Angeles';
  expect(isToday(typed, 'Asia/Kolkata', new Date('2027-03-10T19:00:00Z'))).toBe(expected);
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});
