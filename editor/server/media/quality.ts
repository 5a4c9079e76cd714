import sharp from 'sharp';
import { LEAST_WIDTH } from '../../../src/content/folder.ts';
import { photoWords } from '../../serverWords.ts';

/** Pixels of the longer side for measuring sharpness, so that photos of all sizes compare. */
const MEASURED_SIDE = 800;
/**
 * Minimum of the 90th percentile of lightness, 0 to 255. A façade at night with lit windows reaches
 * it; a photo against the light or without any does not.
 */
const MIN_LIGHT = 72;
/**
 * Minimum of the 99th percentile of edges relative to lightness. Measured: 0.26 to 0.93 for the
 * sample's photographs, 0.02 to 0.04 for the same blurred by eight pixels.
 */
const MIN_EDGE = 0.1;

const LAPLACIAN = { width: 3, height: 3, kernel: [0, 1, 0, 1, -4, 1, 0, 1, 0], offset: 128 };

/** The value at or below which this share of the pixels lies. */
function quantile(pixels: Uint8Array, part: number, of = (value: number) => value): number {
  const counts = new Uint32Array(256);
  for (const pixel of pixels) {
    const value = Math.min(255, of(pixel));
    counts[value] = (counts[value] ?? 0) + 1;
  }
  let left = pixels.length * part;
  for (let value = 0; value < 256; value++) {
    left -= counts[value] ?? 0;
    if (left <= 0) return value;
  }
  return 255;
}

/** Hints about a photo's quality, for its owner. They never prevent the upload. */
export async function warningsOn(bytes: Uint8Array, photoWidth: number): Promise<string[]> {
  const small = await sharp(bytes)
    .autoOrient()
    .resize(MEASURED_SIDE, MEASURED_SIDE, { fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = small.info;
  const edges = await sharp(small.data, { raw: { width, height, channels } })
    .convolve(LAPLACIAN)
    .greyscale()
    .raw()
    .toBuffer();
  const light = quantile(small.data, 0.9);
  const edge = quantile(edges, 0.99, (value) => Math.abs(value - 128));
  return [
    ...(photoWidth < LEAST_WIDTH ? [photoWords.small(photoWidth, LEAST_WIDTH)] : []),
    ...(light < MIN_LIGHT ? [photoWords.dark] : []),
    ...(edge < MIN_EDGE * light ? [photoWords.blurred] : []),
  ];
}
