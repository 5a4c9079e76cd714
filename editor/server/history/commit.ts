import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { versionOf, writeFileAtomic } from '../../../lib/files.ts';
import { currentSession } from '../auth/sessions.ts';
import { contentPaths, fileOf, readText } from '../documents/contentFiles.ts';
import { summarise } from '../documents/summarise.ts';
import {
  appendToJournal,
  type Entry,
  type FileChange,
  type PhotoMove,
  readJournal,
} from './journal.ts';
import { canMove, movePhoto, opposite } from './photos.ts';
import { savedText, saveText, type Workspace, withWorkspaceLock } from './workspace.ts';

/** The new texts of files; null deletes a file. */
export type Texts = ReadonlyMap<string, string | null>;

const textOf = (workspace: Workspace, hash: string | null) =>
  hash === null ? null : savedText(workspace, hash);

async function hashOf(workspace: Workspace, path: string): Promise<string | null> {
  const now = await readText(workspace.content, path).catch(() => undefined);
  return now?.version ?? null;
}

async function applyChange(workspace: Workspace, { path, after }: FileChange): Promise<void> {
  const file = await fileOf(workspace.content, path);
  const text = await textOf(workspace, after);
  if (text === null) await rm(file, { force: true });
  else await writeFileAtomic(file, text);
}

/** Applies an entry's changes, all or none: if one fails, rolls back those already applied. */
async function applyAll(workspace: Workspace, { id, changes, photos = [] }: Entry): Promise<void> {
  const applied: FileChange[] = [];
  const moved: PhotoMove[] = [];
  try {
    for (const change of changes) {
      await applyChange(workspace, change);
      applied.push(change);
    }
    for (const move of photos) {
      await movePhoto(workspace, move);
      moved.push(move);
    }
  } catch (error) {
    try {
      for (const move of moved.reverse()) await movePhoto(workspace, opposite(move));
      for (const { path, before, after } of applied.reverse()) {
        await applyChange(workspace, { path, before: after, after: before });
      }
      await appendToJournal(workspace, { id, verdict: 'void' });
    } catch (again) {
      // The rollback failed, so the entry stays open for `recover`.
      console.error(again instanceof Error ? again.message : again);
    }
    throw error;
  }
  await appendToJournal(workspace, { id, verdict: 'done' });
}

/** Completes a commit that was interrupted, or voids it if its files have changed since. */
async function recover(workspace: Workspace): Promise<void> {
  const { open } = await readJournal(workspace);
  if (!open) return;
  const now = await Promise.all(open.changes.map(({ path }) => hashOf(workspace, path)));
  const photos = open.photos ?? [];
  const canAllMove = (await Promise.all(photos.map((move) => canMove(workspace, move)))).every(
    Boolean,
  );
  const isOurs =
    canAllMove &&
    open.changes.every(({ before, after }, index) => now[index] === before || now[index] === after);
  if (isOurs) {
    for (const change of open.changes) await applyChange(workspace, change);
    for (const move of photos) await movePhoto(workspace, move);
  }
  await appendToJournal(workspace, { id: open.id, verdict: isOurs ? 'done' : 'void' });
}

async function appendEntry(
  workspace: Workspace,
  kind: Entry['kind'],
  changes: FileChange[],
  more: Partial<Entry> = {},
): Promise<Entry> {
  const sentences = await Promise.all(
    changes.map(async ({ path, before, after }) =>
      kind === 'start'
        ? []
        : summarise(path, await textOf(workspace, before), await textOf(workspace, after)),
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
  await appendToJournal(workspace, entry);
  return entry;
}

/**
 * Records changes made outside the editor since the last call; the first time, all files.
 * @param samples counts the samples, for the first entry
 */
async function recordExternalChanges(
  workspace: Workspace,
  samples?: () => Promise<number>,
): Promise<void> {
  await recover(workspace);
  const { entries, known } = await readJournal(workspace);
  const paths = new Set([...(await contentPaths(workspace.content)), ...known.keys()]);
  const changes: FileChange[] = [];
  for (const path of [...paths].sort()) {
    const now = await readText(workspace.content, path).catch(() => undefined);
    const before = known.get(path) ?? null;
    const after = now?.version ?? null;
    if (before === after) continue;
    if (now) await saveText(workspace, now.text);
    changes.push({ path, before, after });
  }
  if (changes.length === 0) return;
  const isFirst = entries.length === 0;
  const count = isFirst && samples ? { samples: await samples() } : {};
  const entry = await appendEntry(workspace, isFirst ? 'start' : 'elsewhere', changes, count);
  await appendToJournal(workspace, { id: entry.id, verdict: 'done' });
}

/** Records who changed a setting of “Going live”. Its value stays out of the history. */
export function recordSetting(workspace: Workspace, sentence: string): Promise<void> {
  return withRecordedChanges(workspace, async () => {
    const by = currentSession()?.address;
    const more = { summary: [sentence], ...(by && { by }) };
    const { id } = await appendEntry(workspace, 'settings', [], more);
    await appendToJournal(workspace, { id, verdict: 'done' });
  }).catch((error: Error) => {
    // The setting itself is already saved.
    console.error(error.message);
  });
}

/** Runs a change under the workspace's lock, after recording changes made outside the editor. */
export function withRecordedChanges<Result>(
  workspace: Workspace,
  work: () => Promise<Result>,
): Promise<Result> {
  return withWorkspaceLock(workspace, async () => {
    await recordExternalChanges(workspace);
    return work();
  });
}

/**
 * Records changes made outside the editor, for a request that only reads: it logs errors of the disk
 * instead of failing.
 * @param samples counts the samples, for the first entry
 */
export function tryToRecordChanges(
  workspace: Workspace,
  samples?: () => Promise<number>,
): Promise<void> {
  return withWorkspaceLock(workspace, () =>
    recordExternalChanges(workspace, samples).catch((error) => {
      if (!(error instanceof Error && 'code' in error)) throw error;
      console.error(error.message);
    }),
  );
}

/**
 * Writes files, all or none: if a crash interrupts a commit, the next `withRecordedChanges` completes it.
 * Call only within `withRecordedChanges`.
 */
export async function commit(
  workspace: Workspace,
  texts: Texts,
  kind: Entry['kind'],
  more: Partial<Entry> = {},
): Promise<Entry | undefined> {
  const changes: FileChange[] = [];
  for (const [path, text] of texts) {
    await fileOf(workspace.content, path);
    const before = await hashOf(workspace, path);
    const after = text === null ? null : versionOf(text);
    if (before === after) continue;
    if (text !== null) await saveText(workspace, text);
    changes.push({ path, before, after });
  }
  if (changes.length === 0 && !more.photos?.length) return undefined;
  const by = currentSession()?.address;
  const entry = await appendEntry(workspace, kind, changes, { ...more, ...(by && { by }) });
  await applyAll(workspace, entry);
  return entry;
}
