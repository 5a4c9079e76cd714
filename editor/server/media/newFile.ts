import { link, mkdir, readFile, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { syncPath, temporaryName, writeSynced } from '../../../lib/files.ts';

/**
 * Writes a file durably under the first free name. Uses `link` because, unlike `rename`, it never overwrites.
 * @param names the names to try, in order
 * @param isSame whether an existing file is the one to write
 * @returns the name; undefined if none was free
 */
async function writeFree(
  folder: string,
  names: Iterable<string>,
  bytes: Uint8Array,
  isSame: (file: string) => Promise<boolean>,
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
        if (await isSame(join(folder, name))) return name;
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

/**
 * Writes a file under a free name, or finds it: if the answer to an upload was lost, it is sent again.
 * @returns the name
 */
export async function writeNew(
  folder: string,
  slug: string,
  ending: 'jpg' | 'png' | 'svg',
  bytes: Uint8Array,
): Promise<string> {
  const isSame = (file: string) =>
    readFile(file).then(
      (there) => there.equals(bytes),
      () => false,
    );
  // The names never end, so one is free.
  return (await writeFree(folder, numbered(slug, ending), bytes, isSame)) as string;
}

/** Writes a file unless it exists; returns false if it does. */
export const writeIfAbsent = async (file: string, bytes: Uint8Array): Promise<boolean> =>
  (await writeFree(dirname(file), [basename(file)], bytes, async () => false)) !== undefined;
