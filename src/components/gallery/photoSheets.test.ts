import { expect, test } from 'vitest';
import { countOn, placeOf } from './photoSheets.ts';

test('a position is a sheet and a place on it', () => {
  expect(placeOf(0, 24)).toEqual({ sheet: 1, index: 0 });
  expect(placeOf(23, 24)).toEqual({ sheet: 1, index: 23 });
  expect(placeOf(24, 24)).toEqual({ sheet: 2, index: 0 });
  expect(placeOf(1399, 24)).toEqual({ sheet: 59, index: 7 });
});

test('the last sheet holds what is left', () => {
  expect(countOn(1, 14, 24)).toBe(14);
  expect(countOn(2, 14, 24)).toBe(0);
  expect(countOn(2, 48, 24)).toBe(24);
  expect(countOn(3, 48, 24)).toBe(0);
  expect(countOn(59, 1400, 24)).toBe(8);
});
