import { capital } from '../../../lib/text.ts';
import {
  areaOf,
  type Box,
  boxAt,
  boxOf,
  chairOf,
  exact,
  lengthOf,
  overlaps,
  type Piece,
  type Plan,
  pointAt,
  SLEEPERS,
  sizeOf,
  turnsAtEnd,
} from '../../floor-plan/plan.ts';
import { type ContentFile, roomsIn } from '../load.ts';
import { type Pointer, stepInto } from '../pointer.ts';
import { plan as planSchema } from '../schema/floorPlan.ts';
import { at, type Diagnostic, error } from './diagnostic.ts';

/** Floor plans that are impossible, or contradict their room. */

/** Tolerance in square metres: owners round the floor space to whole or half ones. */
const ROUNDING = 0.5;
/** Metres to keep free in front of a bath door. */
const BEFORE_DOOR = 0.4;

interface Numbered extends Piece {
  index: number;
}

type Found = [pointer: Pointer, message: string, fix: string, hint?: string];

const figure = (number: number) => String(Math.round(number * 100) / 100);

const isOpening = ({ kind }: Piece) => kind === 'door' || kind === 'bath door' || kind === 'window';
/** Whether a piece stands on the floor; fans and air conditioners hang above it. */
const stands = (piece: Piece) =>
  !isOpening(piece) &&
  piece.kind !== 'bath' &&
  piece.kind !== 'fan' &&
  piece.kind !== 'air conditioner';

/** "the desk (entry 5)". */
const named = ({ kind, index }: Numbered) => `the ${kind} (entry ${index + 1})`;

const pairs = <One>(list: readonly One[]) =>
  list.flatMap((one, index) => list.slice(0, index).map((earlier) => [earlier, one] as const));

const shareStretch = (one: Piece, other: Piece) =>
  one.wall === other.wall &&
  exact(one.from + sizeOf(one).width - other.from) > 0 &&
  exact(other.from + sizeOf(other).width - one.from) > 0;

function beyondWalls(plan: Plan, pieces: readonly Numbered[]): Found[] {
  return pieces.flatMap((piece): Found[] => {
    const { width, depth } = sizeOf(piece);
    const length = lengthOf(plan, piece.wall);
    const across = lengthOf(plan, piece.wall === 'top' || piece.wall === 'bottom' ? 'left' : 'top');
    const field = (name: string) => ['plan', 'pieces', piece.index, name];
    const over = exact(piece.from + width - length);
    const through = piece.kind === 'bath' ? 0 : exact((piece.away ?? 0) + depth - across);
    return [
      over > 0 &&
        ([
          field('from'),
          `${capital(named(piece))} reaches ${figure(over)} m beyond the end of its wall.`,
          `The ${piece.wall} wall is ${figure(length)} m long and the ${piece.kind} ${figure(width)} m wide: enter at most ${figure(length - width)} as “From the end of the wall”, or choose another wall.`,
        ] satisfies Found),
      through > 0 &&
        ([
          field(piece.away ? 'away' : 'depth'),
          `${capital(named(piece))} reaches ${figure(through)} m through the wall opposite its own.`,
          `From the ${piece.wall} wall to the one opposite it is ${figure(across)} m: “Away from the wall” and “Depth” together may be no more.`,
        ] satisfies Found),
    ].filter((found) => found !== false);
  });
}

const boxesOf = (plan: Plan, piece: Piece): Box[] =>
  piece.kind === 'desk' ? [boxOf(plan, piece), chairOf(plan, piece)] : [boxOf(plan, piece)];

function overlapping(plan: Plan, pieces: readonly Numbered[]): Found[] {
  const floor = pairs(pieces.filter(stands))
    .filter(([one, other]) =>
      boxesOf(plan, one).some((box) => boxesOf(plan, other).some((next) => overlaps(box, next))),
    )
    .map(([one, other]): Found => {
      const chair = [one, other].some(({ kind }) => kind === 'desk')
        ? ' A desk takes the room of its chair too.'
        : '';
      return [
        ['plan', 'pieces', other.index],
        `${capital(named(other))} stands in ${named(one)}.`,
        `Move one of them along its wall, away from it or to another wall.${chair}`,
      ];
    });
  const walls = pairs(pieces.filter((piece) => isOpening(piece) || piece.kind === 'bath'))
    .filter(([one, other]) => {
      // A bath and its own door share a stretch of the wall.
      const kinds = [one.kind, other.kind];
      const isOwn = kinds.includes('bath') && kinds.includes('bath door');
      return !isOwn && shareStretch(one, other);
    })
    .map(
      ([one, other]): Found => [
        ['plan', 'pieces', other.index, 'from'],
        `${capital(named(other))} is where ${named(one)} is, in the ${one.wall} wall.`,
        'Move one of them along the wall, or to another wall.',
      ],
    );
  return [...floor, ...walls];
}

