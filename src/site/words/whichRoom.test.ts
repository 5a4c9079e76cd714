import { expect, test } from 'vitest';
import { whichRoom } from './whichRoom.ts';

test('the remaining rooms are called kinds to choose from', () => {
  expect(whichRoom.fits(2, 4, undefined)).toBe('Two kinds of room sleep four: choose one.');
  expect(whichRoom.fits(1, 4, 'ac')).toBe('One kind of room with AC sleeps four.');
  expect(whichRoom.fits(2, 4, 'ac')).toBe('Two kinds with AC sleep four: choose one.');
  expect(whichRoom.fits(2, 1, undefined)).toBe('Two kinds of room suit one guest: choose one.');
  expect(whichRoom.fits(3, undefined, 'non-ac')).toBe(
    'Three kinds of room have a fan: choose one.',
  );
});

test('“five or more” never becomes “five”', () => {
  expect(whichRoom.guestsAre('5+')).toBe('5+ guests');
  expect(whichRoom.none('5+', undefined)).toBe('No single room sleeps five or more.');
  expect(whichRoom.message('5+')).toContain('there are 5 or more of us');
});
