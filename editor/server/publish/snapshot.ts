import { randomBytes } from 'node:crypto';
import { constants, type Dirent } from 'node:fs';
import { copyFile, cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isAlive } from '../../../lib/pidFile.ts';
import { recordExternalChanges } from '../history/commit.ts';
import type { Workspace } from '../history/workspace.ts';
import { withWorkspaceLock } from '../history/workspaceLock.ts';
import { changesBetween, lastPublished, type Published, stateOf } from './published.ts';

/** The content as it was at one moment: nothing that is saved later changes it. */
export interface Snapshot {
  /** What stands for the top folder of the content's repository. */
  root: string;
  /** The copy of the content folder, at its place below `root`. */
  folder: string;
  /** Every file of the copy by its path, but for those that a link leads to. */
  files: readonly string[];
  state: Published;
  /** What differs from what was published last, in sentences. */
  changes: string[];
  remove(): Promise<void>;
}

const isGone = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Removes the snapshots of editors that were killed. */
async function clearOld(home: string): Promise<void> {
  for (const name of await readdir(home).catch(() => [])) {
    if (isAlive(Number.parseInt(name, 10))) continue;
    await rm(join(home, name), { recursive: true, force: true });
  }
}

/**
 * Copies a folder without what is hidden. Copies, not hard links: other programs write into a file
 * in place. What a link leads to is copied as well, for the build reads it.
 * @returns the paths of the files, without those that a link leads to
 */
async function copyFolder(from: string, to: string, below = ''): Promise<string[]> {
  const copyEntry = async (entry: Dirent): Promise<string[]> => {
    const path = below + entry.name;
    const [source, target] = [join(from, path), join(to, path)];
    if (entry.isDirectory()) return copyFolder(from, to, `${path}/`);
    if (entry.isSymbolicLink()) await cp(source, target, { recursive: true, dereference: true });
    if (!entry.isFile()) return [];
    await copyFile(source, target, constants.COPYFILE_FICLONE);
    return [path];
  };
  await mkdir(join(to, below), { recursive: true });
  const files: string[] = [];
  for (const entry of await readdir(join(from, below), { withFileTypes: true })) {
    if (entry.name.startsWith('.')) continue;
    try {
      files.push(...(await copyEntry(entry)));
    } catch (error) {
      // A temporary file of another program, or a link that leads nowhere.
      if (!isGone(error)) throw error;
    }
  }
  return files;
}

/**
 * Copies the content while no editor writes, once every save that was begun is finished.
 * @param below the content's place in its repository, such as `inn/`; empty at its top
 */
export function takeSnapshot(workspace: Workspace, below = ''): Promise<Snapshot> {
  return withWorkspaceLock(workspace, async () => {
    await recordExternalChanges(workspace);
    const home = join(workspace.folder, 'snapshots');
    await clearOld(home);
    const root = join(home, `${process.pid}-${randomBytes(6).toString('hex')}`);
    const remove = () => rm(root, { recursive: true, force: true });
    try {
      const folder = join(root, below);
      const files = await copyFolder(workspace.content, folder);
      const state = await stateOf(workspace, folder);
      const changes = await changesBetween(workspace, await lastPublished(workspace), state);
      return { root, folder, files, state, changes, remove };
    } catch (error) {
      await remove();
      throw error;
    }
  });
}
