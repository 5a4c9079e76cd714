import { createHash } from 'node:crypto';
import { join } from 'node:path';
import sharp from 'sharp';
import { readDrawing } from '../content/drawings/sanitize.ts';
import { contentFolder } from '../content/folder.ts';
import { memoizeEach } from '../content/memoize.ts';

/** CSS pixels; dense screens show up to twice as many. */
const HEIGHT = 48;
const DENSITY = 2;

/** An inn's logo as served. */
export interface LogoFile {
  /** Contains a hash of the content, for caching: `logo.1a2b3c.svg`. */
  name: string;
  bytes: Uint8Array;
  width: number;
  height: number;
}

/**
 * A sanitised SVG, or a PNG no larger than shown.
 * @param logo file name below content/photos
 * @param most maximum height of a PNG in pixels
 */
export async function shippedLogo(logo: string, most: number, content = contentFolder()) {
  const { ending, bytes: source } = await readDrawing(join(content, 'photos', logo));
  const small = () => sharp(source).resize({ height: most, withoutEnlargement: true });
  const bytes = ending === 'svg' ? source : await small().png({ compressionLevel: 9 }).toBuffer();
  const { width, height } = await sharp(bytes).metadata();
  return { ending, bytes, width, height };
}

/** The logo as served, shared by all pages. @param logo file name below content/photos */
export const logoFile = memoizeEach(async (logo: string): Promise<LogoFile> => {
  const { ending, bytes, width, height } = await shippedLogo(logo, HEIGHT * DENSITY);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 6);
  return {
    name: `logo.${hash}.${ending}`,
    bytes,
    width: Math.round((width / height) * HEIGHT),
    height: HEIGHT,
  };
});

/** The logo as pages show it; undefined if the inn has none. */
export async function logoPicture(logo: string | undefined) {
  if (!logo) return undefined;
  const { name, width, height } = await logoFile(logo);
  return { src: `/${name}`, width, height };
}
