import { join } from 'node:path';
import sharp from 'sharp';
import { contentFolder } from '../content/folder.ts';

/** How deep the shade must be that lets pale words be read on a photograph. */
export type Scrim = 'light' | 'middle' | 'deep';

/**
 * Relative luminance (WCAG 2.2) up to which cream words keep 4.5:1 under the scrims of
 * `Hero.module.css`: 0.44 and 0.62 of deep leaf over the photograph.
 */
const BRIGHTEST = { light: 0.33, middle: 0.55 } as const;
/** As many pixels may be brighter, in parts of one: a lit window, a flower. */
const SPARKS = 0.01;

/** As far from white as from black by WCAG's measure: 1.05 / 0.23 = 0.23 / 0.05. */
const MIDDLE_GREY = 0.18;

const linear = Array.from({ length: 256 }, (_, value) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});
const light = (value = 0) => linear[value] ?? 0;

/** Dark words where most is brighter than middle grey; they and pale ones stand equally off it. */
export function textColourOver(luminances: readonly number[]): 'dark' | 'pale' {
  const sorted = luminances.toSorted((one, other) => one - other);
  return (sorted[Math.floor(sorted.length / 2)] ?? 0) > MIDDLE_GREY ? 'dark' : 'pale';
}

/** The scrim that luminances ask for, whatever their order. */
export function scrimOver(luminances: readonly number[]): Scrim {
  const sorted = luminances.toSorted((one, other) => other - one);
  const brightest = sorted[Math.floor(sorted.length * SPARKS)] ?? 1;
  if (brightest <= BRIGHTEST.light) return 'light';
  return brightest <= BRIGHTEST.middle ? 'middle' : 'deep';
}

/** Relative luminances all over the left half of a photograph, where words stand on a wide screen. */
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
    const [r, g, b] = pixels.subarray(index * 3, index * 3 + 3);
    return 0.2126 * light(r) + 0.7152 * light(g) + 0.0722 * light(b);
  });
}

/**
 * The scrim that a photograph needs over its left half. It is measured, so that any photograph an
 * owner puts there keeps its lights.
 */
export async function scrimFor(photo: string): Promise<Scrim> {
  return scrimOver(await leftHalfOf(photo));
}

/** Whether words on the left half of a photograph are dark, on a bright one, or pale. */
export async function textColourFor(photo: string): Promise<'dark' | 'pale'> {
  return textColourOver(await leftHalfOf(photo));
}
