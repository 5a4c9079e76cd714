import { luminanceOf, type Parts } from '../colours/contrast.ts';
import { PALEST } from '../colours/palette.ts';
import { croppedPhoto, type FocusedPhoto } from './cropped.ts';

/** WCAG 2.2 requires 4.5:1; the rest is a margin for details that the samples average out. */
const CONTRAST = 4.8;
/** The highest relative luminance on which the palest text has this contrast. */
const BRIGHTEST = (PALEST + 0.05) / CONTRAST - 0.05;
const STEP = 0.02;

/**
 * Where wide screens show text on the hero's picture: its left half below the upper edge, however
 * tall the screen (`Hero.module.css`). In shares of the picture.
 */
const TEXT = { width: 0.5, top: 0.15 } as const;
/** Samples across that part: fine enough for a lit window to count, too coarse for a bulb. */
const GRID = 64;

/** The colour under a black scrim. */
const dimmed = (parts: Parts, opacity: number) =>
  parts.map((part) => part * (1 - opacity)) as [number, number, number];

/**
 * The opacity, 0 to 1, of the black scrim that keeps text readable on these colours, in any order.
 * Black multiplies: it keeps hues, and the differences between light and dark.
 */
export function scrimOver(colours: readonly Parts[]): number {
  const brightest = colours.reduce<Parts>(
    (one, other) => (luminanceOf(other) > luminanceOf(one) ? other : one),
    colours[0] ?? [255, 255, 255],
  );
  let steps = 0;
  while (luminanceOf(dimmed(brightest, steps * STEP)) > BRIGHTEST) steps++;
  return Number((steps * STEP).toFixed(2));
}

/**
 * The opacity of the scrim that text on a photograph needs. Measured, so that the owner's photograph
 * is not darkened more than necessary.
 * @param aspect width divided by height, as the hero crops it
 */
export async function scrimFor(picture: FocusedPhoto, aspect: number): Promise<number> {
  const width = Math.round(GRID / TEXT.width);
  const height = Math.round(GRID / (1 - TEXT.top));
  const pixels = await (await croppedPhoto(picture, aspect))
    .resize(width, height, { fit: 'fill' })
    .extract({ left: 0, top: height - GRID, width: GRID, height: GRID })
    .removeAlpha()
    .raw()
    .toBuffer();
  return scrimOver(
    Array.from({ length: pixels.length / 3 }, (_, index) => {
      const [r = 0, g = 0, b = 0] = pixels.subarray(index * 3, index * 3 + 3);
      return [r, g, b] as const;
    }),
  );
}
