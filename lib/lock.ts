import { existsSync, mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError } from './errors.ts';

/** The primary result code of SQLite when another connection holds the lock (sqlite.org/rescode.html). */
const SQLITE_BUSY = 5;

/**
 * The uncommitted write makes SQLite fail on a read-only file, where BEGIN EXCLUSIVE alone takes a lock
 * that others can share. The journal stays in memory, so nothing is ever written.
 */
const ACQUIRE = 'PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE; PRAGMA user_version = 1';

/** The lock did not become free in time. */
export class LockTimeout extends OperatorError {}

export interface LockOptions {
  /** Ends the wait; the promise rejects with the signal's reason. */
  signal?: AbortSignal | undefined;
  /** Milliseconds to wait; by default forever. */
  timeoutMs?: number;
  /** Milliseconds between attempts while another process holds the lock. */
  pollMs?: number;
}

/** A place in the queue of this process for one file; the first in the queue may hold the lock. */
interface Place {
  /** Also keeps the garbage collector from closing the connection, which would release the lock. */
  database?: DatabaseSync;
  isFirst: Promise<void>;
  becomeFirst: () => void;
}

const queues = new Map<string, Place[]>();

function join(path: string): Place {
  const { promise: isFirst, resolve: becomeFirst } = Promise.withResolvers<void>();
  const place = { isFirst, becomeFirst };
  const queue = queues.get(path);
  if (queue) queue.push(place);
  else queues.set(path, [place]);
  return place;
}

function leave(path: string, place: Place): void {
  place.database?.close();
  const queue = (queues.get(path) ?? []).filter((other) => other !== place);
  if (queue.length === 0) queues.delete(path);
  else queues.set(path, queue);
  queue[0]?.becomeFirst();
}

/** Tries once. Returns the connection that holds the lock; undefined if another process holds it. */
function acquire(path: string): DatabaseSync | undefined {
  let database: DatabaseSync | undefined;
  try {
    mkdirSync(dirname(path), { recursive: true });
    database = new DatabaseSync(path, { timeout: 0 });
    database.exec(ACQUIRE);
    return database;
  } catch (error) {
    database?.close();
    const { errcode, message } = error as Error & { errcode?: number };
    if (errcode !== undefined && (errcode & 0xff) === SQLITE_BUSY) return undefined;
    throw new OperatorError(
      `${path} cannot be locked (${message}): is the disk full, or does the file or its folder belong to another user?`,
      { cause: error },
    );
  }
}

function releaser(path: string, place: Place): () => void {
  let isHeld = true;
  return () => {
    if (isHeld) leave(path, place);
    isHeld = false;
  };
}

/**
 * Takes the lock if it is free. The kernel ties it to this process: it ends with the process, however
 * that ends, and never before, not even while the process is stopped or the machine asleep.
 *
 * Only this module may open the file: closing any other descriptor of it would release the lock
 * (fcntl(2)). Never delete it: a new file would be a second lock.
 * @param file created if missing, with its folder; it stays empty
 * @returns a function that releases the lock; undefined if it is taken. Of two processes that try at
 * the same moment, both may get undefined.
 * @throws OperatorError if the file cannot be opened for writing
 */
export function tryLock(file: string): (() => void) | undefined {
  const path = resolve(file);
  if (queues.has(path)) return undefined;
  const database = acquire(path);
  if (!database) return undefined;
  const place = join(path);
  place.database = database;
  return releaser(path, place);
}

/**
 * Waits for the lock, within this process in the order of the calls. See {@link tryLock}.
 * @throws LockTimeout, or an OperatorError if the file cannot be opened for writing
 */
export async function lock(file: string, options: LockOptions = {}): Promise<() => void> {
  const { signal, timeoutMs = Number.POSITIVE_INFINITY, pollMs = 20 } = options;
  const path = resolve(file);
  const deadline = performance.now() + timeoutMs;
  const place = join(path);
  try {
    for (;;) {
      signal?.throwIfAborted();
      const isFirst = queues.get(path)?.[0] === place;
      const database = isFirst ? acquire(path) : undefined;
      if (database) {
        place.database = database;
        return releaser(path, place);
      }
      if (performance.now() >= deadline) throw new LockTimeout(`${path} is locked by another.`);
      await (isFirst ? sleep(pollMs) : Promise.race([place.isFirst, sleep(pollMs)]));
    }
  } catch (error) {
    leave(path, place);
    throw error;
  }
}

/** Runs `work` while holding the lock. Throws what {@link lock} and the work throw. */
export async function withLock<Result>(
  file: string,
  work: () => Result | Promise<Result>,
  options?: LockOptions,
): Promise<Result> {
  const unlock = await lock(file, options);
  try {
    return await work();
  } finally {
    unlock();
  }
}

/**
 * Whether a process, this one included, holds the lock. An unreadable file counts as locked, to be on
 * the safe side.
 */
export function isLocked(file: string): boolean {
  let database: DatabaseSync | undefined;
  try {
    // A shared lock, so that readers do not mistake each other for the holder.
    database = new DatabaseSync(file, { readOnly: true, timeout: 0 });
    database.prepare('PRAGMA schema_version').get();
    return false;
  } catch {
    return existsSync(file);
  } finally {
    database?.close();
  }
}
