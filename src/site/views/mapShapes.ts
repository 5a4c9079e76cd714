/** Geometry of the drawn map, in units of its sheet. */

export interface Spot {
  x: number;
  y: number;
}

/** The corners of a convex shape, in order. */
export type Shape = readonly Spot[];

export const tenth = (value: number) => Math.round(value * 10) / 10;

/** How far a shape extends along a direction. */
function extent(shape: Shape, { x, y }: Spot) {
  const reach = shape.map((corner) => corner.x * x + corner.y * y);
  return { least: Math.min(...reach), most: Math.max(...reach) };
}

/** Whether two convex shapes overlap: no line along a side of either separates them. */
export function overlap(one: Shape, other: Shape): boolean {
  return [one, other].every((shape) =>
    shape.every((corner, index) => {
      const next = shape[(index + 1) % shape.length] ?? corner;
      const across = { x: next.y - corner.y, y: corner.x - next.x };
      const [first, second] = [extent(one, across), extent(other, across)];
      return first.least < second.most && second.least < first.most;
    }),
  );
}

export const box = (left: number, top: number, right: number, bottom: number): Shape => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
];

export const around = ({ x, y }: Spot, reach: number) =>
  box(x - reach, y - reach, x + reach, y + reach);

/** A line's segments as rectangles, which include its width and the clear space around it. */
export function piecesOf(line: readonly Spot[], half: number): Shape[] {
  return line.slice(1).flatMap((end, index) => {
    const start = line[index] ?? end;
    const length = Math.hypot(end.x - start.x, end.y - start.y);
    if (length === 0) return [];
    const step = {
      x: ((end.x - start.x) / length) * half,
      y: ((end.y - start.y) / length) * half,
    };
    const corner = ({ x, y }: Spot, forward: number, across: number) => ({
      x: x + forward * step.x - across * step.y,
      y: y + forward * step.y + across * step.x,
    });
    return [[corner(start, -1, -1), corner(end, 1, -1), corner(end, 1, 1), corner(start, -1, 1)]];
  });
}

/** Turns a shape around a spot by degrees, clockwise. */
export function turned(shape: Shape, around: Spot, degrees: number): Shape {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  return shape.map(({ x, y }) => ({
    x: around.x + (x - around.x) * cos - (y - around.y) * sin,
    y: around.y + (x - around.x) * sin + (y - around.y) * cos,
  }));
}

/** The point at this percentage along a line, and the line's direction there, in degrees. */
export function pointOn(line: readonly Spot[], share: number): Spot & { turn: number } {
  const pieces = line.slice(1).map((end, index) => {
    const start = line[index] ?? end;
    return { start, end, length: Math.hypot(end.x - start.x, end.y - start.y) };
  });
  let left = (pieces.reduce((sum, { length }) => sum + length, 0) * share) / 100;
  const piece = pieces.find(({ length }, index) => {
    if (left <= length || index === pieces.length - 1) return true;
    left -= length;
    return false;
  });
  if (!piece) return { x: 0, y: 0, turn: 0 };
  const { start, end, length } = piece;
  const part = length > 0 ? left / length : 0;
  return {
    x: start.x + (end.x - start.x) * part,
    y: start.y + (end.y - start.y) * part,
    turn: (Math.atan2(end.y - start.y, end.x - start.x) * 180) / Math.PI,
  };
}
