import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { writeFileAtomic } from '../../../lib/files.ts';
import { fileOf, readText, versionOf, wordFiles } from '../documents/contentFiles.ts';
import { summarise } from '../documents/summary/summarise.ts';
import { type Entry, type FileChange, note, readJournal } from './journal.ts';
import { type Kept, keepText, keptText } from './workspace.ts';

/** The texts that files are to have; null takes a file away. */
export type Texts = ReadonlyMap<string, string | null>;

const textOf = (kept: Kept, hash: string | null) => (hash === null ? null : keptText(kept, hash));

async function hashOf(kept: Kept, path: string): Promise<string | null> {
  const now = await readText(kept.content, path).catch(() => undefined);
  return now?.version ?? null;
}

async function put(kept: Kept, { path, after }: FileChange): Promise<void> {
  const file = await fileOf(kept.content, path);
  const text = await textOf(kept, after);
  if (text === null) await rm(file, { force: true });
  else await writeFileAtomic(file, text);
}

/** Finishes what a desk that was killed had begun: it was saved, so it shall be there. */
async function settle(kept: Kept): Promise<void> {
  const { open } = await readJournal(kept);
  if (!open) return;
  const now = await Promise.all(open.changes.map(({ path }) => hashOf(kept, path)));
  const isOurs = open.changes.every(
    ({ before, after }, index) => now[index] === before || now[index] === after,
  );
  if (isOurs) for (const change of open.changes) await put(kept, change);
  await note(kept, { id: open.id, verdict: isOurs ? 'done' : 'void' });
}

async function write(
  kept: Kept,
  kind: Entry['kind'],
  changes: FileChange[],
  more: Partial<Entry> = {},
): Promise<Entry> {
  const sentences = await Promise.all(
    changes.map(async ({ path, before, after }) =>
      kind === 'start'
        ? []
        : summarise(path, await textOf(kept, before), await textOf(kept, after)),
    ),
  );
  const entry: Entry = {
    id: randomUUID(),
    at: new Date().toISOString(),
    kind,
    changes,
    summary: sentences.flat(),
    ...more,
  };
  await note(kept, entry);
  return entry;
}

/**
 * Writes down what others have done to the files since the desk last looked; the very first time,
 * what there is. To be called in turn.
 */
export async function notice(kept: Kept, samples?: () => Promise<number>): Promise<void> {
  await settle(kept);
  const { entries, known } = await readJournal(kept);
  const paths = new Set([...(await wordFiles(kept.content)), ...known.keys()]);
  const changes: FileChange[] = [];
  for (const path of [...paths].sort()) {
    const now = await readText(kept.content, path).catch(() => undefined);
    const before = known.get(path) ?? null;
    const after = now?.version ?? null;
    if (before === after) continue;
    if (now) await keepText(kept, now.text);
    changes.push({ path, before, after });
  }
  if (changes.length === 0) return;
  const isFirst = entries.length === 0;
  const count = isFirst && samples ? { samples: await samples() } : {};
  const entry = await write(kept, isFirst ? 'start' : 'elsewhere', changes, count);
  await note(kept, { id: entry.id, verdict: 'done' });
}

/**
 * Writes files so that they are all as asked, or will be once the desk is opened again. To be called in
 * turn, with nothing unnoticed.
 */
export async function commit(
  kept: Kept,
  texts: Texts,
  kind: Entry['kind'],
  more: Partial<Entry> = {},
): Promise<Entry | undefined> {
  const changes: FileChange[] = [];
  for (const [path, text] of texts) {
    await fileOf(kept.content, path);
    const before = await hashOf(kept, path);
    const after = text === null ? null : versionOf(text);
    if (before === after) continue;
    if (text !== null) await keepText(kept, text);
    changes.push({ path, before, after });
  }
  if (changes.length === 0) return undefined;
  const entry = await write(kept, kind, changes, more);
  for (const change of changes) await put(kept, change);
  await note(kept, { id: entry.id, verdict: 'done' });
  return entry;
}
