import { lstat } from 'node:fs/promises';
import { DAY } from '../../../lib/durations.ts';
import { nameInWords } from '../../../lib/text.ts';
import type { DeletedPhoto } from '../../model/photos.ts';
import { titlesOfUses } from '../../model/wording.ts';
import { photoWords } from '../../serverWords.ts';
import { ownerName } from '../auth/presence.ts';
import { currentSession } from '../auth/sessions.ts';
import { dataOf, readTextOrNone } from '../documents/contentFiles.ts';
import { titleOf } from '../documents/titles.ts';
import { commit, type Texts, withRecordedChanges } from '../history/commit.ts';
import { drafts } from '../history/drafts.ts';
import { type Entry, type PhotoMove, readJournal } from '../history/journal.ts';
import { forgetPhotos, storedPhoto, storedPhotos, storePhoto } from '../history/photos.ts';
import type { Workspace } from '../history/workspace.ts';
import { HttpError } from '../http/httpError.ts';
import { photoFile, photoPlace } from './folder.ts';
import { forgetThumbnails, thumbnail } from './list.ts';
import { numbered } from './newFile.ts';
import { namesIn, photoUses } from './uses.ts';

/** Days until a deleted photograph is removed for good. */
const RETENTION_DAYS = 30;

interface Deletion extends DeletedPhoto {
  hash: string;
}

/** The photographs that can be restored, newest first. */
async function deletions(workspace: Workspace): Promise<Deletion[]> {
  const { entries } = await readJournal(workspace);
  const moves = entries.flatMap(({ id, at, photos = [] }) =>
    photos.map((move) => ({ id, at, ...move })),
  );
  const restored = new Set(moves.map(({ of }) => of));
  const stored = await storedPhotos(workspace);
  return moves
    .filter(({ id, way, hash }) => way === 'deleted' && !restored.has(id) && stored.includes(hash))
    .map(({ id, at, photo, hash }) => {
      const daysLeft = Math.ceil((Date.parse(at) + RETENTION_DAYS * DAY - Date.now()) / DAY);
      return { id, at, photo, hash, daysLeft };
    })
    .filter(({ daysLeft }) => daysLeft > 0)
    .reverse();
}

export const deletedPhotos = async (workspace: Workspace): Promise<DeletedPhoto[]> =>
  (await deletions(workspace)).map(({ hash: _, ...one }) => one);

async function deletionOf(workspace: Workspace, id: string): Promise<Deletion> {
  const found = (await deletions(workspace)).find((one) => one.id === id);
  if (!found) throw new HttpError(404, photoWords.notDeleted);
  return found;
}

/** A thumbnail of a deleted photograph. */
export async function smallDeleted(workspace: Workspace, id: string, width: number) {
  const { hash } = await deletionOf(workspace, id);
  return thumbnail(workspace, storedPhoto(workspace, hash), width);
}

/** Throws HttpError 409 if a file or an unsaved draft names the photograph. */
async function refuseUsed(workspace: Workspace, photo: string): Promise<void> {
  const uses = (await photoUses(workspace.content)).get(photo) ?? [];
  const titles = titlesOfUses(uses);
  if (titles.length > 0) throw new HttpError(409, photoWords.used(titles), { uses });
  const self = currentSession()?.address;
  for (const { path, ops, by } of await drafts(workspace)) {
    if (!JSON.stringify(ops).includes(JSON.stringify(photo))) continue;
    const { text } = await readTextOrNone(workspace.content, path).catch(() => ({ text: '' }));
    const title = titleOf(path, dataOf(text));
    // Only the owner who typed a draft can save or discard it.
    const isOthers = by !== undefined && by !== self;
    throw new HttpError(
      409,
      isOthers ? photoWords.usedInDraftOf(ownerName(by), title) : photoWords.usedInDraft(title),
    );
  }
}

/** The move that deletes a photograph that nothing uses. */
async function deletion(workspace: Workspace, photo: string): Promise<PhotoMove> {
  const file = await photoFile(workspace.content, photo);
  await refuseUsed(workspace, photo);
  return { photo, hash: await storePhoto(workspace, file), way: 'deleted' };
}

/** The move that restores a photograph, under another name if its own is taken. */
async function restoration(workspace: Workspace, id: string): Promise<PhotoMove> {
  const { photo, hash } = await deletionOf(workspace, id);
  const [, base = photo, ending = 'jpg'] = /^(.*)\.(\w+)$/.exec(photo) ?? [];
  for (const name of numbered(base, ending)) {
    const place = await photoPlace(workspace.content, name);
    if (!(await lstat(place).catch(() => undefined)))
      return { photo: name, hash, way: 'restored', of: id };
  }
  throw new HttpError(404, photoWords.notDeleted);
}

/**
 * Deletes a photograph. It can be restored for thirty days.
 * @returns the history entry
 * @throws HttpError 409 with the uses if it is used
 */
export function deletePhoto(workspace: Workspace, photo: string): Promise<{ id: string }> {
  return withRecordedChanges(workspace, async () => {
    const move = await deletion(workspace, photo);
    const summary = [photoWords.deleted(nameInWords(photo))];
    const entry = await commit(workspace, new Map(), 'photo', { summary, photos: [move] });
    return { id: entry?.id ?? '' };
  });
}

/** Restores a deleted photograph, and returns its path. */
export function restorePhoto(workspace: Workspace, id: string): Promise<{ photo: string }> {
  return withRecordedChanges(workspace, async () => {
    const move = await restoration(workspace, id);
    const summary = [photoWords.restored(nameInWords(move.photo))];
    await commit(workspace, new Map(), 'photo', { summary, photos: [move] });
    return { photo: move.photo };
  });
}

/** The moves that undo those of a history entry. */
export function movesBack(workspace: Workspace, { id, photos = [] }: Entry): Promise<PhotoMove[]> {
  return Promise.all(
    photos.map(({ photo, way }) =>
      way === 'deleted' ? restoration(workspace, id) : deletion(workspace, photo),
    ),
  );
}

/**
 * Restores deleted photographs that these texts name, so that an earlier version is complete. Commits one
 * entry for each, because a deletion or restoration is identified by its entry. Call only within
 * `withRecordedChanges`.
 */
export async function bringBack(workspace: Workspace, texts: Texts): Promise<void> {
  const named = [...texts.values()].flatMap((text) => (text ? namesIn(dataOf(text)) : []));
  for (const photo of new Set(named.map(([name]) => name))) {
    const isThere = await photoFile(workspace.content, photo).catch(() => undefined);
    const last = (await deletions(workspace)).find((one) => one.photo === photo);
    if (isThere || !last) continue;
    const move = await restoration(workspace, last.id);
    const summary = [photoWords.restored(nameInWords(move.photo))];
    await commit(workspace, new Map(), 'photo', { summary, photos: [move] });
  }
}

/** Purges the stored bytes of photographs that were restored, or deleted more than thirty days ago. */
export async function forgetOldPhotos(workspace: Workspace): Promise<void> {
  try {
    if ((await storedPhotos(workspace)).length === 0) return;
    await withRecordedChanges(workspace, async () => {
      const left = new Set((await deletions(workspace)).map(({ hash }) => hash));
      const stored = await storedPhotos(workspace);
      const old = stored.filter((hash) => !left.has(hash));
      await forgetPhotos(workspace, old);
      if (old.length > 0) await forgetThumbnails(workspace);
    });
  } catch (error) {
    // They only take up space, so wait for tomorrow's attempt.
    console.error((error as Error).message);
  }
}
