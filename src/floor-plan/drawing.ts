import { drawBath, drawSandals, furniture } from './furniture.ts';
import { type Pen, type Point, penAt, ROUND } from './pen.ts';
import {
  type Box,
  boxOf,
  type Piece,
  type Plan,
  pointAt,
  sizeOf,
  turnsAtEnd,
  WALL,
  type Wall,
  walls,
} from './plan.ts';

/** A plan as a line drawing: SVG paths, in centimetres. */
export interface PlanDrawing {
  /** In metres; pages draw 1em for each metre, so that all plans have the same scale. */
  width: number;
  height: number;
  viewBox: string;
  /** Path data of all that is drawn once. */
  path: string;
  /** Shapes that are drawn several times: the path, and the offsets of its copies. */
  repeated: { path: string; copies: { x: number; y: number }[] }[];
}

/** Space around the drawing: half the width of a line. */
const MARGIN = 2;
/** How far the lines of the outer walls cross at corners, as if drawn along a ruler. */
const CROSSING = 0.07;
/** From the middle of one pair of sandals to that of the next. */
const PAIR = 0.42;
const MOST_IN_ROW = 3;
/** Approximate number of characters of an id, and of a reference to it. */
const MARKUP = { id: 20, copy: 28 };

interface Gap {
  from: number;
  to: number;
}

/** The parts of a line that remain after removing these gaps. */
function without(whole: Gap, gaps: readonly Gap[]): Gap[] {
  return gaps.reduce<Gap[]>(
    (rest, gap) =>
      rest.flatMap(({ from, to }) =>
        gap.to <= from || gap.from >= to
          ? [{ from, to }]
          : [
              { from, to: gap.from },
              { from: gap.to, to },
            ].filter((part) => part.to - part.from > 0.001),
      ),
    [whole],
  );
}

const isDoor = ({ kind }: Piece) => kind === 'door' || kind === 'bath door';

const grown = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/** One side of a box. */
interface Line extends Gap {
  /** Left to right, or else top to bottom. */
  isAcross: boolean;
  /** Its place in the other direction. */
  at: number;
}

function sideOfBox({ x, y, width, height }: Box, wall: Wall): Line {
  const isAcross = wall === 'top' || wall === 'bottom';
  const isFar = wall === 'bottom' || wall === 'right';
  return isAcross
    ? { isAcross, at: isFar ? y + height : y, from: x, to: x + width }
    : { isAcross, at: isFar ? x + width : x, from: y, to: y + height };
}

const pointOn = ({ isAcross, at }: Line, position: number) =>
  isAcross ? ([position, at] as const) : ([at, position] as const);

/** The stretch of a line inside a box. */
function hiddenBy({ isAcross, at }: Line, { x, y, width, height }: Box): Gap[] {
  const [low, high] = isAcross ? [y, y + height] : [x, x + width];
  const gap = isAcross ? { from: x, to: x + width } : { from: y, to: y + height };
  return at > low + 0.001 && at < high - 0.001 ? [gap] : [];
}

const touches = ({ x, y, width, height }: Box, [px, py]: readonly [number, number]) =>
  px > x - 0.001 && px < x + width + 0.001 && py > y - 0.001 && py < y + height + 0.001;

const OPPOSITE = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const;

/** Both faces of the walls of room and baths, with gaps for the doors. */
function drawWalls(pen: Pen, plan: Plan) {
  const draw = (line: Line, gaps: readonly Gap[]) => {
    for (const { from, to } of without(line, gaps))
      pen.line([pointOn(line, from), pointOn(line, to)]);
  };
  const doorsIn = (wall: Wall): Gap[] =>
    plan.pieces
      .filter((piece) => isDoor(piece) && piece.wall === wall)
      .map((door) => ({ from: door.from, to: door.from + sizeOf(door).width }));
  const floors = [
    { floor: { x: 0, y: 0, width: plan.width, height: plan.depth }, shared: undefined },
    ...plan.pieces
      .filter(({ kind }) => kind === 'bath')
      .map((bath) => ({ floor: boxOf(plan, bath), shared: bath.wall })),
  ];
  const outsides = floors.map(({ floor }) => grown(floor, WALL));
  for (const [index, { floor, shared }] of floors.entries()) {
    const others = outsides.filter((_, other) => other !== index);
    for (const wall of walls) {
      const roomWall = shared === undefined ? wall : OPPOSITE[wall] === shared ? shared : undefined;
      const doors = roomWall === undefined ? [] : doorsIn(roomWall);
      draw(sideOfBox(floor, wall), doors);
      const line = sideOfBox(grown(floor, WALL), wall);
      const free = (position: number) =>
        !others.some((box) => touches(box, pointOn(line, position)));
      const crossed = {
        ...line,
        from: line.from - (free(line.from) ? CROSSING : 0),
        to: line.to + (free(line.to) ? CROSSING : 0),
      };
      const inOthers = others.flatMap((box) => hiddenBy(line, box));
      draw(crossed, [...(shared === undefined ? doors : []), ...inOthers]);
    }
  }
}

/** The ends of an opening, through the wall. */
function drawJambs(pen: Pen, width: number) {
  for (const position of [0, width]) {
    pen.line([
      [position, 0],
      [position, -WALL * 100],
    ]);
  }
}

function drawWindow(pen: Pen, width: number) {
  drawJambs(pen, width);
  const middle = -WALL * 50;
  pen.line([
    [0, middle],
    [width, middle],
  ]);
}

