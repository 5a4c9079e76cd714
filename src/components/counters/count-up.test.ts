// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { figureAfter } from './count-up.ts';

test('counts from 0 to exactly the target', () => {
  expect(figureAfter(0, 5000, 200)).toBe(0);
  expect(figureAfter(5000, 5000, 200)).toBe(200);
  expect(figureAfter(9000, 5000, 200)).toBe(200);
});

test('never falls and is not there before its time', () => {
  const figures = Array.from({ length: 50 }, (_, step) => figureAfter(step * 100, 5000, 20));
  expect(figures).toEqual([...figures].sort((a, b) => a - b));
  expect(figureAfter(4000, 5000, 20)).toBeLessThan(20);
});
