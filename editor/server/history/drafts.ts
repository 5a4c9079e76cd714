import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { versionOf, writeFileAtomic } from '../../../lib/files.ts';
import type { Draft, StoredDraft } from '../../model/api.ts';
import type { Workspace } from './workspace.ts';

const folderOf = (workspace: Workspace) => join(workspace.folder, 'drafts');
const nameOf = ({ path, session }: Pick<Draft, 'path' | 'session'>) =>
  `${versionOf(`${session}\0${path}`)}.json`;

/**
 * Stores an unsaved draft: the newest for each window and file.
 * @param by the owner's address
 */
export async function saveDraft(workspace: Workspace, draft: Draft, by?: string): Promise<void> {
  const dated: StoredDraft = { ...draft, at: new Date().toISOString(), by };
  await writeFileAtomic(join(folderOf(workspace), nameOf(draft)), JSON.stringify(dated));
}

/**
 * The unsaved drafts of all windows, newest first.
 * @param by only this owner's
 */
export async function drafts(workspace: Workspace, by?: string): Promise<StoredDraft[]> {
  const names = await readdir(folderOf(workspace)).catch(() => []);
  const found = await Promise.all(
    names
      .filter((name) => /^[^.].*\.json$/.test(name))
      .map((name) =>
        readFile(join(folderOf(workspace), name), 'utf8')
          .then((text): StoredDraft[] => [Object(JSON.parse(text))])
          // Deleted meanwhile, or damaged: neither must hide the others.
          .catch(() => []),
      ),
  );
  return found
    .flat()
    .filter((draft) => by === undefined || draft.by === by)
    .sort((a, b) => String(b.at).localeCompare(String(a.at)));
}

/** Deletes the drafts of a file: those of one window, or all. */
export async function dropDrafts(
  workspace: Workspace,
  path: string,
  session?: string,
  by?: string,
): Promise<void> {
  for (const draft of await drafts(workspace, by)) {
    if (draft.path !== path || (session !== undefined && draft.session !== session)) continue;
    await rm(join(folderOf(workspace), nameOf(draft)), { force: true });
  }
}
