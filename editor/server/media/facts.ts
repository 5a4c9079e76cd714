import { readFile, stat } from 'node:fs/promises';
import sharp from 'sharp';
import { isRender } from '../../../src/content/launch/samples.ts';
import type { Photo } from '../../model/photos.ts';

export type PhotoFacts = Pick<Photo, 'width' | 'height' | 'bytes' | 'isSample'>;

/** Cache key of a file, which changes with its content. */
export async function stampOf(file: string): Promise<string> {
  const { mtimeMs, size } = await stat(file);
  return `${file}\n${mtimeMs}\n${size}`;
}

const known = new Map<string, PhotoFacts | null>();

async function measure(file: string): Promise<PhotoFacts | null> {
  const bytes = await readFile(file);
  try {
    const { autoOrient } = await sharp(bytes).metadata();
    // The header alone does not show whether the file can be decoded.
    await sharp(bytes).resize(1).raw().toBuffer();
    const { width, height } = autoOrient;
    return { width, height, bytes: bytes.length, isSample: isRender(bytes) };
  } catch {
    return null;
  }
}

/** A photograph's facts; null if it cannot be decoded, which the content check reports. */
export async function factsOf(file: string): Promise<PhotoFacts | null> {
  const stamp = await stampOf(file);
  const before = known.get(stamp);
  if (before !== undefined) return before;
  const facts = await measure(file);
  known.set(stamp, facts);
  return facts;
}
