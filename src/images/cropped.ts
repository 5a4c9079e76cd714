import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { contentFolder } from '../content/folder.ts';
import { cropAround } from './crop.ts';

/** A photograph and its focal point. */
export interface FocusedPhoto {
  /** Path below content/photos. */
  photo: string;
  focus: readonly [number, number];
}

/**
 * Crops a photograph around its focus, ready to resize and encode.
 * @param aspect width divided by height
 */
export async function croppedPhoto({ photo, focus }: FocusedPhoto, aspect: number): Promise<Sharp> {
  const original = sharp(join(contentFolder(), 'photos', photo)).rotate();
  const { autoOrient } = await original.metadata();
  return original.extract(cropAround(autoOrient, aspect, [...focus]));
}

/** The size address books show, in pixels. */
const SIDE = 240;

/** A square crop around the focus, as a JPEG of about 10 kB without metadata. */
export async function smallPicture(photograph: FocusedPhoto): Promise<Buffer> {
  const square = await croppedPhoto(photograph, 1);
  return square.resize(SIDE, SIDE).jpeg({ quality: 70, mozjpeg: true }).toBuffer();
}
