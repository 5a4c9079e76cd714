// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { stubVisibility } from '../../../tests/support/visibility.ts';
import { figureAfter } from './count-up.ts';

test('counts from 0 to exactly the target', () => {
  expect(figureAfter(0, 5000, 200)).toBe(0);
  expect(figureAfter(5000, 5000, 200)).toBe(200);
  expect(figureAfter(9000, 5000, 200)).toBe(200);
});

test('never decreases, and reaches the target only at the end', () => {
  const figures = Array.from({ length: 50 }, (_, step) => figureAfter(step * 100, 5000, 20));
  expect(figures).toEqual([...figures].sort((a, b) => a - b));
  expect(figureAfter(4000, 5000, 20)).toBeLessThan(20);
});

test('counts if the last visibility change makes it visible', () => {
  const report = stubVisibility();
  document.body.innerHTML = '<count-up>200</count-up>';
  const copy = () => document.querySelector('count-up > span');
  report(true, false);
  expect(copy()).toBeNull();
  report(false, true);
  expect(copy()?.textContent).toBe('0');
});
