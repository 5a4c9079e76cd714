import { expect, test } from 'vitest';
import { drawPlan } from './drawing.ts';
import type { Piece, Plan } from './plan.ts';

const door: Piece = { kind: 'door', wall: 'bottom', from: 0.4 };
const room = (pieces: Piece[], size = { width: 4, depth: 3 }): Plan => ({ ...size, pieces });

test('a room of twice the width is drawn twice as wide, apart from walls and margins', () => {
  const [narrow, wide] = [3, 6].map((width) => drawPlan(room([], { width, depth: 3 }), 0));
  expect((wide?.width ?? 0) - (narrow?.width ?? 0)).toBeCloseTo(3);
  expect(wide?.height).toBe(narrow?.height);
});

test('the sheet holds the bath outside the walls', () => {
  const bath: Piece = { kind: 'bath', wall: 'left', from: 0.2 };
  const [without, withBath] = [drawPlan(room([door]), 0), drawPlan(room([door, bath]), 0)];
  // Its depth, and the wall between.
  expect(withBath.width - without.width).toBeCloseTo(1.35 + 0.1);
  expect(withBath.viewBox.split(' ').map(Number)[0]).toBeLessThan(-145);
});

test.each([
  [1, 0],
  [2, 1],
  [4, 3],
])('%i guests leave as many pairs of sandals outside the door', (guests, copies) => {
  const { path, repeated } = drawPlan(room([door]), guests);
  const none = drawPlan(room([door]), 0);
  expect(repeated.flatMap((shape) => shape.copies)).toHaveLength(copies);
  expect(path === none.path).toBe(guests > 1);
});

test('sandals stand outside whichever wall has the door', () => {
  const inside = room([]);
  const bare = drawPlan(inside, 2);
  for (const wall of ['left', 'right', 'top', 'bottom'] as const) {
    const { width, height } = drawPlan(room([{ kind: 'door', wall, from: 1 }]), 2);
    const isAtSide = wall === 'left' || wall === 'right';
    expect(width > bare.width, wall).toBe(isAtSide);
    expect(height > bare.height, wall).toBe(!isAtSide);
  }
});

test('a door leaves a gap in both faces of its wall', () => {
  const { path } = drawPlan(room([door]), 0);
  // The wall at the bottom: 0.4 m, the door’s 0.85 m, then 2.75 m; outside it goes on to corners.
  expect(path).toMatch(/h40m85 0h275/);
  expect(path).toMatch(/h57m85 0h292/);
});

test('furniture of the same kind and wall is written once', () => {
  const beds: Piece[] = [0.2, 1.6].map((from) => ({ kind: 'single bed', wall: 'right', from }));
  expect(drawPlan(room(beds), 0).repeated.map(({ copies }) => copies)).toEqual([
    [{ x: 0, y: 140 }],
  ]);
});
