/** Writes SVG path data in whole centimetres, in few characters. */

export type Point = readonly [x: number, y: number];
/** Maps a shape's own coordinates to the sheet's. */
export type Place = (position: number, off: number) => Point;
type Curve = readonly [Point, Point] | readonly [Point, Point, Point];

export interface Pen {
  /** A line through these points; `isClosed` leads back to the first. */
  line(points: readonly Point[], isClosed?: boolean): void;
  /** Curves from a point, each with one control point and its end, or each with two and its end. */
  curve(from: Point, curves: readonly Curve[], isClosed?: boolean): void;
  circle(middle: Point, radius: number): void;
  /** The starting point, and the path from there, in relative commands. */
  drawn(): { start: Point; path: string };
}

/** Numbers of a path, with a separator only where one is needed. */
const joined = (numbers: readonly number[]) =>
  numbers.reduce<string>(
    (text, number) => text + (text === '' || number < 0 ? number : ` ${number}`),
    '',
  );

/** @param covers called with every point that is drawn */
export function penAt(place: Place, covers: (point: Point) => void): Pen {
  let path = '';
  let start: Point | undefined;
  let [x, y] = [0, 0];
  let lastCommand = '';
  const at = ([position, off]: Point): Point => {
    const [right, down] = place(position, off);
    return [Math.round(right), Math.round(down)];
  };
  const add = (command: string, numbers: readonly number[]) => {
    const text = joined(numbers);
    if (command !== lastCommand) path += command + text;
    else path += text.startsWith('-') ? text : ` ${text}`;
    lastCommand = command;
  };
  const moveTo = (point: Point) => {
    covers(point);
    if (start && point[0] === x && point[1] === y) return;
    if (start) path += `m${joined([point[0] - x, point[1] - y])}`;
    else start = point;
    [x, y] = point;
    lastCommand = 'm';
  };
  const close = (first: Point, isClosed: boolean) => {
    if (!isClosed) return;
    path += 'z';
    [x, y] = first;
    lastCommand = 'z';
  };
  return {
    line(points, isClosed = false) {
      const [first, ...rest] = points.map(at);
      if (!first) return;
      moveTo(first);
      for (const next of rest) {
        covers(next);
        const [right, down] = [next[0] - x, next[1] - y];
        if (down === 0) add('h', [right]);
        else if (right === 0) add('v', [down]);
        else add('l', [right, down]);
        [x, y] = next;
      }
      close(first, isClosed);
    },
    curve(from, curves, isClosed = false) {
      const first = at(from);
      moveTo(first);
      for (const points of curves) {
        const placed = points.map(at);
        add(
          points.length === 2 ? 'q' : 'c',
          placed.flatMap(([right, down]) => [right - x, down - y]),
        );
        [x, y] = placed.at(-1) ?? [x, y];
        covers([x, y]);
      }
      close(first, isClosed);
    },
    circle(middle, radius) {
      const [centre, level] = at(middle);
      const r = Math.round(radius);
      moveTo([centre - r, level]);
      covers([centre + r, level + r]);
      covers([centre, level - r]);
      add('a', [r, r, 0, 1, 0, 2 * r, 0]);
      add('a', [r, r, 0, 1, 0, -2 * r, 0]);
    },
    drawn: () => ({ start: start ?? [0, 0], path }),
  };
}

/** How far the control points of a quarter circle stand from its ends, for a radius of 1. */
export const ROUND = 0.5523;
