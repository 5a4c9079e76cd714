import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ifMissing, versionOf, writeFileAtomic } from '../../../lib/files.ts';
import type { Draft, StoredDraft } from '../../model/api.ts';
import type { Workspace } from './workspace.ts';

const folderOf = (workspace: Workspace) => join(workspace.folder, 'drafts');

/**
 * Stores an unsaved draft: only the newest for each window, file and owner. Owners may share a window.
 * @param by the owner's address
 */
export async function saveDraft(workspace: Workspace, draft: Draft, by?: string): Promise<void> {
  const dated: StoredDraft = { ...draft, at: new Date().toISOString(), by };
  const key = [draft.session, draft.path, ...(by === undefined ? [] : [by])].join('\0');
  const file = join(folderOf(workspace), `${versionOf(key)}.json`);
  await writeFileAtomic(file, JSON.stringify(dated));
}

interface DraftFile {
  name: string;
  draft: StoredDraft;
}

async function draftFiles(workspace: Workspace, by?: string): Promise<DraftFile[]> {
  const names = await readdir(folderOf(workspace)).catch(ifMissing([]));
  const found = await Promise.all(
    names
      .filter((name) => /^[^.].*\.json$/.test(name))
      .map((name) =>
        readFile(join(folderOf(workspace), name), 'utf8')
          .then((text): DraftFile[] => [{ name, draft: Object(JSON.parse(text)) }])
          // Skip a draft that was deleted meanwhile or is damaged.
          .catch(() => []),
      ),
  );
  return found.flat().filter(({ draft }) => by === undefined || draft.by === by);
}

/**
 * The unsaved drafts of all windows, newest first.
 * @param by only this owner's
 */
export async function drafts(workspace: Workspace, by?: string): Promise<StoredDraft[]> {
  const files = await draftFiles(workspace, by);
  return files.map(({ draft }) => draft).sort((a, b) => String(b.at).localeCompare(String(a.at)));
}

/** Deletes the drafts of a file: those of one window, or all. */
export async function dropDrafts(
  workspace: Workspace,
  path: string,
  session?: string,
  by?: string,
): Promise<void> {
  for (const { name, draft } of await draftFiles(workspace, by)) {
    if (draft.path !== path || (session !== undefined && draft.session !== session)) continue;
    await rm(join(folderOf(workspace), name), { force: true });
  }
}
