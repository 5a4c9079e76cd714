import type { Cut } from '../components/gallery/PhotoGrid.tsx';

type SingleCut = Exclude<Cut, 'double'>;

/** Heights in grid rows, sized so that these are 3:2, 1:1 and 3:4. */
export const CUT_ROWS = { landscape: 2, square: 3, portrait: 4, double: 4 } as const;

const singleCuts = ['landscape', 'square', 'portrait'] as const;

/** How many pictures at the end may get another crop; with more, the search is slow and gains nothing. */
const FLEXIBLE = 8;
const EMPTY_ROW = 1000;

/** Showing less of a photograph than wished costs more than showing more. */
function cost(wish: SingleCut, cut: SingleCut): number {
  const rows = CUT_ROWS[cut] - CUT_ROWS[wish];
  return rows > 0 ? 4 * rows * rows : rows * rows;
}

/** The column of the next picture: like the browser, the highest free place, leftmost first. */
const shortest = (heights: readonly number[]) => heights.indexOf(Math.min(...heights));

function place(heights: readonly number[], cut: SingleCut): number[] {
  return heights.with(shortest(heights), Math.min(...heights) + CUT_ROWS[cut]);
}

const emptyRows = (heights: readonly number[]) =>
  heights.reduce((rows, height) => rows + Math.max(...heights) - height, 0);

interface Ending {
  cuts: SingleCut[];
  cost: number;
}

/** The cheapest crops of the last pictures that end all columns on the same row. */
function bestEnding(heights: readonly number[], wishes: readonly SingleCut[]): Ending {
  const [wish, ...rest] = wishes;
  if (wish === undefined) return { cuts: [], cost: EMPTY_ROW * emptyRows(heights) };
  let best: Ending = { cuts: [], cost: Number.POSITIVE_INFINITY };
  for (const cut of singleCuts) {
    const ending = bestEnding(place(heights, cut), rest);
    const total = ending.cost + cost(wish, cut);
    if (total < best.cost) best = { cuts: [cut, ...ending.cuts], cost: total };
  }
  return best;
}

/** Places pictures below those already in the columns. */
function arrange(start: readonly number[], wishes: readonly SingleCut[]): Ending {
  const fixed = wishes.slice(0, -FLEXIBLE);
  const ending = bestEnding(fixed.reduce(place, start), wishes.slice(-FLEXIBLE));
  return { cuts: [...fixed, ...ending.cuts], cost: ending.cost };
}

/**
 * Lays out a sheet of equal columns. The first picture is double unless that leaves a gap, the
 * others are cropped as wished, except for a few at the end, so that all columns end on the same
 * row.
 */
export function arrangeSheet(wishes: readonly SingleCut[], columns: number): Cut[] {
  if (wishes.length === 0) return [];
  const empty = Array.from({ length: columns }, () => 0);
  const withDouble = empty.map((_, column) => (column < 2 ? CUT_ROWS.double : 0));
  const double = arrange(withDouble, wishes.slice(1));
  if (double.cost < EMPTY_ROW) return ['double', ...double.cuts];
  const single = arrange(empty, wishes);
  return single.cost < EMPTY_ROW ? single.cuts : ['double', ...double.cuts];
}
