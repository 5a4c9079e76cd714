import { expect, test } from 'vitest';
import { clamp, shortestPath, slidesBefore, wrap } from './carouselMath.ts';

test('the ring has no ends', () => {
  expect(wrap(4, 4)).toBe(0);
  expect(wrap(-1, 4)).toBe(3);
  expect(wrap(-9, 4)).toBe(3);
});

test('a far slide is reached by the shorter way', () => {
  expect(shortestPath(0, 1, 4)).toBe(1);
  expect(shortestPath(0, 3, 4)).toBe(-1);
  expect(shortestPath(3, 0, 4)).toBe(1);
  expect(shortestPath(0, 2, 4)).toBe(2);
  expect(shortestPath(2, 2, 4)).toBe(0);
});

test('no gap is ever shown', () => {
  expect(clamp(1.6, 1)).toBe(1);
  expect(clamp(-3, 2)).toBe(-2);
  expect(clamp(0.4, 1)).toBe(0.4);
});

test('at rest there are slides on both sides if there are enough', () => {
  expect(slidesBefore(0, 3)).toBe(1);
  expect(slidesBefore(0, 1)).toBe(0);
});

test('leaving slides precede the first one while moving forward, none while moving back', () => {
  expect(slidesBefore(1, 3)).toBe(1);
  expect(slidesBefore(1.4, 3)).toBe(2);
  expect(slidesBefore(-1, 3)).toBe(0);
});
