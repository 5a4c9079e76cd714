import { expect, test } from 'vitest';
import { fieldWords, nearest, quoted } from './diagnostic.ts';

test('the nearest word wins, whatever its capitals', () => {
  expect(nearest('Phnoe', ['name', 'phone', 'email'])).toBe('phone');
});

test('a word like no other has no nearest', () => {
  expect(nearest('photographer', ['id', 'caption', 'shape'])).toBeUndefined();
});

test('a long text is cut', () => {
  expect(quoted('a'.repeat(80))).toBe(`“${'a'.repeat(57)}…”`);
});

test('a path reads as words, entries counted from one and named', () => {
  const data = { places: [{ name: 'NIMHANS', time: 30 }] };
  expect(fieldWords(['places', 0, 'time'], data)).toBe('places, entry 1 (NIMHANS), time');
});
