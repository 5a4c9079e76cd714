import { expect, test } from 'vitest';
import { dayOf } from './dates.ts';
import { findErrors } from './forms.ts';
import { findWarnings, immediateWarnings } from './warnings.ts';

const NOW = dayOf('2027-03-10');
const CORRECT = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  mobile: '98450 12345',
  checkin: '2027-03-10',
  checkout: '2027-03-12',
  rooms: '2',
};

test('neither a correct enquiry nor an empty one has warnings', () => {
  expect(findWarnings('booking', CORRECT, NOW)).toEqual({});
  expect(findWarnings('booking', {}, NOW)).toEqual({});
});

test.each([
  [{ email: 'asha@house' }, { email: 'no-ending' }],
  [{ email: 'asha@gmail' }, { email: 'mistyped' }],
  [{ email: 'asha@gmial.com' }, { email: 'mistyped' }],
  [{ mobile: '98800' }, { mobile: 'no-mobile' }],
  [{ mobile: 'call me' }, { mobile: 'no-mobile' }],
  [{ rooms: '0' }, { rooms: 'no-room' }],
  [{ rooms: '-2' }, { rooms: 'no-room' }],
  [{ rooms: '1.5' }, { rooms: 'part-room' }],
  [{ checkin: '2027-03-09' }, { checkin: 'past' }],
  [{ checkin: '0027-03-10' }, { checkin: 'odd-year' }],
  [{ checkout: '20270-03-12' }, { checkout: 'odd-year' }],
  [{ checkout: '4027-03-12' }, { checkout: 'odd-year' }],
] as const)('%o has a warning and no error', (change, warnings) => {
  expect(findWarnings('booking', { ...CORRECT, ...change }, NOW)).toEqual(warnings);
  expect(findErrors('booking', { ...CORRECT, ...change })).toEqual({});
});

test('a field with an error has no warning', () => {
  expect(findWarnings('booking', { ...CORRECT, email: 'asha@', rooms: '' }, NOW)).toEqual({});
});

test('warnings about half a word wait until the field is left; those about numbers do not', () => {
  expect(
    immediateWarnings({
      email: 'mistyped',
      mobile: 'no-mobile',
      checkin: 'odd-year',
      rooms: 'no-room',
    }),
  ).toEqual({
    rooms: 'no-room',
  });
});
