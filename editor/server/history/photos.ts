import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ifMissing, versionOf, writeFileAtomic } from '../../../lib/files.ts';
import { photoFile, photoPlace } from '../media/folder.ts';
import { writeIfAbsent } from '../media/newFile.ts';
import type { PhotoMove } from './journal.ts';
import type { Workspace } from './workspace.ts';

/** The folder with the bytes of deleted photographs, each under its hash. */
const storeOf = (workspace: Workspace) => join(workspace.folder, 'deleted');

/** The stored bytes of a deleted photograph. */
export const storedPhoto = (workspace: Workspace, hash: string) => join(storeOf(workspace), hash);

/** The hashes of all stored photographs. Rejects if they cannot be listed: none would mean that all are gone. */
export const storedPhotos = (workspace: Workspace): Promise<string[]> =>
  readdir(storeOf(workspace)).catch(ifMissing([]));

/** Stores a photograph's bytes before it is deleted, and returns their hash. */
export async function storePhoto(workspace: Workspace, file: string): Promise<string> {
  const bytes = await readFile(file);
  const hash = versionOf(bytes);
  const stored = await readFile(storedPhoto(workspace, hash)).catch(() => undefined);
  if (!stored?.equals(bytes)) await writeFileAtomic(storedPhoto(workspace, hash), bytes);
  return hash;
}

/** The photograph's hash; undefined if there is none of this name. */
async function hashOf({ content }: Workspace, photo: string): Promise<string | undefined> {
  const file = await photoFile(content, photo).catch(() => undefined);
  return file && versionOf(await readFile(file));
}

/** Whether a move is possible, or already done. */
export async function canMove(workspace: Workspace, { photo, hash }: PhotoMove): Promise<boolean> {
  const now = await hashOf(workspace, photo);
  const isStored = (await storedPhotos(workspace)).includes(hash);
  return isStored && (now === undefined || now === hash);
}

/**
 * Deletes or restores a photograph. Idempotent. Never touches another photograph of the same name.
 */
export async function movePhoto(workspace: Workspace, move: PhotoMove): Promise<void> {
  const { photo, hash, way } = move;
  const now = await hashOf(workspace, photo);
  if (way === 'deleted') {
    if (now === hash) await rm(await photoFile(workspace.content, photo), { force: true });
  } else if (now !== hash) {
    const bytes = await readFile(storedPhoto(workspace, hash));
    const isFree = await writeIfAbsent(await photoPlace(workspace.content, photo), bytes);
    if (!isFree) throw new Error(`There is another photograph ${photo}.`);
  }
}

export const opposite = (move: PhotoMove): PhotoMove => ({
  ...move,
  way: move.way === 'deleted' ? 'restored' : 'deleted',
});

/** Deletes the stored bytes of photographs for good. */
export async function forgetPhotos(workspace: Workspace, hashes: readonly string[]): Promise<void> {
  for (const hash of hashes) await rm(storedPhoto(workspace, hash), { force: true });
}
