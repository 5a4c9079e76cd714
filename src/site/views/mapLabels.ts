import { type MapName, SHEET } from '../../components/map/MapDrawing.tsx';
import type { MapContent } from '../../content/schema/map.ts';
import {
  around,
  box,
  overlap,
  piecesOf,
  pointOn,
  type Shape,
  type Spot,
  tenth,
  turned,
} from './mapShapes.ts';

/** Places the drawn map's names where they overlap no line and no other name. */

type Side = MapContent['innSide'];

const SIDES = ['right', 'left', 'below', 'above'] as const satisfies Side[];

/** Font sizes in sheet units. */
export const FONT = { place: 15.5, inn: 21, road: 14 };
/** The inn's name in scripts with marks above and below, which look as large (otherScripts.css). */
const INN_WITH_SIGNS = 18;
/**
 * Width of a letter relative to its font size; `spaced` has the letter and word spacing that WCAG
 * 1.4.12 lets guests add.
 */
const LETTER = { usual: 0.5, spaced: 0.66 };
/** Widths of other scripts' letters with their marks, relative to a Latin letter's. */
const WIDER = [
  [/^\p{sc=Devanagari}/u, 1.25],
  [/^(?!\p{sc=Latin})\p{L}/u, 1.6],
] as const;
const segmenter = new Intl.Segmenter();
/** How far letters reach above and below their baseline, relative to their font size. */
const ASCENT = 0.76;
const DESCENT = 0.24;
/** These measures for scripts with marks above and below, whose letters are few and wide. */
const SIGNS = { spaced: 0.6, ascent: 0.8, descent: 0.55, leading: 1.3 };
const HAS_SIGNS = /(?!\p{sc=Latin})\p{L}/u;
const spacedOf = (text: string) => (HAS_SIGNS.test(text) ? SIGNS.spaced : LETTER.spaced);
/** The line height of a name, relative to its font size. */
const leadingOf = (lines: readonly string[]) =>
  lines.some((line) => HAS_SIGNS.test(line)) ? SIGNS.leading : 1;
/** Space at the sheet's edge, and between a name and a line. */
const EDGE = 6;
const CLEAR = 3;
/** Half the width of each line, as MapDrawing.module.css draws it. */
const HALF_WIDTH = { road: 6.5, lane: 2.5, railway: 1.5, walk: 2 };
const PIN = { width: 30, height: 40 };
const DOT = 7;
/** The sheet's foot, which the button for the interactive map covers. */
const BUTTON_HEIGHT = 66;
/** The legend's dash with the space after it, its distance from the edge and from all else. */
const LEGEND_DASH = 40;
const LEGEND_EDGE = 20;
const BREATH = 8;

/** The width of a text, measured in Latin letters. */
const lettersIn = (text: string): number =>
  Array.from(segmenter.segment(text)).reduce((sum, { segment }) => {
    return sum + (WIDER.find(([script]) => script.test(segment))?.[1] ?? 1);
  }, 0);

const widest = (lines: readonly string[]) => Math.max(...lines.map(lettersIn));

const BEFORE = { start: 0, middle: 0.5, end: 1 };

/** The space that a name's letters take. */
function boxOf({ lines, x, y, anchor }: MapName, size: number): Shape {
  const width = widest(lines) * size * LETTER.usual;
  const left = x - BEFORE[anchor] * width;
  const { ascent, descent } = lines.some((line) => HAS_SIGNS.test(line))
    ? SIGNS
    : { ascent: ASCENT, descent: DESCENT };
  const bottom = y + ((lines.length - 1) * leadingOf(lines) + descent) * size;
  return box(left, y - ascent * size, left + width, bottom);
}

