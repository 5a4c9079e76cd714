import { expect, test } from 'vitest';
import { dayOf } from './dates.ts';
import { findProblems } from './forms.ts';
import { atOnce, findDoubts } from './warnings.ts';

const NOW = dayOf('2027-03-10');
const SOUND = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  mobile: '98450 12345',
  checkin: '2027-03-10',
  checkout: '2027-03-12',
  rooms: '2',
};

test('nothing is asked about a sound enquiry, nor about an empty one', () => {
  expect(findDoubts('booking', SOUND, NOW)).toEqual({});
  expect(findDoubts('booking', {}, NOW)).toEqual({});
});

test.each([
  [{ email: 'asha@gmail' }, { email: 'no-ending' }],
  [{ rooms: '0' }, { rooms: 'no-room' }],
  [{ rooms: '-2' }, { rooms: 'no-room' }],
  [{ rooms: '1.5' }, { rooms: 'part-room' }],
  [{ checkin: '2027-03-09' }, { checkin: 'past' }],
  [{ checkin: '0027-03-10' }, { checkin: 'odd-year' }],
  [{ checkout: '20270-03-12' }, { checkout: 'odd-year' }],
  [{ checkout: '4027-03-12' }, { checkout: 'odd-year' }],
] as const)('%o is asked about, and taken', (slip, doubts) => {
  expect(findDoubts('booking', { ...SOUND, ...slip }, NOW)).toEqual(doubts);
  expect(findProblems('booking', { ...SOUND, ...slip })).toEqual({});
});

test('what is refused is not asked about as well', () => {
  expect(findDoubts('booking', { ...SOUND, email: 'asha@', rooms: '' }, NOW)).toEqual({});
});

test('half a word waits; a number does not', () => {
  expect(atOnce({ email: 'no-ending', checkin: 'odd-year', rooms: 'no-room' })).toEqual({
    rooms: 'no-room',
  });
});
