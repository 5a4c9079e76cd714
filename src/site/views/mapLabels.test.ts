import { expect, test } from 'vitest';
import { overlap } from './mapLabels.ts';

const square = (x: number, y: number) => [
  { x, y },
  { x: x + 10, y },
  { x: x + 10, y: y + 10 },
  { x, y: y + 10 },
];
/** A square on its corner, whose own box reaches further than it. */
const diamond = [
  { x: 0, y: -10 },
  { x: 10, y: 0 },
  { x: 0, y: 10 },
  { x: -10, y: 0 },
];

test.each([
  ['one within the other', square(0, 0), square(2, 2), true],
  ['one beside the other', square(0, 0), square(11, 0), false],
  ['a turned one', diamond, square(4, -6), true],
  ['a turned one, whose box alone is met', diamond, square(7, 7), false],
])('%s', (_, one, other, expected) => {
  expect(overlap(one, other)).toBe(expected);
  expect(overlap(other, one)).toBe(expected);
});
