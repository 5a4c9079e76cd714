import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { contrast } from '../../colours/contrast.ts';
import { missesIn, nearestPassing } from '../../colours/pairs.ts';
import { type BrandColours, OWN_COLOURS, paletteOf } from '../../colours/palette.ts';
import { inkOf } from '../drawings/ink.ts';
import { readDrawing } from '../drawings/sanitize.ts';
import { type ContentFile, innIn } from '../load.ts';
import { stepInto } from '../pointer.ts';
import { colours, logo } from '../schema/inn.ts';
import { at, type Diagnostic, error, nearest, quoted, warning } from './diagnostic.ts';

const toOne = (ratio: number) => `${ratio.toFixed(1)} to 1`;

/** Colours of the inn's own with too little contrast, each with the nearest colour that has enough. */
export function colourDiagnostics(contents: readonly ContentFile[]): Diagnostic[] {
  const inn = innIn(contents);
  const typed = stepInto(inn?.data, 'colours');
  const read = colours.safeParse(typed);
  // The schema reports invalid colours.
  if (!inn || typed === undefined || !read.success) return [];
  const brand = read.data;
  const { ground = OWN_COLOURS.ground, ink = OWN_COLOURS.ink } = brand;
  const place = (name: keyof BrandColours) => at(inn, ['colours', name]);
  if (contrast('#000000', ground) < contrast('#000000', ink)) {
    const fix =
      'Choose a pale colour as ground and a dark one as ink: photographs and print are made for that.';
    return [error(place('ground'), 'The ground is darker than the ink.', fix)];
  }
  const misses = missesIn(brand);
  const worst = new Map<keyof BrandColours, (typeof misses)[number]>();
  for (const miss of misses) {
    const known = worst.get(miss.blamed);
    if (!known || miss.ratio / miss.needs < known.ratio / known.needs) {
      worst.set(miss.blamed, miss);
    }
  }
  // The other colours are measured against ground and ink, so report only these two if they fail.
  const first = [...worst.values()].filter(({ blamed }) => blamed === 'ground' || blamed === 'ink');
  return (first.length > 0 ? first : [...worst.values()]).map(({ blamed, what, ratio, needs }) => {
    const passing = nearestPassing(brand, blamed);
    return error(
      place(blamed),
      `${what}: hard to see. The contrast is ${toOne(ratio)}, and ${toOne(needs)} is needed.`,
      passing
        ? `The nearest colour that works is  ${blamed}: "${passing}"`
        : `Change ground or ink as well: no ${blamed} is easy to see on these two.`,
    );
  });
}

/** The minimum contrast of graphics (WCAG 2.2, 1.4.11). */
const SHAPES = 3;
/** The logo's height in device pixels on high-density screens. */
const LEAST_HEIGHT = 96;

/** A logo that is missing, not a drawing, too small, or invisible on the dark header. */
export async function logoDiagnostics(
  root: string,
  paths: readonly string[],
  contents: readonly ContentFile[],
): Promise<Diagnostic[]> {
  const inn = innIn(contents);
  const read = logo.safeParse(stepInto(inn?.data, 'logo'));
  // The schema reports invalid file names.
  if (!inn || !read.success) return [];
  const place = at(inn, ['logo']);
  const file = join(root, 'photos', read.data);
  if (!existsSync(file)) {
    const drawings = paths.filter((path) => /^photos\/.*\.(?:svg|png)$/i.test(path));
    const meant = nearest(
      read.data,
      drawings.map((path) => path.slice('photos/'.length)),
    );
    const fix = meant ? `Did you mean ${quoted(meant)}?` : 'Choose the drawing again.';
    return [
      error(
        place,
        `The logo ${quoted(read.data)} is not there any more.`,
        fix,
        'In the file: it belongs into the folder photos.',
      ),
    ];
  }
  try {
    const { bytes, ending } = await readDrawing(file);
    const { height } = await sharp(bytes).metadata();
    const typed = colours.safeParse(stepInto(inn.data, 'colours'));
    const header = paletteOf(typed.success ? typed.data : {})['raw-leaf'];
    const ratio = contrast((await inkOf(bytes)).colour, header);
    const found: Diagnostic[] = [];
    if (ending !== 'svg' && height < LEAST_HEIGHT) {
      const fix = `Choose an SVG, or a PNG that is at least ${LEAST_HEIGHT} pixels high.`;
      found.push(warning(place, `The logo is ${height} pixels high and will look soft.`, fix));
    }
    if (ratio < SHAPES) {
      found.push(
        warning(
          place,
          `The logo can hardly be seen on the dark header: ${toOne(ratio)}, where ${SHAPES} to 1 is needed.`,
          'Use a pale logo on a transparent background.',
        ),
      );
    }
    return found;
  } catch {
    const message = `${quoted(read.data)} cannot be read as a drawing.`;
    return [error(place, message, 'Save it again as plain SVG or as PNG.')];
  }
}
