import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { replaceFileSync } from '../../../lib/files.ts';

/** The result of decoding a photograph. */
export type Decoded = { kind: 'photo'; width: number } | { kind: BadPhoto };
/** Why a file cannot be a photograph of the site. */
export type BadPhoto = 'heic' | 'otherFormat' | 'cutOff' | 'unreadable';

// Increase it when results may differ from those in the cache.
const CACHE_VERSION = 1;
const FORMATS = ['jpeg', 'png', 'webp'];

/** The HEVC brands of ISO 23008-12 (HEIF), which phones write. */
const HEIC = /^....ftyp(?:hei[cxms]|hev[cxms])/s;

/** Whether the header is that of an iPhone's HEIC photo, even if sharp cannot decode the file. */
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
    // Decode at full size, as strictly as the build: decoding a smaller size may skip the damaged part.
    await sharp(bytes, { sequentialRead: true }).stats();
    return { kind: 'photo', width };
  } catch {
    return { kind: 'cutOff' };
  }
}

/** The cache of results by file hash, in node_modules, so that a clean install clears it. */
const CACHE = join(
  import.meta.dirname,
  '../../../node_modules/.cache/copperpod-inn',
  `photographs-${CACHE_VERSION}.json`,
);

function readCache(cache: string): Map<string, Decoded> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(cache, 'utf8'))));
  } catch {
    // There is no cache yet, or it is damaged: decode each photograph again.
    return new Map();
  }
}

function writeCache(cache: string, results: ReadonlyMap<string, Decoded>): void {
  try {
    replaceFileSync(cache, JSON.stringify(Object.fromEntries(results)));
  } catch {
    // Ignore a folder that is not writable: the next check is only slower.
  }
}

/** Results of this process, by path, inode, modification time and size of the file. */
const decoded = new Map<string, Decoded>();

async function stampOf(file: string): Promise<string> {
  const { ino, mtimeNs, size } = await stat(file, { bigint: true });
  return [file, ino, mtimeNs, size].join('\n');
}

/**
 * Decodes each photograph completely, as a build does. Caches the results by file hash, so that a second
 * check of the same photographs is fast.
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
  // Decode one at a time: a phone's photograph takes 150 MB of memory.
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
