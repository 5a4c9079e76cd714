import { dataOf, schemaOf } from '../documents/contentFiles.ts';
import { readJournal } from './journal.ts';
import { savedText, type Workspace } from './workspace.ts';

/** A file as it was after a history entry. */
export interface Earlier {
  /** The entry's id. */
  id: string;
  /** ISO 8601. */
  at: string;
  text: string;
}

async function newestWhere(
  workspace: Workspace,
  path: string,
  isWanted: (data: unknown) => boolean,
): Promise<Earlier | undefined> {
  const { entries } = await readJournal(workspace);
  for (const { id, at, changes } of entries.toReversed()) {
    const hash = changes.find((change) => change.path === path)?.after;
    const text = hash && (await savedText(workspace, hash).catch(() => undefined));
    if (text && isWanted(dataOf(text))) return { id, at, text };
  }
  return undefined;
}

/** The newest version of a file that is valid YAML. */
export const lastReadable = (workspace: Workspace, path: string) =>
  newestWhere(workspace, path, (data) => data !== undefined);

/** The newest version of a file that its schema accepts. */
export const lastValid = (workspace: Workspace, path: string) =>
  newestWhere(workspace, path, (data) => schemaOf(path).safeParse(data).success);