/** Whether a box reaches into the quarter circle that a door turns through. */
function isInSwing(plan: Plan, door: Piece, box: Box): boolean {
  const { width } = sizeOf(door);
  const isAtEnd = turnsAtEnd(plan, door);
  const hinge = pointAt(plan, door.wall, door.from + (isAtEnd ? width : 0), 0);
  const far = pointAt(plan, door.wall, door.from + (isAtEnd ? 0 : width), width);
  const square: Box = {
    x: Math.min(hinge.x, far.x),
    y: Math.min(hinge.y, far.y),
    width,
    height: width,
  };
  if (!overlaps(square, box)) return false;
  const nearest = {
    x: Math.min(Math.max(hinge.x, box.x), box.x + box.width),
    y: Math.min(Math.max(hinge.y, box.y), box.y + box.height),
  };
  return exact(width - Math.hypot(nearest.x - hinge.x, nearest.y - hinge.y)) > 0;
}

function blockedDoors(plan: Plan, pieces: readonly Numbered[]): Found[] {
  const furniture = pieces.filter(stands);
  return pieces.flatMap((door) => {
    const { width } = sizeOf(door);
    const before = boxAt(plan, door.wall, door.from, 0, width, BEFORE_DOOR);
    const blocks = (box: Box) =>
      door.kind === 'door'
        ? isInSwing(plan, door, box)
        : door.kind === 'bath door' && overlaps(before, box);
    return furniture
      .filter((piece) => boxesOf(plan, piece).some(blocks))
      .map(
        (piece): Found => [
          ['plan', 'pieces', door.index, 'from'],
          door.kind === 'door'
            ? `${capital(named(door))} opens against ${named(piece)}.`
            : `${capital(named(piece))} stands before ${named(door)}.`,
          door.kind === 'door'
            ? `Keep the quarter circle of ${figure(width)} m free that it turns through: move one of them.`
            : `Keep ${figure(BEFORE_DOOR)} m free before it: move one of them.`,
        ],
      );
  });
}

function baths(pieces: readonly Numbered[]): Found[] {
  const all = pieces.filter(({ kind }) => kind === 'bath');
  const doors = pieces.filter(({ kind }) => kind === 'bath door');
  const isDoorOf = (door: Piece, bath: Piece) =>
    door.wall === bath.wall &&
    exact(door.from - bath.from) >= 0 &&
    exact(bath.from + sizeOf(bath).width - door.from - sizeOf(door).width) >= 0;
  const lost = doors
    .filter((door) => !all.some((bath) => isDoorOf(door, bath)))
    .map((door): Found => {
      const [bath] = all;
      const fix = bath
        ? `Choose the bath’s wall, ${bath.wall}, and enter ${figure(bath.from)} to ${figure(bath.from + sizeOf(bath).width - sizeOf(door).width)} as “From the end of the wall”.`
        : 'Add the bath, or remove the door.';
      return [
        ['plan', 'pieces', door.index, 'from'],
        `${capital(named(door))} leads into no bath.`,
        fix,
      ];
    });
  const closed = all
    .filter((bath) => !doors.some((door) => isDoorOf(door, bath)))
    .map(
      (bath): Found => [
        ['plan', 'pieces', bath.index],
        `${capital(named(bath))} has no door.`,
        `Add a bath door in the ${bath.wall} wall, within the bath’s width.`,
        `In the file:  - kind: bath door  with wall: ${bath.wall}  and from.`,
      ],
    );
  return [...lost, ...(lost.length > 0 ? [] : closed)];
}

const counted = (count: number, one: string, many: string) =>
  `${count} ${count === 1 ? one : many}`;

