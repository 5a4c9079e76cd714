import { join } from 'node:path';
import sharp from 'sharp';
import { contentFolder } from '../content/folder.ts';
import { cropAround } from '../pictures/crop.ts';

/** As large as an address book shows one. Pixels. */
const SIDE = 240;

interface Photograph {
  /** Below content/photos. */
  photo: string;
  focus: readonly [number, number];
}

/** The photograph's square around its focus, as a JPEG of some 10 kB without metadata. */
export async function smallPicture({ photo, focus }: Photograph): Promise<Buffer> {
  const original = sharp(join(contentFolder(), 'photos', photo)).rotate();
  const { autoOrient } = await original.metadata();
  return original
    .extract(cropAround(autoOrient, 1, [...focus]))
    .resize(SIDE, SIDE)
    .jpeg({ quality: 70, mozjpeg: true })
    .toBuffer();
}
