import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFileSync } from './files.ts';
import { isLocked, tryLock } from './lock.ts';

/** The lock that belongs to a PID file such as `build.json`. */
export const lockOf = (file: string) => file.replace(/\.json$/, '.lock');

export interface PidFile {
  update(content: object): void;
  /** Also releases the lock. */
  remove(): void;
}

/** @param unlock releases the file's lock ({@link lockOf}), which must be held already */
function pidFileAt(file: string, unlock: () => void): PidFile {
  const update = (content: object) =>
    replaceFileSync(file, JSON.stringify({ pid: process.pid, ...content }));
  const remove = () => {
    rmSync(file, { force: true });
    unlock();
  };
  return { update, remove };
}

/**
 * Writes a PID file that tells other processes what this one is doing while it holds the file's lock.
 * @param unlock releases that lock ({@link lockOf}), which must be held already
 */
export function holdPidFile(file: string, unlock: () => void, content: object = {}): PidFile {
  const held = pidFileAt(file, unlock);
  try {
    held.update(content);
    return held;
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Whether a process with this PID runs. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** The content of a PID file; undefined unless its process runs and holds the lock. */
export function readPidFile<Content>(file: string): (Content & { pid: number }) | undefined {
  try {
    const content = JSON.parse(readFileSync(file, 'utf8'));
    // Check the PID too: the file may be a dead process's, with the lock held by its successor.
    return isLocked(lockOf(file)) && isAlive(content.pid) ? content : undefined;
  } catch {
    return undefined;
  }
}

/** Like {@link tryLock}, but also undefined if the file belongs to another user. */
function tryLockOfOurs(file: string): (() => void) | undefined {
  try {
    return tryLock(file);
  } catch (error) {
    if (existsSync(file)) return undefined;
    throw error;
  }
}

/**
 * Adds a PID file such as `2.json` to a folder, with the first number that no process uses.
 * @param content by default, only the first `update` writes the file
 */
export function addPidFile(folder: string, content?: object): PidFile {
  for (let number = 1; ; number++) {
    const file = join(folder, `${number}.json`);
    const unlock = tryLockOfOurs(lockOf(file));
    if (unlock) return content ? holdPidFile(file, unlock, content) : pidFileAt(file, unlock);
  }
}
