import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeFileAtomic } from '../../../lib/files.ts';
import type { Draft } from '../../model/api.ts';
import { versionOf } from '../documents/contentFiles.ts';
import type { Kept } from './workspace.ts';

const folderOf = (kept: Kept) => join(kept.folder, 'drafts');
const nameOf = ({ path, session }: Pick<Draft, 'path' | 'session'>) =>
  `${versionOf(`${session}\0${path}`)}.json`;

/** Keeps what is typed and not saved yet: of each window and file, the newest. */
export async function keepDraft(kept: Kept, draft: Draft): Promise<void> {
  const dated: Draft = { ...draft, at: new Date().toISOString() };
  await writeFileAtomic(join(folderOf(kept), nameOf(draft)), JSON.stringify(dated));
}

/** What was typed and not saved, in any window; the newest first. */
export async function drafts(kept: Kept): Promise<Draft[]> {
  const names = await readdir(folderOf(kept)).catch(() => []);
  const found = await Promise.all(
    names
      .filter((name) => /^[^.].*\.json$/.test(name))
      .map((name) =>
        readFile(join(folderOf(kept), name), 'utf8')
          .then((text): Draft[] => [Object(JSON.parse(text))])
          // Saved, and so gone, a moment ago; or damaged, which must not keep the others away.
          .catch(() => []),
      ),
  );
  return found.flat().sort((a, b) => String(b.at).localeCompare(String(a.at)));
}

/** Forgets the drafts of a file: of one window, or of all. */
export async function dropDrafts(kept: Kept, path: string, session?: string): Promise<void> {
  for (const draft of await drafts(kept)) {
    if (draft.path !== path || (session !== undefined && draft.session !== session)) continue;
    await rm(join(folderOf(kept), nameOf(draft)), { force: true });
  }
}