/** Contradictions between the plan and the room's other fields. */
function contradictions(plan: Plan, room: unknown): Found[] {
  const number = (field: string) => {
    const value = stepInto(room, field);
    return typeof value === 'number' ? value : undefined;
  };
  const count = (...kinds: Piece['kind'][]) =>
    plan.pieces.filter(({ kind }) => kinds.includes(kind)).length;
  const pieces: Pointer = ['plan', 'pieces'];
  const found: Found[] = [];

  const [area, floor] = [areaOf(plan), number('floorSpace')];
  if (floor !== undefined && exact(Math.abs(area - floor)) > ROUNDING) {
    found.push([
      ['plan', 'width'],
      `The plan of ${figure(plan.width)} by ${figure(plan.depth)} m has ${figure(area)} square metres, and “Floor space” says ${figure(floor)}.`,
      'Correct the plan’s width or depth, or the floor space: they may differ by half a square metre. The bath does not count.',
      'In the file: plan and floorSpace.',
    ]);
  }
  const beds = count('single bed', 'queen bed', 'double bed');
  if (number('bedCount') !== undefined && beds !== number('bedCount')) {
    found.push([
      pieces,
      `The plan has ${counted(beds, 'bed', 'beds')}, and “Number of beds” says ${number('bedCount')}.`,
      'Draw each bed once, or correct the number of beds.',
      'In the file: bedCount.',
    ]);
  } else {
    const sleepers = plan.pieces.reduce((sum, { kind }) => sum + (SLEEPERS[kind] ?? 0), 0);
    if (number('sleeps') !== undefined && sleepers !== number('sleeps')) {
      found.push([
        pieces,
        `The beds in the plan are for ${counted(sleepers, 'guest', 'guests')}, and “Sleeps” says ${number('sleeps')}.`,
        'A single bed is for one, a queen bed or a double bed for two: correct the beds, or how many guests sleep here.',
        'In the file: sleeps.',
      ]);
    }
  }
  if (number('baths') !== undefined && count('bath') !== number('baths')) {
    found.push([
      pieces,
      `The plan has ${counted(count('bath'), 'bath', 'baths')}, and “Number of bathrooms” says ${number('baths')}.`,
      'Draw each bathroom, or correct the number of bathrooms.',
      'In the file:  - kind: bath  for each, and baths.',
    ]);
  }
  const climate = stepInto(room, 'climate');
  if (climate === 'ac' && count('air conditioner') === 0) {
    found.push([
      pieces,
      'The room has AC, and the plan shows no air conditioner.',
      'Draw the air conditioner, or choose “Without air conditioning”.',
      'In the file:  - kind: air conditioner  with wall and from, or climate.',
    ]);
  }
  if (climate === 'non-ac' && (count('air conditioner') > 0 || count('fan') === 0)) {
    found.push([
      pieces,
      count('air conditioner') > 0
        ? 'The room has no AC, and the plan shows an air conditioner.'
        : 'The room has no AC, and the plan shows no fan.',
      'Draw the fan and no air conditioner, or choose “With air conditioning”.',
      'In the file:  - kind: fan  with wall, from and away, or climate.',
    ]);
  }
  if (count('door') === 0) {
    found.push([
      pieces,
      'The plan has no door.',
      'Add the door.',
      'In the file:  - kind: door  with wall and from.',
    ]);
  }
  return found;
}

/** Everything that is wrong with the floor plans, beyond what their schema reports. */
export function planDiagnostics(contents: readonly ContentFile[]): Diagnostic[] {
  return roomsIn(contents).flatMap((content) => {
    const { data: plan } = planSchema.safeParse(stepInto(content.data, 'plan'));
    if (!plan) return [];
    const pieces = plan.pieces.map((piece, index) => ({ ...piece, index }));
    const beyond = beyondWalls(plan, pieces);
    // A piece that is outside the walls overlaps others as well: report it once.
    const inside = pieces.filter(({ index }) => beyond.every(([pointer]) => pointer[2] !== index));
    return [
      ...contradictions(plan, content.data),
      ...beyond,
      ...overlapping(plan, inside),
      ...blockedDoors(plan, inside),
      ...baths(inside),
    ].map(([pointer, message, fix, hint]) => error(at(content, pointer), message, fix, hint));
  });
}
