// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubVisibility } from '../../../tests/support/visibility.ts';
import { autoplay, Rotation } from './rotation.ts';

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

test('advances after each interval, prepared halfway', () => {
  const { prepare, advance } = turning();
  vi.advanceTimersByTime(4999);
  expect(prepare).toHaveBeenCalledOnce();
  expect(advance).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(advance).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(10_000);
  expect(advance).toHaveBeenCalledTimes(3);
});

test('pauses while there is any reason, and restarts the interval when the last one ends', () => {
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

test('a guest’s pause outlasts every other reason', () => {
  const { rotation, advance } = turning();
  rotation.pause('stopped');
  rotation.pause('hover');
  rotation.pause('hover', false);
  vi.advanceTimersByTime(20_000);
  expect(advance).not.toHaveBeenCalled();
  expect(rotation.stopped).toBe(true);
});

test('play starts the rotation although pointer and focus are on the button', () => {
  const { rotation, advance } = turning();
  for (const reason of ['stopped', 'hover', 'focus'] as const) rotation.pause(reason);
  rotation.play();
  vi.advanceTimersByTime(5000);
  expect(advance).toHaveBeenCalledOnce();
});

test('play does not move slides that are out of sight', () => {
  const { rotation, advance } = turning();
  rotation.pause('off-screen');
  rotation.play();
  vi.advanceTimersByTime(5000);
  expect(advance).not.toHaveBeenCalled();
});

test('a slide chosen by hand is shown for a whole interval', () => {
  const { rotation, advance } = turning();
  vi.advanceTimersByTime(4000);
  rotation.restart();
  vi.advanceTimersByTime(4000);
  expect(advance).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(advance).toHaveBeenCalledOnce();
});

test('of several visibility changes at once the last one counts', () => {
  const report = stubVisibility();
  const rotation = autoplay(document.createElement('div'), 5000, {
    prepare: () => undefined,
    advance: () => undefined,
  });
  report(false, true);
  expect(rotation.running).toBe(true);
  report(true, false);
  expect(rotation.running).toBe(false);
});
