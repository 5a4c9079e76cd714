import { join } from 'node:path';
import sharp from 'sharp';
import { luminanceOf } from '../colours/contrast.ts';
import { contentFolder } from '../content/folder.ts';

/** How dark a gradient makes light text readable on a photograph. */
export type Scrim = 'light' | 'middle' | 'deep';

/**
 * The highest relative luminance (WCAG 2.2) at which cream text keeps 4.5:1 under the scrims of
 * `Hero.module.css`: 0.44 and 0.62 of deep leaf over the photograph.
 */
const BRIGHTEST = { light: 0.33, middle: 0.55 } as const;
/** The share of pixels that may be brighter: a lit window, a flower. */
const SPARKS = 0.01;

/** Equal contrast to white and black by WCAG: 1.05 / 0.23 = 0.23 / 0.05. */
const MIDDLE_GREY = 0.18;

/** Dark text where most pixels are brighter than middle grey, which contrasts equally with both. */
export function textColourOver(luminances: readonly number[]): 'dark' | 'pale' {
  const sorted = luminances.toSorted((one, other) => one - other);
  return (sorted[Math.floor(sorted.length / 2)] ?? 0) > MIDDLE_GREY ? 'dark' : 'pale';
}

/** The scrim needed for these luminances, in any order. */
export function scrimOver(luminances: readonly number[]): Scrim {
  const sorted = luminances.toSorted((one, other) => other - one);
  const brightest = sorted[Math.floor(sorted.length * SPARKS)] ?? 1;
  if (brightest <= BRIGHTEST.light) return 'light';
  return brightest <= BRIGHTEST.middle ? 'middle' : 'deep';
}

/** Relative luminances across the left half of a photograph, where wide screens show text. */
async function leftHalfOf(photo: string): Promise<number[]> {
  const file = sharp(join(contentFolder(), 'photos', photo));
  const { width, height } = await file.metadata();
  const pixels = await file
    .extract({ left: 0, top: 0, width: Math.floor(width / 2), height })
    .resize(64, 64, { fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer();
  return Array.from({ length: pixels.length / 3 }, (_, index) => {
    const [r = 0, g = 0, b = 0] = pixels.subarray(index * 3, index * 3 + 3);
    return luminanceOf([r, g, b]);
  });
}

/**
 * The scrim a photograph needs over its left half. Measured, so that the owner's photograph is not
 * darkened more than necessary.
 */
export async function scrimFor(photo: string): Promise<Scrim> {
  return scrimOver(await leftHalfOf(photo));
}

/** Whether text on the left half of a photograph should be dark or light. */
export async function textColourFor(photo: string): Promise<'dark' | 'pale'> {
  return textColourOver(await leftHalfOf(photo));
}
