import { createHash, randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';

/** A hash of a file's content; so is its beginning, where a shorter one will do. */
export const versionOf = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

/** A temporary path in the same folder; because of its dot, the content check and file servers ignore it. */
export const temporaryName = (file: string) =>
  join(dirname(file), `.${basename(file)}.${randomBytes(6).toString('hex')}`);

/**
 * For `catch`: the value that stands for a file or folder that does not exist. Throws other errors, such as too
 * many open files, which do not tell whether it exists.
 */
export const ifMissing =
  <Value>(value: Value) =>
  (error: NodeJS.ErrnoException): Value => {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return value;
    throw error;
  };

/** The error code of a full disk, or of a user's full share of it, in a text; undefined if there is none. */
export const fullDiskIn = (text: string): string | undefined =>
  /\b(?:ENOSPC|EDQUOT)\b/.exec(text)?.[0];

/** Flushes a file, or the names in a folder, to disk (fsync), so that they survive a power cut. */
export async function syncPath(path: string): Promise<void> {
  try {
    const handle = await open(path, 'r');
    await handle.sync().finally(() => handle.close());
  } catch {
    // Windows cannot sync a file opened for reading, or open a folder, but its renames are durable
    // anyway.
  }
}

/** The synchronous {@link syncPath}. */
export function syncPathSync(path: string): void {
  try {
    const handle = openSync(path, 'r');
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  } catch {
    // See syncPath.
  }
}

/** Files to sync at once: the disk combines their writes, but a process may open only so many files. */
const SYNCED_AT_ONCE = 32;

/** Flushes everything below a folder to disk. A build of a thousand files takes a third of a second. */
export async function syncTree(folder: string): Promise<void> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = [folder, ...entries.map(({ parentPath, name }) => join(parentPath, name))];
  for (let index = 0; index < paths.length; index += SYNCED_AT_ONCE) {
    await Promise.all(paths.slice(index, index + SYNCED_AT_ONCE).map(syncPath));
  }
}

/** Creates a file and flushes it to disk; fails if the file exists. */
export async function writeSynced(
  file: string,
  bytes: string | Uint8Array,
  mode?: number,
): Promise<void> {
  const handle = await open(file, 'wx', mode);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Replaces a file atomically and durably: readers find the old or the new one, also after a power cut.
 * Creates missing folders.
 * @param mode the file's permissions; by default what the process's umask allows
 */
export async function writeFileAtomic(
  file: string,
  bytes: string | Uint8Array,
  mode?: number,
): Promise<void> {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true });
  const temporary = temporaryName(file);
  try {
    await writeSynced(temporary, bytes, mode);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncPath(folder);
}

/** Replaces a file atomically but not durably, for records that may be lost in a power cut. */
export function replaceFileSync(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const temporary = temporaryName(file);
  try {
    writeFileSync(temporary, text);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
}

/** Whether a path is below a folder, comparing their names only: resolve links first. */
export function isBelow(folder: string, path: string): boolean {
  const below = relative(folder, path);
  // On Windows, a path on another drive stays absolute.
  return below !== '' && below !== '..' && !below.startsWith(`..${sep}`) && !isAbsolute(below);
}

/** The files below `folder`, sorted, as URL paths. Skips symbolic links, which may lead anywhere. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .sort();
}
