import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtomic } from '../../../lib/files.ts';
import type { Draft } from '../../model/api.ts';
import { versionOf } from '../documents/contentFiles.ts';
import type { Workspace } from './workspace.ts';

const folderOf = (workspace: Workspace) => join(workspace.folder, 'drafts');
const nameOf = ({ path, session }: Pick<Draft, 'path' | 'session'>) =>
  `${versionOf(`${session}\0${path}`)}.json`;

/** Keeps what is typed and not saved yet: of each window and file, the newest. */
export async function saveDraft(workspace: Workspace, draft: Draft): Promise<void> {
  const dated: Draft = { ...draft, at: new Date().toISOString() };
  await writeFileAtomic(join(folderOf(workspace), nameOf(draft)), JSON.stringify(dated));
}

/** What was typed and not saved, in any window; the newest first. */
export async function drafts(workspace: Workspace): Promise<Draft[]> {
  const names = await readdir(folderOf(workspace)).catch(() => []);
  const found = await Promise.all(
    names
      .filter((name) => /^[^.].*\.json$/.test(name))
      .map((name) =>
        readFile(join(folderOf(workspace), name), 'utf8')
          .then((text): Draft[] => [Object(JSON.parse(text))])
          // Saved, and so gone, a moment ago; or damaged, which must not keep the others away.
          .catch(() => []),
      ),
  );
  return found.flat().sort((a, b) => String(b.at).localeCompare(String(a.at)));
}

/** Forgets the drafts of a file: of one window, or of all. */
export async function dropDrafts(
  workspace: Workspace,
  path: string,
  session?: string,
): Promise<void> {
  for (const draft of await drafts(workspace)) {
    if (draft.path !== path || (session !== undefined && draft.session !== session)) continue;
    await rm(join(folderOf(workspace), nameOf(draft)), { force: true });
  }
}
