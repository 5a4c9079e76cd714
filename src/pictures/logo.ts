import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { optimize } from 'svgo';
import { contentFolder } from '../content/folder.ts';

/** CSS pixels; screens show up to twice as many. */
const HEIGHT = 48;
const DENSITY = 2;

/** An inn's logo as it is shipped. */
export interface LogoFile {
  /** Changes when the drawing does, so that browsers may keep it: `logo.1a2b3c.svg`. */
  name: string;
  bytes: Uint8Array;
  width: number;
  height: number;
}

/** An SVG without scripts, links and what an editor left in it; a PNG no larger than it is shown. */
async function shipped(file: string): Promise<{ ending: string; bytes: Uint8Array }> {
  const source = await readFile(file);
  if (/\.svg$/i.test(file)) {
    const { data } = optimize(source.toString('utf8'), {
      multipass: true,
      plugins: ['preset-default', 'removeScripts'],
    });
    return { ending: 'svg', bytes: new TextEncoder().encode(data) };
  }
  const small = sharp(source).resize({ height: HEIGHT * DENSITY, withoutEnlargement: true });
  return { ending: 'png', bytes: await small.png({ compressionLevel: 9 }).toBuffer() };
}

/** @param logo its name below content/photos. */
export async function logoFile(logo: string): Promise<LogoFile> {
  const { ending, bytes } = await shipped(join(contentFolder(), 'photos', logo));
  const { width = HEIGHT, height = HEIGHT } = await sharp(bytes).metadata();
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 6);
  return {
    name: `logo.${hash}.${ending}`,
    bytes,
    width: Math.round((width / height) * HEIGHT),
    height: HEIGHT,
  };
}

/** The logo as pages show it; undefined where the inn has none of its own. */
export async function logoPicture(logo: string | undefined) {
  if (!logo) return undefined;
  const { name, width, height } = await logoFile(logo);
  return { src: `/${name}`, width, height };
}
