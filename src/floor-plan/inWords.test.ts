import { expect, test } from 'vitest';
import { floorPlan as english } from '../site/words/floorPlan.ts';
import { floorPlan as hindi } from '../site/words/hi/floorPlan.ts';
import { floorPlan as kannada } from '../site/words/kn/floorPlan.ts';
import { planInWords } from './inWords.ts';
import type { Piece, Wall } from './plan.ts';

const spaced = (text: string) => text.replaceAll('\u00a0', ' ');
const at = (kind: Piece['kind'], wall: Wall): Piece => ({ kind, wall, from: 0 });
const told = (pieces: Piece[], floorSpace?: number) =>
  spaced(planInWords({ width: 4, depth: 3.5, pieces }, floorSpace));

test('a plan in words names beds, then things by wall, then the fan and the bath', () => {
  const pieces = [
    at('bath', 'left'),
    at('fan', 'top'),
    at('desk', 'bottom'),
    at('window', 'top'),
    at('door', 'bottom'),
    at('single bed', 'right'),
    at('single bed', 'right'),
  ];
  expect(told(pieces, 14)).toBe(
    '14 m²: two single beds along the right wall; a window opposite the door; a desk by the door; a ceiling fan; a bathroom off the left wall.',
  );
});

test.each([
  [['double bed'], 'one double bed along the far wall.'],
  [['queen bed', 'single bed'], 'one single bed and one queen bed along the far wall.'],
  [['single bed', 'single bed', 'single bed'], 'three single beds along the far wall.'],
  [
    ['single bed', 'single bed', 'single bed', 'single bed'],
    'four single beds along the far wall.',
  ],
  [['armchair', 'desk', 'wardrobe'], 'a desk, an armchair and a wardrobe opposite the door.'],
  [['fan', 'fan'], 'two ceiling fans.'],
] as const)('%j', (kinds, text) => {
  expect(told([at('door', 'bottom'), ...kinds.map((kind) => at(kind, 'top'))])).toBe(
    `14 m²: ${text}`,
  );
});

test.each([
  ['bottom', 'on the left'],
  ['left', 'by the door'],
  ['top', 'on the right'],
  ['right', 'opposite the door'],
] as const)('left and right are as one comes in by a door in the %s wall', (door, where) => {
  expect(told([at('door', door), at('desk', 'left')])).toBe(`14 m²: a desk ${where}.`);
});

test('the measure keeps its unit on the line', () => {
  expect(english.measure(3.9, 4.75)).toBe('3.9\u00a0×\u00a04.75\u00a0m');
});

test.each([
  [english, 1, 'One pair of sandals at the door, for one guest.'],
  [english, 3, 'Three pairs of sandals at the door, one for each guest.'],
  [kannada, 1, 'ಬಾಗಿಲ ಬಳಿ ಒಂದು ಜೋಡಿ ಚಪ್ಪಲಿ, ಒಬ್ಬ ಅತಿಥಿಯದು.'],
  [hindi, 1, 'दरवाज़े पर एक जोड़ी चप्पलें, एक मेहमान की।'],
])('sandals of one guest and of several', ({ sandals }, guests, text) => {
  expect(sandals(guests)).toBe(text);
});
