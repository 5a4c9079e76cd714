import { expect, test } from 'vitest';
import { inkOver, veilOver } from './scrim.ts';

const night = Array.from({ length: 100 }, () => 0.2);

test('a night sky needs little', () => {
  expect(veilOver(night)).toBe('light');
});

test('a lit window in it changes nothing, a lit wall does', () => {
  expect(veilOver([...night, 0.9])).toBe('light');
  expect(veilOver([...night, ...Array.from({ length: 20 }, () => 0.5)])).toBe('middle');
});

test('a white wall needs the deepest, and so does a photograph nobody could measure', () => {
  expect(veilOver(Array.from({ length: 100 }, () => 0.85))).toBe('deep');
  expect(veilOver([])).toBe('deep');
});

test('words are dark on sunlit wood, though a shadow crosses it, and pale at night', () => {
  expect(inkOver([...Array.from({ length: 60 }, () => 0.35), ...night.map(() => 0.05)])).toBe(
    'pale',
  );
  expect(inkOver([...night.map(() => 0.35), ...Array.from({ length: 60 }, () => 0.05)])).toBe(
    'dark',
  );
});
