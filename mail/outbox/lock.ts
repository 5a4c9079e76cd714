import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../../lib/errors.ts';
import { tryLock } from '../../lib/lock.ts';
import { isDamage, openError } from './openError.ts';

/** Another instance delivers from the data folder. */
export class DataDirInUse extends OperatorError {}

function tryLockIn(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return tryLock(join(dataDir, 'lock.db'));
  } catch (error) {
    const reason = error instanceof OperatorError ? error.cause : error;
    // A damaged lock file is not a damaged outbox.
    throw isDamage(reason) ? error : openError(reason);
  }
}

/**
 * Makes this process the only one that delivers from `dataDir`, until it exits or unlocks.
 * @returns a function that releases the lock
 * @throws DataDirInUse, or an OperatorError that says why the folder cannot be locked
 */
export function lockDataDir(dataDir: string): () => void {
  const unlock = tryLockIn(dataDir);
  if (unlock) return unlock;
  throw new DataDirInUse(
    'DATA_DIR is in use by another instance: stop that one, or give this one a DATA_DIR of its own.',
  );
}
