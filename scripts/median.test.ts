import { expect, test } from 'vitest';
import { median } from './median.ts';

test('of an odd number of values it is the middle one, in whatever order they come', () => {
  expect(median([900, 5, 100])).toBe(100);
  expect(median([7])).toBe(7);
});

test('of an even number it lies between the middle two', () => {
  expect(median([1, 10, 4, 2])).toBe(3);
});

test('of nothing there is none', () => {
  expect(() => median([])).toThrow('nothing');
});
