import { link, mkdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { syncPath, temporaryName, writeSynced } from '../../../lib/files.ts';

/**
 * Writes a file under the first name that is free, durably. A link, unlike a rename, never overwrites a file.
 * @param names the names to try, in order
 * @returns the name; undefined if none was free
 */
async function writeFree(
  folder: string,
  names: Iterable<string>,
  bytes: Uint8Array,
): Promise<string | undefined> {
  await mkdir(folder, { recursive: true });
  const draft = temporaryName(join(folder, 'new'));
  try {
    await writeSynced(draft, bytes);
    for (const name of names) {
      try {
        await link(draft, join(folder, name));
        await syncPath(folder);
        return name;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
    }
    return undefined;
  } finally {
    await rm(draft, { force: true });
  }
}

/** `bed.jpg`, then `bed-2.jpg` and so on. */
export function* numbered(slug: string, ending: string): Generator<string> {
  for (let number = 1; ; number++) yield `${slug}${number === 1 ? '' : `-${number}`}.${ending}`;
}

/** Writes a file under a name that is free. */
export async function writeNew(
  folder: string,
  slug: string,
  ending: 'jpg' | 'png' | 'svg',
  bytes: Uint8Array,
): Promise<string> {
  // There are endless names, so one is free.
  return (await writeFree(folder, numbered(slug, ending), bytes)) as string;
}

/** Writes a file that does not exist. Returns false if it does. */
export const writeIfAbsent = async (file: string, bytes: Uint8Array): Promise<boolean> =>
  (await writeFree(dirname(file), [basename(file)], bytes)) !== undefined;
