import { expect, test } from 'vitest';
import { cropAround } from './crop.ts';

const photo = { width: 2000, height: 1000 };

test('keeps the whole picture when the aspect is its own', () => {
  expect(cropAround(photo, 2, [90, 10])).toEqual({ left: 0, top: 0, width: 2000, height: 1000 });
});

test('centres a narrower crop on the focus', () => {
  expect(cropAround(photo, 1, [50, 50])).toEqual({ left: 500, top: 0, width: 1000, height: 1000 });
});

test('stays inside the picture when the focus is at its edge', () => {
  expect(cropAround(photo, 1, [100, 50]).left).toBe(1000);
  expect(cropAround(photo, 4, [50, 0])).toEqual({ left: 0, top: 0, width: 2000, height: 500 });
});
