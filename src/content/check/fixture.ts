import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { checkContent, type Fault } from '../check.ts';
import { listFiles } from './folder.ts';

export const realContent = fileURLToPath(new URL('../../../content', import.meta.url));

/** A change to one file: its new text from its old one, its bytes, or nothing to delete it. */
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

/** The faults of the real content after some changes; the photos are flat, to be quick. */
export async function faultsAfter(changes: Record<string, Change>): Promise<Fault[]> {
  const parent = await mkdtemp(join(tmpdir(), 'inn-'));
  const dir = join(parent, 'content');
  try {
    await cp(realContent, dir, { recursive: true, filter: (path) => !/\.jpg$/.test(path) });
    const photo = await flatPhoto(1200);
    const photos = (await listFiles(realContent)).filter((path) => path.endsWith('.jpg'));
    await Promise.all(photos.map((path) => writeFile(join(dir, path), photo)));
    for (const [path, change] of Object.entries(changes)) {
      const file = join(dir, path);
      await mkdir(dirname(file), { recursive: true });
      if (change === null) await rm(file, { recursive: true });
      else if (typeof change === 'function') {
        await writeFile(file, change(await readFile(file, 'utf8').catch(() => '')));
      } else await writeFile(file, change);
    }
    return await checkContent(dir);
  } finally {
    await rm(parent, { recursive: true });
  }
}
