import { contrast, mix } from './contrast.ts';
import {
  type BrandColours,
  type GivenColours,
  OWN_COLOURS,
  type Palette,
  paletteOf,
} from './palette.ts';

/** WCAG 2.2: 1.4.3 for text, 1.4.11 for controls and graphics. */
const WORDS = 4.5;
const SHAPES = 3;

interface Pair {
  /** In the owner's terms, such as `links on the ground`. */
  what: string;
  front: keyof Palette | 'problem';
  back: keyof Palette;
  needs: number;
  /** The brand colours they derive from; the first is the one to change if contrast is too low. */
  by: readonly [keyof BrandColours, ...(keyof BrandColours)[]];
}

/** The colour of error messages in forms, which is not configurable. */
const PROBLEM = '#9a2f1b';

const on = (
  by: Pair['by'],
  needs: number,
  what: string,
  front: Pair['front'],
  backs: readonly Pair['back'][],
): Pair[] => backs.map((back) => ({ what, front, back, needs, by }));

const PAPERS = ['raw-cream', 'raw-sand', 'paper-control'] as const;
const DARKS = ['raw-leaf', 'raw-deep-leaf'] as const;

/** All pairs of colours that appear on one another on the site, in text and shapes. */
export const PAIRS: readonly Pair[] = [
  ...on(['ink', 'ground'], WORDS, 'Text on the ground', 'raw-ink', PAPERS),
  ...on(['ink', 'ground'], WORDS, 'Quiet text on the ground', 'raw-moss', PAPERS),
  ...on(['ink', 'ground'], WORDS, 'Headings on the ground', 'raw-leaf', PAPERS),
  ...on(['ink', 'ground'], WORDS, 'Pale words on the dark bands', 'text-on-dark', DARKS),
  ...on(['ink', 'ground'], WORDS, 'Pale words on the dark bands', 'text-on-dark', ['paper-night']),
  ...on(
    ['ink', 'ground'],
    WORDS,
    'Quiet pale words on the dark bands',
    'text-on-dark-quiet',
    DARKS,
  ),
  ...on(['ink', 'ground'], SHAPES, 'Edges of fields and buttons', 'control-edge', PAPERS),
  ...on(['accent', 'ground'], WORDS, 'Links on the ground', 'raw-terracotta-deep', PAPERS),
  ...on(['accent', 'ground'], SHAPES, 'Icons and lines on the ground', 'raw-terracotta', PAPERS),
  ...on(['accent', 'ink'], SHAPES, 'Lines on the dark bands', 'accent-on-dark', DARKS),
  ...on(['call', 'ink'], WORDS, 'Words on the buttons that get in touch', 'raw-ink', [
    'raw-petal',
    'raw-petal-light',
  ]),
  ...on(
    ['call', 'ink'],
    SHAPES,
    'The ring around what is chosen on the dark bands',
    'raw-petal',
    DARKS,
  ),
  ...on(['ground'], WORDS, 'What a form says is wrong', 'problem', PAPERS),
];

export interface Miss extends Pair {
  /** Their contrast ratio. */
  ratio: number;
  /** The brand colour to change. */
  blamed: keyof BrandColours;
}

/** The pairs of an inn's colours with too little contrast. */
export function missesIn(brand: GivenColours): Miss[] {
  const palette = paletteOf(brand);
  return PAIRS.flatMap((pair) => {
    const front = pair.front === 'problem' ? PROBLEM : palette[pair.front];
    const ratio = contrast(front, palette[pair.back]);
    // Only a colour the owner has set can be changed.
    const blamed = pair.by.find((name) => brand[name] !== undefined) ?? pair.by[0];
    return ratio < pair.needs ? [{ ...pair, ratio, blamed }] : [];
  });
}

/**
 * The colour closest to one of the owner's with which all its pairs pass, leaving the others
 * unchanged. Undefined if neither darker nor brighter helps.
 */
export function nearestPassing(brand: GivenColours, name: keyof BrandColours): string | undefined {
  const own = brand[name] ?? OWN_COLOURS[name];
  for (let share = 0.01; share <= 1; share += 0.01) {
    for (const end of ['#000000', '#ffffff']) {
      const colour = mix(own, end, share);
      const misses = missesIn({ ...brand, [name]: colour });
      if (!misses.some(({ blamed }) => blamed === name)) return colour;
    }
  }
  return undefined;
}
