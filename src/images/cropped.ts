import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { contentFolder } from '../content/folder.ts';
import { cropAround } from './crop.ts';

/** A photograph of the content, and where the eye goes in it. */
export interface FocusedPhoto {
  /** Below content/photos. */
  photo: string;
  focus: readonly [number, number];
}

/**
 * The photograph cut around its focus, to be sized and encoded.
 * @param aspect width divided by height
 */
export async function croppedPhoto({ photo, focus }: FocusedPhoto, aspect: number): Promise<Sharp> {
  const original = sharp(join(contentFolder(), 'photos', photo)).rotate();
  const { autoOrient } = await original.metadata();
  return original.extract(cropAround(autoOrient, aspect, [...focus]));
}
