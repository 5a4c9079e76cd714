import type { FormChange, PastSave, Restored } from '../../model/api.ts';
import { dayAndTime } from '../../model/wording.ts';
import { historyWords } from '../../serverWords.ts';
import { ownerName } from '../auth/presence.ts';
import { dataOf, readText, shownPath } from '../documents/contentFiles.ts';
import { newErrors } from '../documents/diagnostics.ts';
import { changesOf } from '../documents/summarise.ts';
import { titleOf } from '../documents/titles.ts';
import { HttpError } from '../http/httpError.ts';
import { changeInLanguage } from '../language/requestLanguage.ts';
import { bringBack, movesBack } from '../media/deleted.ts';
import { carryOver } from '../yaml/mergeLines.ts';
import { commit, type Texts, tryToRecordChanges, withRecordedChanges } from './commit.ts';
import { type Entry, type PhotoMove, readJournal } from './journal.ts';
import { reconcile } from './reconcile.ts';
import { savedText, type Workspace } from './workspace.ts';

/** The history, newest first: of all files, or of one. */
export async function history(workspace: Workspace, path?: string): Promise<PastSave[]> {
  await tryToRecordChanges(workspace);
  const { entries } = await readJournal(workspace);
  const later = new Set<string>();
  return entries.toReversed().flatMap(({ id, at, kind, changes, summary, by }): PastSave[] => {
    const isLatest = changes.every((change) => !later.has(change.path));
    for (const change of changes) later.add(change.path);
    const isWanted = !path || changes.some((change) => change.path === path);
    if (kind === 'start' || !isWanted) return [];
    const file = changes[0]?.path ?? '';
    const who = by && { by: ownerName(by) };
    const told = summary.map(changeInLanguage).join('; ');
    return [{ id, at, kind, file, summary: told, isLatest, ...who }];
  });
}

/**
 * Finds an entry to undo or restore.
 * @param path a file of the entry; the first entry, with all files, can only be restored file by file
 * @throws HttpError 404
 */
async function entryOf(workspace: Workspace, id: string, path?: string): Promise<Entry> {
  const { entries } = await readJournal(workspace);
  const entry = entries.find(
    (one) =>
      one.id === id &&
      one.kind !== 'settings' &&
      (path === undefined
        ? one.kind !== 'start'
        : one.changes.some((change) => change.path === path)),
  );
  if (!entry) throw new HttpError(404, historyWords.noSuchSave);
  return entry;
}

/** What an entry changed, form by form, with the words before and after. */
export async function changesIn(workspace: Workspace, id: string): Promise<FormChange[]> {
  const { changes } = await entryOf(workspace, id);
  return Promise.all(
    changes.map(async ({ path, before, after }) => {
      const [was = null, is = null] = await Promise.all(
        [before, after].map((hash) => (hash === null ? null : savedText(workspace, hash))),
      );
      const fields = changesOf(path, was, is).map(({ sentence: _, ...field }) => field);
      return { title: titleOf(path, dataOf(is ?? was ?? '')), fields };
    }),
  );
}

interface Change {
  texts: Texts;
  kind: Entry['kind'];
  summary: string[];
  photos?: PhotoMove[];
}

/** Commits a change. One that adds errors needs the owner's confirmation. */
async function commitChecked(
  workspace: Workspace,
  { texts, kind, summary, photos }: Change,
  isConfirmed: boolean,
) {
  const diagnostics = isConfirmed ? [] : await newErrors(workspace.content, texts);
  if (diagnostics.length > 0) {
    throw new HttpError(422, historyWords.breaks, { diagnostics, canConfirm: true });
  }
  return commit(workspace, texts, kind, { summary, ...(photos && { photos }) });
}

/** A file's current text with a change reverted. @throws HttpError 409 if its lines were changed again */
async function textWithout(
  workspace: Workspace,
  { path, before, after }: Entry['changes'][number],
) {
  const now = await readText(workspace.content, path).catch(() => undefined);
  const [was, became] = await Promise.all(
    [before, after].map((hash) => (hash === null ? null : savedText(workspace, hash))),
  );
  const conflict = new HttpError(409, historyWords.cannotUndo);
  if (was == null || became == null || !now) {
    if ((now?.text ?? null) !== became) throw conflict;
    return was ?? null;
  }
  const text = carryOver(now.text, became, was);
  if (text === undefined) throw conflict;
  return text;
}

/**
 * Reverts one save, and keeps later ones. The result is a new save.
 * @param isConfirmed allows the new errors that this adds
 */
export function undo(workspace: Workspace, id: string, isConfirmed = false): Promise<Restored> {
  return withRecordedChanges(workspace, async () => {
    const entry = await entryOf(workspace, id);
    const texts = new Map<string, string | null>();
    for (const change of entry.changes)
      texts.set(change.path, await textWithout(workspace, change));
    const summary = entry.summary.map(historyWords.undone);
    await bringBack(workspace, texts);
    const photos = await movesBack(workspace, entry);
    const change: Change = { texts, kind: 'undo', summary, photos };
    const done = await commitChecked(workspace, change, isConfirmed);
    if (!done) throw new HttpError(409, historyWords.nothingToUndo);
    return { notes: [] };
  });
}

/** Whether the entry moved the room to or from the archive: then its old file must not come back. */
const isMoved = ({ changes }: Entry, path: string) =>
  changes.some(
    (other) => other.path !== path && shownPath(other.path) === shownPath(path) && other.after,
  );

/**
 * Restores the files of a save as it left them, reconciled with the other files. The result is a
 * new save.
 * @param only restores this file alone
 * @param isConfirmed allows the new errors that this adds
 */
export function restore(
  workspace: Workspace,
  id: string,
  {
    only,
    isConfirmed = false,
  }: { only?: string | undefined; isConfirmed?: boolean | undefined } = {},
): Promise<Restored> {
  return withRecordedChanges(workspace, async () => {
    const entry = await entryOf(workspace, id, only);
    const old = new Map<string, string | null>();
    const titles: string[] = [];
    for (const { path, after } of entry.changes) {
      if (only !== undefined && path !== only) continue;
      if (after === null) {
        if (isMoved(entry, path)) old.set(path, null);
        continue;
      }
      const text = await savedText(workspace, after);
      old.set(path, text);
      titles.push(titleOf(path, dataOf(text)));
    }
    const { texts, notes } = await reconcile(workspace, old);
    await bringBack(workspace, texts);
    const day = dayAndTime(entry.at);
    const summary = titles.map((title) => historyWords.restored(title, day));
    const done = await commitChecked(workspace, { texts, kind: 'restore', summary }, isConfirmed);
    if (!done) throw new HttpError(409, [historyWords.alreadySo, ...notes].join(' '));
    return { notes };
  });
}
