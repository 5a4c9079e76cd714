import { expect, test } from 'vitest';
import type { Cut } from '../components/gallery/PhotoGrid.tsx';
import { arrangeSheet, CUT_ROWS } from './photoGrid.ts';

/** Lays out the crops as a browser does; returns how many rows each column fills. */
function columnHeights(cuts: readonly Cut[], columns: number): number[] {
  const heights = Array.from({ length: columns }, () => 0);
  for (const cut of cuts) {
    const column = heights.indexOf(Math.min(...heights));
    heights[column] = (heights[column] ?? 0) + CUT_ROWS[cut];
    if (cut === 'double') heights[column + 1] = heights[column] ?? 0;
  }
  return heights;
}

const wishesOf = (pattern: string) =>
  [...pattern].map((letter) =>
    letter === 'P' ? 'portrait' : letter === 'S' ? 'square' : 'landscape',
  );

test.each([4, 3, 2])('every sheet ends in one line in %i columns', (columns) => {
  for (let count = 3; count <= 24; count++) {
    for (const pattern of ['L', 'LLPLS', 'P', 'S']) {
      const wishes = wishesOf(pattern.repeat(count).slice(0, count));
      const heights = columnHeights(arrangeSheet(wishes, columns), columns);
      expect(new Set(heights), `${count} × ${pattern}: ${heights}`).toHaveProperty('size', 1);
    }
  }
});

test('wishes that fit are granted', () => {
  expect(arrangeSheet(wishesOf('LLPLLLLSPLLSLL'), 4).slice(1)).toEqual(
    wishesOf('LLPLLLLSPLLSLL').slice(1),
  );
});

test('a sheet may have one picture, or none', () => {
  expect(arrangeSheet(['portrait'], 4)).toEqual(['double']);
  expect(arrangeSheet([], 4)).toEqual([]);
});
