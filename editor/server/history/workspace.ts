import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { OperatorError } from '../../../lib/errors.ts';
import { versionOf, writeFileAtomic } from '../../../lib/files.ts';
import { LockTimeout, lock } from '../../../lib/lock.ts';
import { saveWords } from '../../serverWords.ts';
import { HttpError } from '../http/httpError.ts';

/** A content folder, and the editor's data about it. */
export interface Workspace {
  /** The content folder, absolute. */
  content: string;
  /** Folder for history and drafts, outside the content folder. */
  folder: string;
}

function realOf(content: string): string {
  try {
    return realpathSync(content);
  } catch {
    throw new OperatorError(
      `There is no folder ${content}: bring it back, or set CONTENT_DIR to the folder that holds inn.yaml.`,
    );
  }
}

/**
 * The workspace for a content folder.
 * @param store the project's `.site`
 * @throws OperatorError if there is no such folder
 */
export function openWorkspace(store: string, content: string): Workspace {
  const real = realOf(content);
  const key = createHash('sha256').update(real).digest('hex').slice(0, 12);
  return { content, folder: join(store, 'desk', key) };
}

const place = (workspace: Workspace, hash: string) => join(workspace.folder, 'texts', hash);

/** Stores a text for the history, and returns its hash. */
export async function saveText(workspace: Workspace, text: string): Promise<string> {
  const hash = versionOf(text);
  const known = await readFile(place(workspace, hash), 'utf8').catch(() => undefined);
  if (known !== text) await writeFileAtomic(place(workspace, hash), text);
  return hash;
}

export const savedText = (workspace: Workspace, hash: string) =>
  readFile(place(workspace, hash), 'utf8');

/** Milliseconds between two attempts to take the lock, and until giving up. */
const POLL = 15;
const TIMEOUT = 20_000;

function toHttpError(error: unknown): unknown {
  if (error instanceof LockTimeout) {
    return new HttpError(503, saveWords.busy);
  }
  return error instanceof OperatorError ? new HttpError(507, error.message) : error;
}

/**
 * Runs `work` under the workspace's lock: nothing else in this editor, and no other editor, writes meanwhile.
 * @throws HttpError 503 if another editor holds the lock for too long, 507 if it cannot be taken
 */
export async function withWorkspaceLock<Result>(
  workspace: Workspace,
  work: () => Promise<Result>,
): Promise<Result> {
  const file = join(workspace.folder, 'write.lock');
  const unlock = await lock(file, { timeoutMs: TIMEOUT, pollMs: POLL }).catch((error) => {
    throw toHttpError(error);
  });
  try {
    return await work();
  } finally {
    unlock();
  }
}

/** Temporary files of `writeFileAtomic` and `writeNew`, which a kill leaves behind. */
const TEMPORARY_YAML = /^(?:[^./][^/]*\/)*\.[\w-]+\.yaml\.[\da-f]{12}$/;
const TEMPORARY_PHOTO = /^photos\/(?:[^./][^/]*\/)*\.[\da-f]{16}$/;

/**
 * Removes the temporary files of a killed editor, and no other hidden file, from the content folder.
 * Waits for the lock, because another editor may be writing its own.
 */
export async function removeLeftovers(workspace: Workspace): Promise<void> {
  try {
    await withWorkspaceLock(workspace, async () => {
      const names = await readdir(workspace.content, { recursive: true });
      const paths = names.map((name) => name.replaceAll('\\', '/'));
      for (const path of paths.filter(
        (one) => TEMPORARY_YAML.test(one) || TEMPORARY_PHOTO.test(one),
      )) {
        await rm(join(workspace.content, path), { force: true });
      }
    });
  } catch (error) {
    // Leftovers do no harm: hidden files are never published. So start all the same.
    console.error((error as Error).message);
  }
}
