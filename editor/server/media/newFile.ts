import { link, mkdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { syncPath, temporaryName, writeSynced } from '../../../lib/files.ts';

/**
 * Writes a file durably under the first free name. Uses `link` because, unlike `rename`, it never overwrites.
 * @param names the names to try, in order
 * @returns the name; undefined if none was free
 */
async function writeFree(
  folder: string,
  names: Iterable<string>,
  bytes: Uint8Array,
): Promise<string | undefined> {
  await mkdir(folder, { recursive: true });
  const temporary = temporaryName(join(folder, 'new'));
  try {
    await writeSynced(temporary, bytes);
    for (const name of names) {
      try {
        await link(temporary, join(folder, name));
        await syncPath(folder);
        return name;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
    }
    return undefined;
  } finally {
    await rm(temporary, { force: true });
  }
}

/** `bed.jpg`, then `bed-2.jpg` and so on. */
export function* numbered(slug: string, ending: string): Generator<string> {
  for (let number = 1; ; number++) yield `${slug}${number === 1 ? '' : `-${number}`}.${ending}`;
}

/** Writes a file under a free name, which it returns. */
export async function writeNew(
  folder: string,
  slug: string,
  ending: 'jpg' | 'png' | 'svg',
  bytes: Uint8Array,
): Promise<string> {
  // The names never end, so one is free.
  return (await writeFree(folder, numbered(slug, ending), bytes)) as string;
}

/** Writes a file unless it exists; returns false if it does. */
export const writeIfAbsent = async (file: string, bytes: Uint8Array): Promise<boolean> =>
  (await writeFree(dirname(file), [basename(file)], bytes)) !== undefined;
