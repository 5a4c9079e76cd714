// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenReleased } from './whenReleased.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const point = (type: string) => window.dispatchEvent(new Event(type));

test('work waits until the pointer is released and its click is over', () => {
  const work = vi.fn();
  point('pointerdown');
  whenReleased(work);
  vi.advanceTimersByTime(500);
  point('pointerup');
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(0);
  expect(work).toHaveBeenCalledOnce();
});

test('a second press keeps work waiting', () => {
  const work = vi.fn();
  point('pointerdown');
  whenReleased(work);
  point('pointerup');
  point('pointerdown');
  vi.advanceTimersByTime(100);
  expect(work).not.toHaveBeenCalled();
});

test('a press whose release a menu consumes does not delay work for long', () => {
  const [work, later] = [vi.fn(), vi.fn()];
  point('pointerdown');
  whenReleased(work);
  vi.advanceTimersByTime(1_000);
  expect(work).toHaveBeenCalledOnce();
  whenReleased(later);
  vi.advanceTimersByTime(0);
  expect(later).toHaveBeenCalledOnce();
});
