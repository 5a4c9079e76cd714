import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { contrast } from '../../colours/contrast.ts';
import { paletteOf } from '../../colours/palette.ts';
import { colours } from '../coloursSchema.ts';
import { inkOf } from '../drawings/ink.ts';
import { readDrawing } from '../drawings/read.ts';
import type { ContentFile } from '../load.ts';
import { logo } from '../logoSchema.ts';
import { innIn } from './contents.ts';
import type { Fault } from './diagnostic.ts';
import { nearest, quoted, stepInto } from './wording.ts';

/** WCAG 2.2, 1.4.11: what a drawing is told by. */
const SHAPES = 3;
/** Pixels of height at which a drawing is shown on fine screens. */
const LEAST_HEIGHT = 96;

/** A logo that is not there, is no drawing, is small, or cannot be seen on the dark header. */
export async function logoFaults(
  root: string,
  paths: readonly string[],
  contents: readonly ContentFile[],
): Promise<Fault[]> {
  const inn = innIn(contents);
  const read = logo.safeParse(stepInto(inn?.data, 'logo'));
  // What is no name of a file is the schema's to say.
  if (!inn || !read.success) return [];
  const at = { file: inn.file, line: inn.lineOf(['logo']), field: 'logo', at: ['logo'] };
  const file = join(root, 'photos', read.data);
  if (!existsSync(file)) {
    const drawings = paths.filter((path) => /^photos\/.*\.(?:svg|png)$/i.test(path));
    const meant = nearest(
      read.data,
      drawings.map((path) => path.slice('photos/'.length)),
    );
    return [
      {
        level: 'fault',
        ...at,
        problem: `There is no file ${quoted(read.data)} in the folder photos.`,
        mend: meant ? `Did you mean ${quoted(meant)}?` : 'Put the drawing into that folder.',
      },
    ];
  }
  try {
    const { bytes, ending } = await readDrawing(file);
    const { height } = await sharp(bytes).metadata();
    const typed = colours.safeParse(stepInto(inn.data, 'colours'));
    const header = paletteOf(typed.success ? typed.data : {})['raw-leaf'];
    const ratio = contrast((await inkOf(bytes)).colour, header);
    return [
      ...(ending !== 'svg' && height < LEAST_HEIGHT
        ? [
            {
              level: 'warning' as const,
              ...at,
              problem: `The logo is ${height} pixels high and will look soft.`,
              mend: `Take an .svg, or a .png that is at least ${LEAST_HEIGHT} pixels high.`,
            },
          ]
        : []),
      ...(ratio < SHAPES
        ? [
            {
              level: 'warning' as const,
              ...at,
              problem: `The logo can hardly be seen on the dark header: ${ratio.toFixed(1)} to 1, where ${SHAPES} to 1 is needed.`,
              mend: 'Take a pale one, on nothing but transparent ground.',
            },
          ]
        : []),
    ];
  } catch {
    return [
      {
        level: 'fault',
        ...at,
        problem: `${quoted(read.data)} cannot be read as a drawing.`,
        mend: 'Save it once more as plain SVG or as PNG.',
      },
    ];
  }
}
