import { expect, test } from 'vitest';
import { diagnosticsAfter, swap } from '../../../tests/fixtures/contentFolder.ts';
import { smallPlan } from '../../../tests/fixtures/floorPlan.ts';

const DOUBLE = 'rooms/Double_Room.yaml';
const after = (was: string, is: string) =>
  diagnosticsAfter({ [DOUBLE]: (old) => old + swap(was, is)(smallPlan) });

test.each([
  ['as it is', 'width: 3.9', 'width: 3.9'],
  ['half a square metre less', 'depth: 3.6', 'depth: 3.47'],
  ['without a floor space', 'floorSpace: 14\n', ''],
  ['furniture that touches', 'from: 1.65', 'from: 1.15'],
  ['a desk that the door’s arc just misses', 'from: 1.5', 'from: 1.25'],
  [
    'an AC above the window',
    '- kind: fan',
    '- kind: air conditioner\n      wall: top\n      from: 1.5\n    - kind: fan',
  ],
])('a plan that can be: %s', async (kind, was, is) => {
  const found = (await after(was, is)).filter(({ file }) => file === DOUBLE);
  // The room is without AC.
  const expected = kind.includes('AC')
    ? ['The room has no AC, and the plan shows an air conditioner.']
    : [];
  expect(found.map(({ message }) => message)).toEqual(expected);
});

test('the pointer leads to the wrong number', async () => {
  const [found] = await after('from: 1.5', 'from: 3.2');
  expect(found?.pointer).toEqual(['plan', 'pieces', 3, 'from']);
});
