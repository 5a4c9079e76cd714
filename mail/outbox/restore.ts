import { existsSync, realpathSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../../lib/errors.ts';
import { copyInto, countIn, openBackup } from './backup.ts';
import { DataDirInUse, lockDataDir } from './lock.ts';
import { openDatabase, outboxFile, SUFFIXES } from './schema.ts';

export interface Restored {
  /** Enquiries in the restored outbox. */
  count: number;
  /** The previous outbox's new path. */
  saved: string | undefined;
}

function assertRestorable(dataDir: string, file: string): void {
  if (!existsSync(file)) throw new OperatorError(`There is no file ${file}.`);
  const outbox = outboxFile(dataDir);
  if (existsSync(outbox) && realpathSync(file) === realpathSync(outbox)) {
    throw new OperatorError(`${file} is the outbox itself: give the file of a backup.`);
  }
  const owner = existsSync(dataDir) ? statSync(dataDir).uid : undefined;
  // The service cannot open files of another user, not even root's.
  if (owner !== undefined && process.getuid && owner !== process.getuid()) {
    throw new OperatorError('DATA_DIR belongs to another user: restore as that user (sudo -u …).');
  }
}

function lockForRestore(dataDir: string): () => void {
  try {
    return lockDataDir(dataDir);
  } catch (error) {
    if (!(error instanceof DataDirInUse)) throw error;
    throw new OperatorError('The service is running on DATA_DIR: stop it, then restore.');
  }
}

/** Moves the outbox away with its log, which would corrupt another database. */
function moveAway(outbox: string, saved: string): string | undefined {
  const there = SUFFIXES.filter((suffix) => existsSync(outbox + suffix));
  for (const suffix of there) renameSync(outbox + suffix, saved + suffix);
  return there.length > 0 ? saved : undefined;
}

/**
 * Replaces the outbox by a backup and renames the previous one.
 * @throws OperatorError while the service runs, or if the backup is damaged; nothing changes then
 */
export function restore(dataDir: string, file: string): Restored {
  assertRestorable(dataDir, file);
  const backup = openBackup(file);
  let unlock: (() => void) | undefined;
  try {
    unlock = lockForRestore(dataDir);
    const incoming = join(dataDir, 'restored.db');
    copyInto(incoming, backup);
    const outbox = outboxFile(dataDir);
    const now = new Date().toISOString().replace(/[:.]/g, '-');
    const saved = moveAway(outbox, join(dataDir, `outbox-before-${now}.db`));
    renameSync(incoming, outbox);
    const opened = openDatabase(dataDir);
    const count = countIn(opened);
    opened.close();
    return { count, saved };
  } finally {
    backup.close();
    unlock?.();
  }
}
