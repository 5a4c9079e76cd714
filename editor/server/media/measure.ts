import sharp from 'sharp';
import { photoWords } from '../../serverWords.ts';

/** Below this, in pixels, the content check calls a photo soft. */
const LEAST_WIDTH = 1200;
/** The side on which sharpness is measured, so that photos of all sizes can be compared. */
const SIDE = 800;
/**
 * Of 255, how light the lighter tenth of a photo is at least; a façade at night with lit windows
 * has it, one taken against the light or with no light has not.
 */
const LEAST_LIGHT = 72;
/**
 * By how much the sharpest hundredth of a photo in focus differs from its neighbours at least, of its
 * light parts. Measured: the sample's photographs 0.26 to 0.93, the same blurred by eight pixels 0.02
 * to 0.04.
 */
const LEAST_EDGE = 0.1;

const LAPLACIAN = { width: 3, height: 3, kernel: [0, 1, 0, 1, -4, 1, 0, 1, 0], offset: 128 };

/** The value below which this part of the pixels lies. */
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

/** Figures of a photo: the light of its lighter parts, and the edge of its sharpest ones. */
export async function figuresOf(bytes: Uint8Array | string) {
  const small = await sharp(bytes)
    .autoOrient()
    .resize(SIDE, SIDE, { fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = small.info;
  const edges = await sharp(small.data, { raw: { width, height, channels } })
    .convolve(LAPLACIAN)
    .greyscale()
    .raw()
    .toBuffer();
  return {
    light: quantile(small.data, 0.9),
    edge: quantile(edges, 0.99, (value) => Math.abs(value - 128)),
  };
}

/** What a kind photographer would say of a photo; nothing of a good one. Never a reason to refuse it. */
export async function warningsOn(bytes: Uint8Array | string, width: number): Promise<string[]> {
  const { light, edge } = await figuresOf(bytes);
  return [
    ...(width < LEAST_WIDTH ? [photoWords.small(width, LEAST_WIDTH)] : []),
    ...(light < LEAST_LIGHT ? [photoWords.dark] : []),
    ...(edge < LEAST_EDGE * light ? [photoWords.blurred] : []),
  ];
}
