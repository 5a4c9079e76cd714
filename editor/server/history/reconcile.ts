import { FILES, isArchived, ROOMS_FOLDER } from '../../../src/content/fileNames.ts';
import { isRoom } from '../../../src/content/files.ts';
import type { Op } from '../../model/api.ts';
import { get, listOf } from '../../model/pointer.ts';
import { historyWords } from '../../serverWords.ts';
import {
  archivedPath,
  dataOf,
  editedText,
  readContentTexts,
  shownPath,
} from '../documents/contentFiles.ts';
import { titleOf } from '../documents/titles.ts';
import { lastReadable } from './earlierVersion.ts';
import { type Claim, changeClaims, claimsIn, type Folder, isSameAddress } from './redirects.ts';
import type { Workspace } from './workspace.ts';

/** The older texts of files to restore. Each step makes them consistent with the other files. */
class Restore {
  /** The new texts; null deletes a file. */
  readonly texts: Map<string, string | null>;
  /** Sentences about the adjustments. */
  readonly notes: string[] = [];
  readonly #now: ReadonlyMap<string, string>;
  readonly #before: Folder;

  constructor(now: ReadonlyMap<string, string>, texts: ReadonlyMap<string, string | null>) {
    this.#now = now;
    this.#before = new Map([...now].map(([path, text]) => [path, dataOf(text)]));
    this.texts = new Map(texts);
  }

  #textOf = (path: string) => this.texts.get(path) ?? this.#now.get(path) ?? '';

  /** The folder as it will be. */
  #after(): Folder {
    const paths = [...new Set([...this.#now.keys(), ...this.texts.keys()])];
    const left = paths.filter((path) => this.texts.get(path) !== null);
    return new Map(left.map((path) => [path, dataOf(this.#textOf(path))]));
  }

  /** Edits a text. Invalid YAML stays as it is: the content check reports what it breaks. */
  #edit(path: string, ops: readonly Op[]): boolean {
    const text = this.#textOf(path);
    if (ops.length === 0 || dataOf(text) === undefined) return false;
    this.texts.set(path, editedText(path, text, ops));
    return true;
  }

  /** Restores a room's text to where the room is now: on the site, or in the archive. */
  followRooms(): void {
    for (const [path, text] of [...this.texts]) {
      const other = isArchived(path) ? shownPath(path) : archivedPath(path);
      const hasMoved = !this.#now.has(path) && this.#now.has(other);
      if (text === null || this.texts.has(other) || !hasMoved) continue;
      this.texts.delete(path);
      this.texts.set(other, text);
      if (isRoom(path)) this.notes.push(historyWords.stillArchived(titleOf(path, dataOf(text))));
    }
  }

  /** Keeps every address that works today, and drops redirects from addresses that are pages. */
  keepAddresses(): void {
    const after = this.#after();
    const claims = claimsIn(after);
    const isRestored = ({ path }: Claim) => this.texts.has(path);
    const drop = claims.filter((claim) => {
      const rivals = claims.filter(
        (other) => other !== claim && isSameAddress(other.address, claim.address),
      );
      const isTaken = rivals.some((other) => other.field === 'page' || !isRestored(other));
      return claim.field !== 'page' && isRestored(claim) && isTaken;
    });
    const add = claimsIn(this.#before)
      .filter(({ address }) => !claims.some((one) => isSameAddress(one.address, address)))
      .map((claim): Claim => {
        const isLeft = claim.field !== 'page' && after.has(claim.path);
        return isLeft ? claim : { address: claim.address, path: FILES.inn, field: 'formerRooms' };
      });
    for (const path of new Set([...drop, ...add].map((claim) => claim.path))) {
      const [dropped, added] = [drop, add].map((all) => all.filter((one) => one.path === path));
      if (!dropped || !added) continue;
      if (!this.#edit(path, changeClaims(after.get(path), dropped, added))) continue;
      const said = (all: readonly Claim[]) => all.map(({ address }) => address);
      if (added.length > 0) this.notes.push(historyWords.addressesRestored(said(added)));
      if (dropped.length > 0) this.notes.push(historyWords.addressesTaken(said(dropped)));
    }
  }

  /** Removes references from testimonials to rooms that the site does not show. */
  forgetRooms(): void {
    if (!this.texts.get(FILES.testimonials)) return;
    const after = this.#after();
    const guests = after.get(FILES.testimonials);
    const gone = listOf(guests).flatMap((guest, index) => {
      const room = get(guest, ['room']);
      const isGone = typeof room === 'string' && !after.has(`${ROOMS_FOLDER}${room}.yaml`);
      return isGone ? [{ room, op: { op: 'unset', at: [index, 'room'] } as const }] : [];
    });
    const ops = gone.map(({ op }) => op);
    if (!this.#edit(FILES.testimonials, ops)) return;
    this.notes.push(historyWords.roomsNotNamed([...new Set(gone.map(({ room }) => room))]));
  }

  /** Keeps a restored room's current place in the order if its former one is taken. */
  keepPlaces(): void {
    for (const path of [...this.texts.keys()].filter(isRoom)) {
      const after = this.#after();
      const orderOf = (folder: Folder, room: string) => get(folder.get(room), ['order']);
      const taken = [...after.keys()]
        .filter((other) => isRoom(other) && other !== path)
        .map((other) => orderOf(after, other));
      if (!after.has(path) || !taken.includes(orderOf(after, path))) continue;
      const today = orderOf(this.#before, path);
      const last = Math.max(0, ...taken.map((order) => Number(order) || 0)) + 1;
      const value = today === undefined || taken.includes(today) ? last : today;
      if (!this.#edit(path, [{ op: 'set', at: ['order'], value }])) continue;
      this.notes.push(historyWords.placeRestored(titleOf(path, after.get(path))));
    }
  }
}

/**
 * Adjusts older texts to the other files: redirects stay, testimonials refer to rooms that are shown,
 * each room has a place of its own. The content check reports what cannot be adjusted.
 * @param texts the files as they were; null deletes a file
 * @returns the texts to write, and sentences about the adjustments
 */
export async function reconcile(
  workspace: Workspace,
  texts: ReadonlyMap<string, string | null>,
): Promise<{ texts: ReadonlyMap<string, string | null>; notes: string[] }> {
  const now = new Map<string, string>();
  for (const { path, text } of await readContentTexts(workspace.content)) {
    const isBroken = dataOf(text) === undefined;
    now.set(path, (isBroken && (await lastReadable(workspace, path))?.text) || text);
  }
  const restore = new Restore(now, texts);
  restore.followRooms();
  restore.keepAddresses();
  restore.forgetRooms();
  restore.keepPlaces();
  return restore;
}
