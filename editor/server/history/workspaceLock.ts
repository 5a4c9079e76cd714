import { join } from 'node:path';
import { OperatorError } from '../../../lib/errors.ts';
import { LockTimeout, lock } from '../../../lib/lock.ts';
import { HttpError } from '../http/httpError.ts';
import type { Workspace } from './workspace.ts';

/** Milliseconds between two attempts, and until the attempt fails. */
const POLL = 15;
const TIMEOUT = 20_000;

function asAnswer(error: unknown): unknown {
  if (error instanceof LockTimeout) {
    return new HttpError(503, 'Another desk is busy with these files: try again in a moment.');
  }
  return error instanceof OperatorError ? new HttpError(507, error.message) : error;
}

/**
 * Runs `work` while no other editor, and nothing else in this one, writes.
 * @throws HttpError 503 if another editor holds the lock for too long, 507 if it cannot be taken
 */
export async function withWorkspaceLock<Result>(
  workspace: Workspace,
  work: () => Promise<Result>,
): Promise<Result> {
  const file = join(workspace.folder, 'write.lock');
  const unlock = await lock(file, { timeoutMs: TIMEOUT, pollMs: POLL }).catch((error) => {
    throw asAnswer(error);
  });
  try {
    return await work();
  } finally {
    unlock();
  }
}
