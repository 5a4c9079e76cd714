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

/** A hash of a file's content. */
export const versionOf = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

/** A hidden file in the same folder: the content check and file servers ignore dotfiles. */
export const temporaryName = (file: string) =>
  join(dirname(file), `.${basename(file)}.${randomBytes(6).toString('hex')}`);

/** Makes a file, or the names in a folder, survive a power cut. */
export async function syncPath(path: string): Promise<void> {
  try {
    const handle = await open(path, 'r');
    await handle.sync().finally(() => handle.close());
  } catch {
    // Windows cannot sync a file opened for reading, or open a folder, but its renames are durable
    // anyway.
  }
}

/** The same, waiting for the disk. */
export function syncPathSync(path: string): void {
  try {
    const handle = openSync(path, 'r');
    try {
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
  } catch {
    // As above.
  }
}

/** Files synced at once: a disk combines them, but a process may open only so many. */
const SYNCED_AT_ONCE = 32;

/** Makes everything below a folder survive a power cut. A build of a thousand files takes a third of a second. */
export async function syncTree(folder: string): Promise<void> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = [folder, ...entries.map(({ parentPath, name }) => join(parentPath, name))];
  for (let index = 0; index < paths.length; index += SYNCED_AT_ONCE) {
    await Promise.all(paths.slice(index, index + SYNCED_AT_ONCE).map(syncPath));
  }
}

/** Writes a file that does not exist, and waits until it is on the disk. */
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
 * @param mode who may read it; by default what the process's umask allows
 */
export async function writeFileAtomic(
  file: string,
  bytes: string | Uint8Array,
  mode?: number,
): Promise<void> {
  const folder = dirname(file);
  await mkdir(folder, { recursive: true });
  const draft = temporaryName(file);
  try {
    await writeSynced(draft, bytes, mode);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
  await syncPath(folder);
}

/** The same without waiting for the disk, for records that a power cut may lose. */
export function replaceFileSync(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const draft = temporaryName(file);
  try {
    writeFileSync(draft, text);
    renameSync(draft, file);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** Whether a path is below a folder, by their names alone: resolve links first. */
export function isBelow(folder: string, path: string): boolean {
  const below = relative(folder, path);
  // On Windows, a path on another drive stays absolute.
  return below !== '' && below !== '..' && !below.startsWith(`..${sep}`) && !isAbsolute(below);
}

/** The files below `folder`, sorted, as URL paths. Without links, which may lead anywhere. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    .sort();
}