/** Breaks a name into lines of this width. */
function linesOf(name: string, size: number, width: number): string[] {
  const most = Math.floor(width / (size * spacedOf(name)));
  const lines: string[] = [];
  for (const word of name.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && lettersIn(`${last} ${word}`) <= most) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

/** Moves a name back onto the sheet if it would leave it with wide letter spacing. */
function ontoSheet({ lines, x, y, anchor }: MapName, size: number): MapName {
  const width = widest(lines) * size * spacedOf(lines.join(''));
  const before = BEFORE[anchor] * width;
  const left = Math.min(Math.max(x - before, EDGE), SHEET.width - EDGE - width);
  const leading = leadingOf(lines);
  return {
    lines,
    anchor,
    x: tenth(Math.max(left, EDGE) + before),
    y: tenth(y),
    ...(lines.length > 1 && leading > 1 ? { leading } : {}),
  };
}

/** 0, 4, -4, 8, -8 …: nearest first. */
const shifts = Array.from(
  { length: 17 },
  (_, index) => Math.ceil(index / 2) * (index % 2 ? 4 : -4),
);

/** Candidates for a name around a spot: on the preferred side, then the others; nearest first. */
function candidatesAround(
  lines: string[],
  size: number,
  { x, y, above, below, sideways }: Spot & { above: number; below: number; sideways: number },
  side: Side,
): MapName[] {
  const more = (lines.length - 1) * size * leadingOf(lines);
  const middle = { left: y + 0.34 * size - more / 2, above: y - above - more, below: y + below };
  const at = (one: Side, far: number, shift: number): MapName => {
    if (one === 'left')
      return { lines, x: x - sideways - far, y: middle.left + shift, anchor: 'end' };
    if (one === 'right') {
      return { lines, x: x + sideways + far, y: middle.left + shift, anchor: 'start' };
    }
    const height = one === 'above' ? middle.above - far : middle.below + far;
    return { lines, x: x + 2 * shift, y: height, anchor: 'middle' };
  };
  return [side, ...SIDES.filter((one) => one !== side)].flatMap((one) =>
    [0, 4, 8, 14].flatMap((far) => shifts.map((shift) => ontoSheet(at(one, far, shift), size))),
  );
}

interface Line {
  kind: keyof typeof HALF_WIDTH;
  /** From left to right. */
  line: readonly Spot[];
}

/** A sheet with lines, dots and a pin. Each method places one name and reserves its space. */
export function labelSheet(lines: readonly Line[], dots: readonly Spot[], pin: Spot) {
  const taken: Shape[] = [
    ...lines.flatMap(({ kind, line }) => piecesOf(line, HALF_WIDTH[kind] + CLEAR)),
    ...dots.map((dot) => around(dot, DOT)),
    box(pin.x - PIN.width / 2, pin.y - PIN.height, pin.x + PIN.width / 2, pin.y),
    box(0, SHEET.height - BUTTON_HEIGHT, SHEET.width, SHEET.height),
  ];
  const onSheet = (shape: Shape) =>
    shape.every(({ x, y }) => x >= 0 && x <= SHEET.width && y >= 0 && y <= SHEET.height);

  /** Takes the first candidate that is free, or else the one with the fewest overlaps. */
  function place<Name>(candidates: readonly Name[], shapeOf: (name: Name) => Shape): Name {
    let best: { candidate: Name; shape: Shape; met: number } | undefined;
    for (const candidate of candidates) {
      const shape = shapeOf(candidate);
      const met =
        taken.filter((other) => overlap(shape, other)).length + (onSheet(shape) ? 0 : 100);
      if (!best || met < best.met) best = { candidate, shape, met };
      if (met === 0) break;
    }
    if (!best) throw new Error('A name on the map needs at least one place.');
    taken.push(best.shape);
    return best.candidate;
  }

  const placeName = (candidates: readonly MapName[], size: number) =>
    place(candidates, (name) => boxOf(name, size));

  return {
    /** The inn's name next to the pin's head, above it, or below its point. */
    inn(name: string, side: Side): MapName {
      const head = { ...pin, y: pin.y - 25 };
      const sideways = 21;
      const room = { left: pin.x - sideways, right: SHEET.width - pin.x - sideways };
      const across = side === 'left' || side === 'right' ? room[side] : SHEET.width - EDGE;
      const size = HAS_SIGNS.test(name) ? INN_WITH_SIGNS : FONT.inn;
      const text = linesOf(name, size, across - EDGE);
      const far = { above: PIN.height - 25 + 8, below: 25 + 24, sideways };
      return placeName(candidatesAround(text, size, { ...head, ...far }, side), size);
    },

    place(name: string, dot: Spot, side: Side): MapName {
      const far = { above: 13, below: 22, sideways: 12 };
      return placeName(candidatesAround([name], FONT.place, { ...dot, ...far }, side), FONT.place);
    },

    /** A walk's name near its middle. */
    walk(name: string, line: readonly Spot[]): MapName {
      const far = { above: 12, below: 24, sideways: 14 };
      const middle = { ...pointOn(line, 50), ...far };
      return placeName(candidatesAround([name], FONT.place, middle, 'below'), FONT.place);
    },

    /** A road's name along the road, `share` per cent from its left end or near there. */
    road(name: string, { kind, line }: Line, share: number): Spot & { turn: number } {
      const away = HALF_WIDTH[kind] + CLEAR + 0.5;
      const candidates = shifts.flatMap((shift) => {
        const { x, y, turn } = pointOn(line, Math.min(Math.max(share + shift, 0), 100));
        const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
        return [-away - DESCENT * FONT.road, away + ASCENT * FONT.road].map((down) => {
          return { x: tenth(x - down * sin), y: tenth(y + down * cos), turn: tenth(turn) };
        });
      });
      return place(candidates, ({ x, y, turn }) =>
        turned(boxOf({ lines: [name], x, y, anchor: 'middle' }, FONT.road), { x, y }, turn),
      );
    },

    /** What a railway's colour means, well clear of everything, if possible at the bottom left. */
    legend(name: string): Spot {
      const width = LEGEND_DASH + lettersIn(name) * FONT.place * spacedOf(name);
      const bottom = SHEET.height - BUTTON_HEIGHT - BREATH - DESCENT * FONT.place;
      const candidates = Array.from({ length: 40 }, (_, row) => bottom - 9 * row).flatMap((y) =>
        [0, 0.25, 0.5, 0.75, 1].map((share) => {
          return {
            x: tenth(LEGEND_EDGE + (SHEET.width - 2 * LEGEND_EDGE - width) * share),
            y: tenth(y),
          };
        }),
      );
      return place(candidates, ({ x, y }) =>
        box(
          x - BREATH,
          y - ASCENT * FONT.place - BREATH,
          x + LEGEND_DASH + lettersIn(name) * FONT.place * LETTER.usual + BREATH,
          y + DESCENT * FONT.place + BREATH,
        ),
      );
    },
  };
}
