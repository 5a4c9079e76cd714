import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { luminanceOf } from '../../src/colours/contrast.ts';
import { adoptStyles } from './comfort.ts';

/** Relative luminance of a colour with components of 0 to 255. */
export const luminance = ([r = 0, g = 0, b = 0]: readonly number[]) => luminanceOf([r, g, b]);

/** Contrast ratio of two luminances (WCAG 2.2). */
export const ratio = (one: number, other: number) =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The components of a colour from `getComputedStyle`. */
export const partsOf = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number);

/** Hides the text of a part of the page and keeps everything behind it. */
export const hideText = (page: Page, part: string) =>
  adoptStyles(page, `${part}, ${part} * { color: transparent !important; }`);

/**
 * A colour's contrast with the pixels behind a part of the page, ignoring the worst half per cent.
 */
export async function worstContrast(
  page: Page,
  ink: readonly number[],
  clip: { x: number; y: number; width: number; height: number },
): Promise<number> {
  const shot = await page.screenshot({ clip });
  const pixels = await sharp(shot).removeAlpha().raw().toBuffer();
  const ratios = Array.from({ length: pixels.length / 3 }, (_, index) =>
    ratio(luminance(ink), luminance([...pixels.subarray(index * 3, index * 3 + 3)])),
  ).sort((one, other) => one - other);
  return ratios[Math.floor(ratios.length / 200)] ?? 1;
}
