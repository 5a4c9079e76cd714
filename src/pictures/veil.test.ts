import { expect, test } from 'vitest';
import { veilOver } from './veil.ts';

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
