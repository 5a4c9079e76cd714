import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { checkContent, type Fault } from '../check.ts';
import { smallInn, smallInnPhotos } from './smallInn.ts';

/** A change to one file: its new text from its old one, its bytes, or nothing to leave it out. */
type Change = ((text: string) => string) | Uint8Array | null;

export const flatPhoto = (width: number) =>
  sharp({ create: { width, height: Math.round(width / 1.5), channels: 3, background: '#faf5ea' } })
    .jpeg()
    .toBuffer();

/** Swaps a text for another; fails the test when the text is not there to be swapped. */
export const swap = (old: string, fresh: string) => (text: string) => {
  if (!text.includes(old)) throw new Error(`The fixture has no “${old}”.`);
  return text.replace(old, () => fresh);
};

/** The faults of the small inn after some changes to its files. */
export async function faultsAfter(changes: Record<string, Change>): Promise<Fault[]> {
  const photo = await flatPhoto(1200);
  const files = new Map<string, string | Uint8Array>(Object.entries(smallInn));
  for (const path of smallInnPhotos) files.set(`photos/${path}`, photo);
  for (const [path, change] of Object.entries(changes)) {
    if (change === null) files.delete(path);
    else files.set(path, typeof change === 'function' ? change(smallInn[path] ?? '') : change);
  }
  const parent = await mkdtemp(join(tmpdir(), 'inn-'));
  const dir = join(parent, 'content');
  try {
    for (const [path, bytes] of files) {
      await mkdir(dirname(join(dir, path)), { recursive: true });
      await writeFile(join(dir, path), bytes);
    }
    return await checkContent(dir);
  } finally {
    await rm(parent, { recursive: true });
  }
}
