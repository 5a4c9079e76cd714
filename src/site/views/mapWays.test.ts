import { expect, test } from 'vitest';
import { wayFinder } from './mapWays.ts';

/** A street from the inn to a crossing, from which roads lead north and east. */
const street = [
  { x: 0, y: 0 },
  { x: 50, y: 0 },
];
const north = [
  { x: 50, y: -300 },
  { x: 50, y: -100 },
  { x: 50, y: 0 },
];
const east = [
  { x: 50, y: 0 },
  { x: 150, y: 0 },
];
const wayTo = wayFinder([north, street, east], { x: 0, y: 0 });

test('a way follows the drawn lines from the inn to a place on them', () => {
  expect(wayTo({ x: 50, y: -100 })).toEqual([
    { x: 0, y: 0 },
    { x: 50, y: 0 },
    { x: 50, y: -100 },
  ]);
});

test('a way to a distant place goes as far as the lines do', () => {
  expect(wayTo({ x: 60, y: -3000 })?.at(-1)).toEqual({ x: 50, y: -300 });
  expect(wayTo({ x: 2000, y: 10 })?.at(-1)).toEqual({ x: 150, y: 0 });
});

test('if no line leads towards a place, there is no way', () => {
  expect(wayTo({ x: -400, y: 0 })).toBeUndefined();
  expect(wayFinder([], { x: 0, y: 0 })({ x: 9, y: 9 })).toBeUndefined();
});

test('lines that do not meet the inn’s are not followed', () => {
  const apart = [
    { x: 300, y: 300 },
    { x: 310, y: 310 },
  ];
  expect(wayFinder([street, apart], { x: 0, y: 0 })({ x: 310, y: 310 })?.at(-1)).toEqual({
    x: 50,
    y: 0,
  });
});