/** An open door leaf, and the arc through which its edge turns. */
function drawDoor(pen: Pen, width: number, isAtEnd: boolean) {
  drawJambs(pen, width);
  const [hinge, edge] = isAtEnd ? [width, 0] : [0, width];
  const bend = width * ROUND;
  pen.line([
    [hinge, 0],
    [hinge, width],
  ]);
  pen.curve(
    [hinge, width],
    [
      [
        [hinge + (isAtEnd ? -bend : bend), width],
        [edge, bend],
        [edge, 0],
      ],
    ],
  );
}

/** Where sandals stand outside a door: along its wall, and away from it. */
function sandalsAt(door: Piece, guests: number) {
  const rows = Math.ceil(guests / MOST_IN_ROW);
  const inRow = Math.ceil(guests / rows);
  const middle = door.from + sizeOf(door).width / 2;
  return Array.from({ length: guests }, (_, index) => {
    const row = Math.floor(index / inRow);
    const count = Math.min(inRow, guests - row * inRow);
    return {
      // Whole centimetres: all pairs are then one shape.
      position: Math.round((middle + ((index % inRow) - (count - 1) / 2) * PAIR) * 100) / 100,
      away: WALL + 0.13 + row * 0.44,
    };
  });
}

function drawPiece(pen: Pen, plan: Plan, piece: Piece) {
  const size = sizeOf(piece);
  const [width, depth] = [size.width * 100, size.depth * 100];
  switch (piece.kind) {
    case 'window':
      return drawWindow(pen, width);
    case 'door':
    case 'bath door':
      return drawDoor(pen, width, turnsAtEnd(plan, piece));
    case 'bath': {
      const door = plan.pieces.find(
        ({ kind, wall }) => kind === 'bath door' && wall === piece.wall,
      );
      const isDoorAtEnd = !door || door.from + sizeOf(door).width / 2 > piece.from + size.width / 2;
      return drawBath(pen, width, depth, isDoorAtEnd);
    }
    default:
      return furniture[piece.kind]?.(pen, width, depth);
  }
}

/**
 * Draws a plan from its numbers.
 * @param guests how many pairs of sandals to draw outside the door
 */
export function drawPlan(plan: Plan, guests: number): PlanDrawing {
  const [xs, ys]: [number[], number[]] = [[], []];
  const covers = ([x, y]: Point) => {
    xs.push(x);
    ys.push(y);
  };
  /** A pen for a shape against a wall, in centimetres along the wall and away from it. */
  const penOn = (wall: Wall, from: number, off: number, isOutwards: boolean) =>
    penAt((position, away) => {
      const inwards = off + (isOutwards ? -away : away) / 100;
      const { x, y } = pointAt(plan, wall, from + position / 100, inwards);
      return [x * 100, y * 100];
    }, covers);

  const wallsPen = penAt((x, y) => [x * 100, y * 100], covers);
  drawWalls(wallsPen, plan);
  const shapes = plan.pieces.map((piece) => {
    const isOutside = piece.kind === 'bath' || piece.kind === 'bath door';
    const pen = penOn(piece.wall, piece.from, isOutside ? -WALL : (piece.away ?? 0), isOutside);
    drawPiece(pen, plan, piece);
    return pen.drawn();
  });
  const door = plan.pieces.find(({ kind }) => kind === 'door');
  for (const { position, away } of door ? sandalsAt(door, guests) : []) {
    const pen = penOn(door?.wall ?? 'bottom', position, -away, true);
    drawSandals(pen, 0, 0);
    shapes.push(pen.drawn());
  }

  const [once, several] = [[wallsPen.drawn()], [] as PlanDrawing['repeated']];
  for (const alike of Map.groupBy(shapes, ({ path }) => path).values()) {
    const [first, ...others] = alike;
    if (!first) continue;
    const saved = others.length * (first.path.length - MARKUP.copy) - MARKUP.id;
    if (saved < 0) once.push(...alike);
    else {
      const [x, y] = first.start;
      several.push({
        path: pathOf(first),
        copies: others.map(({ start }) => ({ x: start[0] - x, y: start[1] - y })),
      });
    }
  }

  const [x, y] = [Math.min(...xs) - MARGIN, Math.min(...ys) - MARGIN];
  const [width, height] = [Math.max(...xs) + MARGIN - x, Math.max(...ys) + MARGIN - y];
  return {
    width: width / 100,
    height: height / 100,
    viewBox: `${x} ${y} ${width} ${height}`,
    path: once.map(pathOf).join(''),
    repeated: several,
  };
}

const pathOf = ({ start: [x, y], path }: ReturnType<Pen['drawn']>) =>
  `M${x}${y < 0 ? '' : ' '}${y}${path}`;

/**
 * The lines of a drawing as SVG, in fewer bytes than a renderer writes.
 * @param id prefix of the ids of repeated shapes
 */
export function svgOf({ path, repeated }: PlanDrawing, id: string): string {
  const shapes = repeated.map(({ path: shape, copies }, index) => {
    const uses = copies.map(
      ({ x, y }) => `<use href="#${id}-${index}"${x ? ` x="${x}"` : ''}${y ? ` y="${y}"` : ''}/>`,
    );
    return `<path id="${id}-${index}" d="${shape}"/>${uses.join('')}`;
  });
  return `<path d="${path}"/>${shapes.join('')}`;
}
