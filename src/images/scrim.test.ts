import { expect, test } from 'vitest';
import { scrimOver, textColourOver } from './scrim.ts';

const night = Array.from({ length: 100 }, () => 0.2);

test('a night sky needs little', () => {
  expect(scrimOver(night)).toBe('light');
});

test('a lit window in it changes nothing, a lit wall does', () => {
  expect(scrimOver([...night, 0.9])).toBe('light');
  expect(scrimOver([...night, ...Array.from({ length: 20 }, () => 0.5)])).toBe('middle');
});

test('a white wall needs the deepest, and so does a photograph nobody could measure', () => {
  expect(scrimOver(Array.from({ length: 100 }, () => 0.85))).toBe('deep');
  expect(scrimOver([])).toBe('deep');
});

test('words are dark on sunlit wood, though a shadow crosses it, and pale at night', () => {
  expect(
    textColourOver([...Array.from({ length: 60 }, () => 0.35), ...night.map(() => 0.05)]),
  ).toBe('pale');
  expect(
    textColourOver([...night.map(() => 0.35), ...Array.from({ length: 60 }, () => 0.05)]),
  ).toBe('dark');
});
