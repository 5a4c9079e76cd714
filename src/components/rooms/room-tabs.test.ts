// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { tabAfter } from './room-tabs.ts';

test('arrow keys go round in both directions', () => {
  expect(tabAfter('ArrowDown', 5, 6)).toBe(0);
  expect(tabAfter('ArrowRight', 0, 6)).toBe(1);
  expect(tabAfter('ArrowUp', 0, 6)).toBe(5);
  expect(tabAfter('ArrowLeft', 3, 6)).toBe(2);
});

test('Home and End lead to the first and the last', () => {
  expect(tabAfter('Home', 3, 6)).toBe(0);
  expect(tabAfter('End', 3, 6)).toBe(5);
});

test('every other key is left to the browser', () => {
  expect(tabAfter('Tab', 3, 6)).toBeUndefined();
  expect(tabAfter('Enter', 3, 6)).toBeUndefined();
});
