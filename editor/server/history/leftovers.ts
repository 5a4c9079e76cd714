import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Workspace } from './workspace.ts';
import { withWorkspaceLock } from './workspaceLock.ts';

/** What `writeWhole` and `writeNew` leave behind when the desk is killed in the middle of them. */
const WORDS = /^(?:[^./][^/]*\/)*\.[\w-]+\.yaml\.[\da-f]{12}$/;
const PHOTOS = /^photos\/(?:[^./][^/]*\/)*\.[\da-f]{16}$/;

/**
 * Removes from the content folder what a desk that was killed had begun to write, and no other hidden
 * file. In turn: what another desk is writing is not left over.
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
    // Never published in any case: the desk opens all the same.
    console.error((error as Error).message);
  }
}
