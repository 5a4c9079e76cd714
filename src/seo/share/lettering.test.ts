import { expect, test } from 'vitest';
import { breakLines } from './lettering.ts';

const measure = (line: string) => line.length;

test('a short name stays on one line', () => {
  expect(breakLines('About Us', 20, 3, measure)).toEqual(['About Us']);
});

test('lines come out even, with no word left alone', () => {
  expect(breakLines('Deluxe Double Non-AC Room', 20, 3, measure)).toEqual([
    'Deluxe Double',
    'Non-AC Room',
  ]);
});

test('a sentence breaks where it pauses', () => {
  expect(breakLines('Come in. Your room is ready.', 20, 3, measure)).toEqual([
    'Come in.',
    'Your room is ready.',
  ]);
});

test('a text that fits in no number of lines is refused', () => {
  expect(breakLines('Tiruvannamalai', 8, 3, measure)).toBeUndefined();
  expect(breakLines('one two three four', 5, 3, measure)).toBeUndefined();
});
