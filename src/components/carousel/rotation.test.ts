import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Rotation } from './rotation.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function turning() {
  const prepare = vi.fn();
  const advance = vi.fn();
  const rotation = new Rotation(5000, prepare, advance, () => undefined);
  rotation.restart();
  return { rotation, prepare, advance };
}

test('advances each time the interval has passed, prepared half-way', () => {
  const { prepare, advance } = turning();
  vi.advanceTimersByTime(4999);
  expect(prepare).toHaveBeenCalledOnce();
  expect(advance).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(advance).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(advance).toHaveBeenCalledTimes(3);
});

test('waits while anything holds it and begins anew when the last hold ends', () => {
  const { rotation, advance } = turning();
  rotation.pause('hover');
  rotation.pause('hidden');
  rotation.pause('hover', false);
  vi.advanceTimersByTime(20_000);
  expect(advance).not.toHaveBeenCalled();
  rotation.pause('hidden', false);
  vi.advanceTimersByTime(5000);
  expect(advance).toHaveBeenCalledOnce();
});

test('a guest’s pause outlasts every other hold', () => {
  const { rotation, advance } = turning();
  rotation.pause('stopped');
  rotation.pause('hover');
  rotation.pause('hover', false);
  vi.advanceTimersByTime(20_000);
  expect(advance).not.toHaveBeenCalled();
  expect(rotation.stopped).toBe(true);
});

test('play moves on although the pointer and the focus are on the button', () => {
  const { rotation, advance } = turning();
  for (const reason of ['stopped', 'hover', 'focus'] as const) rotation.pause(reason);
  rotation.play();
  vi.advanceTimersByTime(5000);
  expect(advance).toHaveBeenCalledOnce();
});

test('play does not move what cannot be seen', () => {
  const { rotation, advance } = turning();
  rotation.pause('off-screen');
  rotation.play();
  vi.advanceTimersByTime(5000);
  expect(advance).not.toHaveBeenCalled();
});

test('choosing a slide by hand gives it its whole time', () => {
  const { rotation, advance } = turning();
  vi.advanceTimersByTime(4000);
  rotation.restart();
  vi.advanceTimersByTime(4000);
  expect(advance).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(advance).toHaveBeenCalledOnce();
});
