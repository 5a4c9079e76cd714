import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** What a photograph is, once every pixel of it has been read. */
export type Decoded = { kind: 'photo'; width: number } | { kind: BadPhoto };
/** Why a file can be no photograph of the site. */
export type BadPhoto = 'heic' | 'otherFormat' | 'cutOff' | 'unreadable';

// Changed whenever a result may change, so that an older one is not believed.
const EDITION = 1;
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

/** Verdicts by the hash of the file, for as long as the packages stay installed. */
const MEMORY = join(
  import.meta.dirname,
  '../../../node_modules/.cache/copperpod-inn',
  `photographs-${EDITION}.json`,
);

function remembered(memory: string): Map<string, Decoded> {
  try {
    return new Map(Object.entries(JSON.parse(readFileSync(memory, 'utf8'))));
  } catch {
    // Nothing checked here yet, or a file that was cut off: each photograph is read once more.
    return new Map();
  }
}

function remember(memory: string, results: ReadonlyMap<string, Decoded>): void {
  try {
    mkdirSync(dirname(memory), { recursive: true });
    // Moved into its place, so that two checks at once never read half a file.
    const draft = `${memory}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(Object.fromEntries(results)));
    renameSync(draft, memory);
  } catch {
    // A folder that may not be written to makes the next check slower, and no worse.
  }
}

/** By the file's place, age and size: what this process has read need not be read again. */
const decoded = new Map<string, Decoded>();

async function stampOf(file: string): Promise<string> {
  const { ino, mtimeNs, size } = await stat(file, { bigint: true });
  return [file, ino, mtimeNs, size].join('\n');
}

/**
 * Reads each photograph to its last pixel, which is what a build does, and remembers the result
 * by the file's hash: a second check of the same photographs takes a fraction of the first.
 * @param files absolute paths of files that exist
 * @returns the result for each path
 */
export async function decodePhotos(
  files: readonly string[],
  memory = MEMORY,
): Promise<Map<string, Decoded>> {
  const known = remembered(memory);
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
  if (known.size > size) remember(memory, known);
  return results;
}
