import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../../lib/errors.ts';
import { tryLock } from '../../lib/lock.ts';
import { unwritableDataDir } from './dataDir.ts';

/** Another instance delivers from the data folder. */
export class DataDirInUse extends OperatorError {}

function tryLockIn(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    return tryLock(join(dataDir, 'lock.db'));
  } catch {
    throw unwritableDataDir();
  }
}

/**
 * Makes this process the only one that delivers from `dataDir`, until it ends or lets go.
 * Throws an OperatorError when it cannot: {@link DataDirInUse}, or that the folder cannot be written.
 * @returns a function that lets go.
 */
export function lockDataDir(dataDir: string): () => void {
  const unlock = tryLockIn(dataDir);
  if (unlock) return unlock;
  throw new DataDirInUse(
    'DATA_DIR is in use by another instance: stop that one, or give this one a DATA_DIR of its own.',
  );
}
