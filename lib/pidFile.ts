import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFileSync } from './files.ts';
import { isLocked, tryLock } from './lock.ts';

/** The lock whose holder a PID file such as `build.json` tells of. */
export const lockOf = (file: string) => file.replace(/\.json$/, '.lock');

export interface PidFile {
  update(content: object): void;
  /** Also releases the lock. */
  remove(): void;
}

/**
 * Tells other processes that this one is at work, and on what, for as long as it holds the file's lock.
 * @param unlock releases that lock ({@link lockOf}), which is held already
 */
export function holdPidFile(file: string, unlock: () => void, content: object = {}): PidFile {
  const update = (next: object) =>
    replaceFileSync(file, JSON.stringify({ pid: process.pid, ...next }));
  try {
    update(content);
  } catch (error) {
    unlock();
    throw error;
  }
  const remove = () => {
    rmSync(file, { force: true });
    unlock();
  };
  return { update, remove };
}

/** Whether a process with this number runs; any other number is no process. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Another user's process may not be signalled.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** What the process that is at work says in a PID file; undefined when there is none. */
export function readPidFile<Content>(file: string): (Content & { pid: number }) | undefined {
  try {
    const content = JSON.parse(readFileSync(file, 'utf8'));
    // Asked for as well: a process that died may have left its file to the next holder of the lock.
    return isLocked(lockOf(file)) && isAlive(content.pid) ? content : undefined;
  } catch {
    return undefined;
  }
}

/** Nothing when another process holds the lock, or another user owns its file. */
function tryLockOfOurs(file: string): (() => void) | undefined {
  try {
    return tryLock(file);
  } catch (error) {
    if (existsSync(file)) return undefined;
    throw error;
  }
}

/** Adds a PID file to a folder of several, such as `2.json`: the first number that no process uses. */
export function addPidFile(folder: string, content: object): PidFile {
  for (let number = 1; ; number++) {
    const file = join(folder, `${number}.json`);
    const unlock = tryLockOfOurs(lockOf(file));
    if (unlock) return holdPidFile(file, unlock, content);
  }
}
