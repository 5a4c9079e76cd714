import { expect, test } from 'vitest';
import { swipeStep } from './swipe.ts';

test('a long movement turns the picture, however slow', () => {
  expect(swipeStep(-120, 3000)).toBe(1);
  expect(swipeStep(120, 3000)).toBe(-1);
});

test('a short one does so only when it is quick', () => {
  expect(swipeStep(-40, 60)).toBe(1);
  expect(swipeStep(40, 60)).toBe(-1);
  expect(swipeStep(-40, 600)).toBe(0);
});

test('a tap that trembles stays', () => {
  expect(swipeStep(6, 5)).toBe(0);
  expect(swipeStep(0, 0)).toBe(0);
});
