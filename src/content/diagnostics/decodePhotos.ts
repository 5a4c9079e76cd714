import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { replaceFileSync } from '../../../lib/files.ts';

/** The result of reading every pixel of a photograph. */
export type Decoded = { kind: 'photo'; width: number } | { kind: BadPhoto };
/** Why a file cannot be a photograph of the site. */
export type BadPhoto = 'heic' | 'otherFormat' | 'cutOff' | 'unreadable';

// Increase it when results may differ from those in the cache.
const CACHE_VERSION = 1;
const FORMATS = ['jpeg', 'png', 'webp'];

/** The brands of ISO 23008-12 (HEIF) that hold HEVC, as telephones write them. */
const HEIC = /^....ftyp(?:hei[cxms]|hev[cxms])/s;

/** Whether these are an iPhone's photograph: its first bytes say so even where it cannot be opened. */
export const isHeic = (bytes: Buffer): boolean =>
  HEIC.test(bytes.subarray(0, 12).toString('latin1'));

async function decode(bytes: Buffer): Promise<Decoded> {
  if (isHeic(bytes)) return { kind: 'heic' };
  let width: number;
  try {
    const { format, autoOrient } = await sharp(bytes).metadata();
    if (!FORMATS.includes(format)) return { kind: 'otherFormat' };
    width = autoOrient.width;
  } catch {
    return { kind: 'unreadable' };
  }
  try {
    // At full size and as strictly as the build: a smaller one may leave the broken part unread.
    await sharp(bytes, { sequentialRead: true }).stats();
    return { kind: 'photo', width };
  } catch {
    return { kind: 'cutOff' };
  }
}

/** Results by the hash of the file; deleted with the installed packages. */
const CACHE = join(
  import.meta.dirname,
  '../../../node_modules/.cache/copperpod-inn',
  `photographs-${CACHE_VERSION}.json`,
);

function readCache(cache: string): Map<string, Decoded> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(cache, 'utf8'))));
  } catch {
    // The first check, or a damaged file: each photograph is read once more.
    return new Map();
  }
}

function writeCache(cache: string, results: ReadonlyMap<string, Decoded>): void {
  try {
    replaceFileSync(cache, JSON.stringify(Object.fromEntries(results)));
  } catch {
    // Without a writable folder, the next check is only slower.
  }
}

/** What this process has read, by path, age and size of the file. */
const decoded = new Map<string, Decoded>();

async function stampOf(file: string): Promise<string> {
  const { ino, mtimeNs, size } = await stat(file, { bigint: true });
  return [file, ino, mtimeNs, size].join('\n');
}

/**
 * Reads each photograph to its last pixel, as a build does. Caches the results by the file's hash: a
 * second check of the same photographs takes a fraction of the time.
 * @param files absolute paths of files that exist
 * @returns the result for each path
 */
export async function decodePhotos(
  files: readonly string[],
  cache = CACHE,
): Promise<Map<string, Decoded>> {
  const known = readCache(cache);
  const size = known.size;
  const results = new Map<string, Decoded>();
  // One after the other: a telephone's photograph takes 150 MB while it is read.
  for (const file of files) {
    const stamp = await stampOf(file);
    const before = decoded.get(stamp);
    if (before) {
      results.set(file, before);
      continue;
    }
    const bytes = await readFile(file);
    const hash = createHash('sha256').update(bytes).digest('base64url');
    const result = known.get(hash) ?? (await decode(bytes));
    known.set(hash, result);
    decoded.set(stamp, result);
    results.set(file, result);
  }
  if (known.size > size) writeCache(cache, known);
  return results;
}
