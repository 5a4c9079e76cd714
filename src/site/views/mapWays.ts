import type { Spot } from './mapShapes.ts';

/** Cost factor of a distance that no drawn road covers. */
const OFF_ROAD = 1.5;

const distance = (one: Spot, other: Spot) => Math.hypot(one.x - other.x, one.y - other.y);

interface Corner extends Spot {
  next: Set<Corner>;
  /** The distance from the start, along the drawn lines. */
  far: number;
  before?: Corner;
}

/** The lines as a graph of their corners; lines that share a corner are connected. */
function cornersOf(lines: readonly (readonly Spot[])[]): Corner[] {
  const corners = new Map<string, Corner>();
  const cornerAt = ({ x, y }: Spot) => {
    const key = `${x} ${y}`;
    const known = corners.get(key);
    if (known) return known;
    const corner: Corner = { x, y, next: new Set(), far: Number.POSITIVE_INFINITY };
    corners.set(key, corner);
    return corner;
  };
  for (const line of lines) {
    for (const [index, end] of line.slice(1).entries()) {
      const [one, other] = [cornerAt(line[index] ?? end), cornerAt(end)];
      one.next.add(other);
      other.next.add(one);
    }
  }
  return [...corners.values()];
}

/** Measures the distance of all corners from the start, via its nearest one (Dijkstra's algorithm). */
function measure(corners: readonly Corner[], start: Spot): void {
  const open = new Set(corners);
  const nearest = [...corners].sort((a, b) => distance(a, start) - distance(b, start))[0];
  if (nearest) nearest.far = distance(nearest, start);
  while (open.size > 0) {
    const corner = [...open].reduce((a, b) => (b.far < a.far ? b : a));
    open.delete(corner);
    for (const other of corner.next) {
      const far = corner.far + distance(corner, other);
      if (far >= other.far) continue;
      other.far = far;
      other.before = corner;
    }
  }
}

/**
 * Finds the way from a spot along drawn lines towards a place, which may be far outside the sheet. The
 * way ends where the lines come nearest to the place; undefined if they lead nowhere.
 */
export function wayFinder(lines: readonly (readonly Spot[])[], start: Spot) {
  const corners = cornersOf(lines);
  measure(corners, start);
  return (place: Spot): Spot[] | undefined => {
    const costOf = (corner: Corner) => corner.far + OFF_ROAD * distance(corner, place);
    const last = corners.reduce<Corner | undefined>(
      (best, corner) => (best && costOf(best) <= costOf(corner) ? best : corner),
      undefined,
    );
    const way: Spot[] = [];
    for (let corner = last; corner; corner = corner.before) {
      if (corner.far < Number.POSITIVE_INFINITY) way.unshift({ x: corner.x, y: corner.y });
    }
    if (way[0] && distance(way[0], start) > 0) way.unshift(start);
    return way.length > 1 ? way : undefined;
  };
}
