import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Workspace } from './workspace.ts';
import { withWorkspaceLock } from './workspace.ts';

/** Temporary files of `writeFileAtomic` and `writeNew` after a kill. */
const WORDS = /^(?:[^./][^/]*\/)*\.[\w-]+\.yaml\.[\da-f]{12}$/;
const PHOTOS = /^photos\/(?:[^./][^/]*\/)*\.[\da-f]{16}$/;

/**
 * Removes the temporary files of a killed editor, and no other hidden file, from the content folder.
 * Waits for the lock, because another editor may be writing its own.
 */
export async function removeLeftovers(workspace: Workspace): Promise<void> {
  try {
    await withWorkspaceLock(workspace, async () => {
      const names = await readdir(workspace.content, { recursive: true });
      const paths = names.map((name) => name.replaceAll('\\', '/'));
      for (const path of paths.filter((one) => WORDS.test(one) || PHOTOS.test(one))) {
        await rm(join(workspace.content, path), { force: true });
      }
    });
  } catch (error) {
    // Hidden files are never published, so the editor starts all the same.
    console.error((error as Error).message);
  }
}
