import { randomBytes } from 'node:crypto';
import { constants, type Dirent } from 'node:fs';
import { copyFile, cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ifMissing } from '../../../lib/files.ts';
import { isAlive } from '../../../lib/pidFile.ts';
import { withRecordedChanges } from '../history/commit.ts';
import type { Workspace } from '../history/workspace.ts';
import { changesBetween, lastPublished, type Published, stateOf } from './published.ts';

/** A copy of the content, which later saves do not change. */
export interface Snapshot {
  /** Corresponds to the top folder of the content's repository. */
  root: string;
  folder: string;
  /** The paths of all files of the copy, except those behind links. */
  files: readonly string[];
  state: Published;
  /** Sentences about the changes since the last publish. */
  changes: string[];
  remove(): Promise<void>;
}

/** The folders of this process's snapshots. */
const own = new Set<string>();

/** Removes the snapshots of killed editors. */
async function clearOld(home: string): Promise<void> {
  for (const name of await readdir(home).catch(() => [])) {
    const folder = join(home, name);
    const pid = Number.parseInt(name, 10);
    // A killed editor may have had the same process id as this one.
    if (pid === process.pid ? own.has(folder) : isAlive(pid)) continue;
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Copies a folder without hidden files. No hard links, because other programs may write files in place.
 * Follows symbolic links, because the build reads their targets.
 * @returns the paths of the files, without those behind links
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
    // A temporary file of another program, or a dangling link, may be missing.
    files.push(...(await copyEntry(entry).catch(ifMissing([]))));
  }
  return files;
}

/**
 * Copies the content while no editor writes, after completing an interrupted save.
 * @param below the content's path in its repository, such as `inn/`; empty at its top
 */
export function takeSnapshot(workspace: Workspace, below = ''): Promise<Snapshot> {
  return withRecordedChanges(workspace, async () => {
    const home = join(workspace.folder, 'snapshots');
    await clearOld(home);
    const root = join(home, `${process.pid}-${randomBytes(6).toString('hex')}`);
    own.add(root);
    const remove = async () => {
      await rm(root, { recursive: true, force: true });
      own.delete(root);
    };
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
