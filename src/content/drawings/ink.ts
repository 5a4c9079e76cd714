import sharp from 'sharp';
import { hexOf } from '../../colours/contrast.ts';

/** Height in pixels at which a drawing is measured. */
const SIDE = 96;
/** Alpha, from 0 to 255, below which a pixel counts as invisible. */
const FAINT = 12;

/** The bounds of a drawing's visible part, as shares of its width and height, and its average colour. */
export interface Ink {
  left: number;
  top: number;
  width: number;
  height: number;
  colour: string;
  /** Its background colour; undefined if that is transparent. */
  ground: string | undefined;
}

/** Measures a drawing, SVG or PNG. Throws if it cannot be read. */
export async function inkOf(drawing: Uint8Array | string): Promise<Ink> {
  const { data, info } = await sharp(drawing)
    .resize({ height: SIDE })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const part = (x: number, y: number, channel: number) => data[(y * width + x) * 4 + channel] ?? 0;
  const box = { left: width, top: height, right: 0, bottom: 0 };
  const sum = [0, 0, 0];
  let weight = 0;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const alpha = part(x, y, 3);
      if (alpha >= FAINT) {
        box.left = Math.min(box.left, x);
        box.top = Math.min(box.top, y);
        box.right = Math.max(box.right, x + 1);
        box.bottom = Math.max(box.bottom, y + 1);
      }
      weight += alpha;
      for (const channel of [0, 1, 2]) {
        sum[channel] = (sum[channel] ?? 0) + part(x, y, channel) * alpha;
      }
    }
  }
  if (weight === 0) throw new Error('There is nothing drawn in it.');
  const [r = 0, g = 0, b = 0] = sum.map((one) => one / weight);
  const corners = [0, width - 1].flatMap((x) => [0, height - 1].map((y) => [x, y] as const));
  const isOpaque = corners.every(([x, y]) => part(x, y, 3) > 255 - FAINT);
  return {
    left: box.left / width,
    top: box.top / height,
    width: (box.right - box.left) / width,
    height: (box.bottom - box.top) / height,
    colour: hexOf([r, g, b]),
    ground: isOpaque ? hexOf([part(0, 0, 0), part(0, 0, 1), part(0, 0, 2)]) : undefined,
  };
}
