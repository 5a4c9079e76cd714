/** What a floor plan is made of, in metres. Shared by content check, site and editor. */

export const walls = ['left', 'right', 'top', 'bottom'] as const;
export type Wall = (typeof walls)[number];

/** Each kind's usual size, along its wall and away from it. */
const SIZES = {
  'single bed': [0.95, 2],
  'queen bed': [1.5, 2],
  'double bed': [1.8, 2],
  'bedside table': [0.42, 0.4],
  desk: [1.1, 0.5],
  wardrobe: [1.2, 0.55],
  armchair: [0.75, 0.75],
  'round table': [0.45, 0.45],
  bench: [1.1, 0.4],
  fan: [1.2, 1.2],
  'air conditioner': [0.8, 0.15],
  window: [1.5, 0],
  door: [0.85, 0],
  bath: [2.2, 1.35],
  'bath door': [0.7, 0],
} as const;

export type Kind = keyof typeof SIZES;
export const kinds = Object.keys(SIZES) as [Kind, ...Kind[]];

/** How many guests a bed is for. */
export const SLEEPERS: Partial<Record<Kind, number>> = {
  'single bed': 1,
  'queen bed': 2,
  'double bed': 2,
};

export interface Piece {
  kind: Kind;
  /** The wall it stands against or is in. */
  wall: Wall;
  /** From the wall's left end, or from the top end of a wall at the side. */
  from: number;
  /** Along the wall. */
  width?: number | undefined;
  /** At right angles to the wall; of a bath, outwards. */
  depth?: number | undefined;
  /** Between the wall and the piece. */
  away?: number | undefined;
}

/** A room seen from above, measured inside its walls. Baths lie outside them. */
export interface Plan {
  width: number;
  depth: number;
  pieces: readonly Piece[];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Longer than any wall of an inn's room: a larger value is in feet or centimetres. */
export const MOST_METRES = 20;

/** The thickness of a wall. */
export const WALL = 0.1;

/** The part of a desk's chair that reaches into the room. */
export const CHAIR = { width: 0.44, depth: 0.34 };

export const sizeOf = ({ kind, width, depth }: Piece) => {
  const [usualWidth, usualDepth] = SIZES[kind];
  return { width: width ?? usualWidth, depth: depth ?? usualDepth };
};

/** The length of a wall. */
export const lengthOf = (plan: Pick<Plan, 'width' | 'depth'>, wall: Wall): number =>
  wall === 'top' || wall === 'bottom' ? plan.width : plan.depth;

/**
 * A point in the room.
 * @param position the distance from the wall's left or top end
 * @param off the distance from the wall, inwards
 */
export function pointAt(
  plan: Pick<Plan, 'width' | 'depth'>,
  wall: Wall,
  position: number,
  off: number,
) {
  switch (wall) {
    case 'top':
      return { x: position, y: off };
    case 'bottom':
      return { x: position, y: plan.depth - off };
    case 'left':
      return { x: off, y: position };
    case 'right':
      return { x: plan.width - off, y: position };
  }
}

/** A box against a wall: from `position` for `width`, from `off` for `depth`. */
export function boxAt(
  plan: Pick<Plan, 'width' | 'depth'>,
  wall: Wall,
  position: number,
  off: number,
  width: number,
  depth: number,
): Box {
  const one = pointAt(plan, wall, position, off);
  const other = pointAt(plan, wall, position + width, off + depth);
  return {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: Math.abs(one.x - other.x),
    height: Math.abs(one.y - other.y),
  };
}

/** The floor that a piece covers; of a bath, its own floor outside the room. */
export function boxOf(plan: Plan, piece: Piece): Box {
  const { width, depth } = sizeOf(piece);
  const { wall, from, away = 0 } = piece;
  const off = piece.kind === 'bath' ? -WALL - depth : away;
  return boxAt(plan, wall, from, off, width, depth);
}

/** The chair of a desk. */
export function chairOf(plan: Plan, desk: Piece): Box {
  const { width, depth } = sizeOf(desk);
  const { wall, from, away = 0 } = desk;
  const position = from + (width - CHAIR.width) / 2;
  return boxAt(plan, wall, position, away + depth, CHAIR.width, CHAIR.depth);
}

/** Whether a door's hinge is at its end further along the wall; it is next to the nearer corner. */
export function turnsAtEnd(plan: Pick<Plan, 'width' | 'depth'>, door: Piece): boolean {
  const { width } = sizeOf(door);
  return door.from + width / 2 > lengthOf(plan, door.wall) / 2;
}

/** Metres to the nearest millimetre, so that sums of decimals compare as typed. */
export const exact = (metres: number): number => Math.round(metres * 1000) / 1000;

export const overlaps = (one: Box, other: Box): boolean =>
  exact(one.x + one.width - other.x) > 0 &&
  exact(other.x + other.width - one.x) > 0 &&
  exact(one.y + one.height - other.y) > 0 &&
  exact(other.y + other.height - one.y) > 0;

/** The floor of the room itself, in square metres. */
export const areaOf = ({ width, depth }: Pick<Plan, 'width' | 'depth'>): number => width * depth;

const CLOCKWISE: readonly Wall[] = ['bottom', 'left', 'top', 'right'];
const SIDES = ['door', 'left', 'far', 'right'] as const;
/** Where a wall is, seen by a guest who comes in. */
export type Side = (typeof SIDES)[number];

/** A wall as seen by a guest who comes in by the door in another. */
export function sideOf(wall: Wall, door: Wall): Side {
  const turn = (CLOCKWISE.indexOf(wall) - CLOCKWISE.indexOf(door) + 4) % 4;
  return SIDES[turn] ?? 'door';
}

const isMetres = (value: unknown): value is number =>
  typeof value === 'number' && value >= 0 && value <= MOST_METRES;

/** What can be drawn of a plan that is being typed: its size, and the pieces that are complete. */
export function drawable(typed: unknown): Plan | undefined {
  const { width, depth, pieces } = (typed ?? {}) as Record<string, unknown>;
  if (!isMetres(width) || !isMetres(depth)) return undefined;
  const complete = (Array.isArray(pieces) ? pieces : []).filter(
    (piece): piece is Piece =>
      kinds.includes(piece?.kind) &&
      walls.includes(piece.wall) &&
      isMetres(piece.from) &&
      [piece.width, piece.depth, piece.away].every((one) => one === undefined || isMetres(one)),
  );
  return { width, depth, pieces: complete };
}
