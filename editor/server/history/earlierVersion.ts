import { dataOf, schemaOf } from '../documents/contentFiles.ts';
import { readJournal } from './journal.ts';
import { type Kept, keptText } from './workspace.ts';

/** A file as it was after an entry of the history. */
export interface Earlier {
  /** The entry. */
  id: string;
  /** ISO 8601. */
  at: string;
  text: string;
}

async function newestWhere(
  kept: Kept,
  path: string,
  isWanted: (data: unknown) => boolean,
): Promise<Earlier | undefined> {
  const { entries } = await readJournal(kept);
  for (const { id, at, changes } of entries.toReversed()) {
    const hash = changes.find((change) => change.path === path)?.after;
    const text = hash && (await keptText(kept, hash).catch(() => undefined));
    if (text && isWanted(dataOf(text))) return { id, at, text };
  }
  return undefined;
}

/** The newest version of a file that is YAML at all. */
export const lastReadable = (kept: Kept, path: string) =>
  newestWhere(kept, path, (data) => data !== undefined);

/** The newest version of a file with everything in its place. */
export const lastValid = (kept: Kept, path: string) =>
  newestWhere(kept, path, (data) => schemaOf(path).safeParse(data).success);
