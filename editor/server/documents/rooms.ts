import { withoutDiacritics } from '../../../lib/text.ts';
import { ARCHIVE, FILES, ROOMS_FOLDER } from '../../../src/content/fileNames.ts';
import { isRoom, roomIdOf, takenAddresses } from '../../../src/content/files.ts';
import { addressesIn } from '../../../src/content/redirects.ts';
import type { Op } from '../../model/api.ts';
import { get, listOf } from '../../model/pointer.ts';
import { changeWords, roomWords } from '../../serverWords.ts';
import { commit, type Texts, withRecordedChanges } from '../history/commit.ts';
import { changeClaims } from '../history/redirects.ts';
import type { Workspace } from '../history/workspace.ts';
import { HttpError } from '../http/httpError.ts';
import { dataOf, editedText, isRoomFile, readContentTexts, readText } from './contentFiles.ts';
import { newErrors } from './diagnostics.ts';

interface Room {
  path: string;
  text: string;
  data: unknown;
}

const orderOf = ({ data }: Room) => Number(get(data, ['order'])) || 0;
const nameOf = ({ data, path }: Room) => String(get(data, ['name']) ?? path);
const placeAfter = (rooms: readonly Room[]) => Math.max(0, ...rooms.map(orderOf)) + 1;

/** All rooms, archived ones included. */
async function readRooms({ content }: Workspace): Promise<Room[]> {
  const files = await readContentTexts(content, isRoomFile);
  return files.map(({ path, text }) => ({ path, text, data: dataOf(text) }));
}

/** @throws HttpError 404 if the room is not in this folder */
async function readRoom({ content }: Workspace, path: string, folder: string): Promise<Room> {
  if (!path.startsWith(folder)) throw new HttpError(404, roomWords.none);
  const { text } = await readText(content, path);
  return { path, text, data: dataOf(text) };
}

const shownOf = (rooms: readonly Room[]) => rooms.filter(({ path }) => isRoom(path));

/**
 * The path of a room in the other folder.
 * @throws HttpError 409 rather than overwrite a file that was created by hand
 */
async function pathIn(workspace: Workspace, folder: string, { path }: Room): Promise<string> {
  const target = `${folder}${roomIdOf(path)}.yaml`;
  const isSame = (one: Room) => one.path.toLowerCase() === target.toLowerCase();
  if ((await readRooms(workspace)).some(isSame)) throw new HttpError(409, roomWords.taken(target));
  return target;
}

/** Writes the changes that adding or archiving a room requires, unless they add an error. */
async function write(workspace: Workspace, texts: Texts, summary: string): Promise<void> {
  const diagnostics = await newErrors(workspace.content, texts);
  if (diagnostics.length > 0) throw new HttpError(422, roomWords.faulty, { diagnostics });
  await commit(workspace, texts, 'room', { summary: [summary] });
}

/**
 * Adds a copy of a room under another name, at the end of the list. Finds it if it is there, unchanged: the
 * owner tries again after an answer that was lost.
 * @returns the new room's path
 */
export function copyRoom(workspace: Workspace, from: string, name: string): Promise<string> {
  return withRecordedChanges(workspace, async () => {
    const source = await readRoom(workspace, from, ROOMS_FOLDER);
    const all = await readRooms(workspace);
    const copyAt = (path: string, order: number) =>
      editedText(path, source.text, [
        { op: 'set', at: ['order'], value: order },
        { op: 'set', at: ['name'], value: name },
        { op: 'unset', at: ['shortName'] },
        { op: 'unset', at: ['formerly'] },
      ]);
    const made = shownOf(all).find(
      (room) =>
        room.path !== from &&
        nameOf(room) === name &&
        room.text === copyAt(room.path, orderOf(room)),
    );
    if (made) return made.path;
    const inn = await readText(workspace.content, FILES.inn);
    const old = [
      ...addressesIn(get(dataOf(inn.text), ['formerRooms'])),
      ...all.flatMap(({ data }) => addressesIn(get(data, ['formerly']))),
    ].map((address) => address.slice(1));
    const present = all.map(({ path }) => roomIdOf(path));
    const taken = new Set([...old, ...present].map((address) => address.toLowerCase()));
    const path = `${ROOMS_FOLDER}${roomAddress(name, taken)}.yaml`;
    const texts = new Map([[path, copyAt(path, placeAfter(all))]]);
    await write(workspace, texts, changeWords.newRoom(name));
    return path;
  });
}

/** inn.yaml with a room's address added to the old addresses if it is archived, else removed from them. */
async function innWith({ content }: Workspace, { path }: Room, isArchived: boolean) {
  const { text } = await readText(content, FILES.inn);
  const address = `/${roomIdOf(path)}`;
  const claim = { address, path: FILES.inn, field: 'formerRooms' } as const;
  const ops = changeClaims(dataOf(text), [claim], isArchived ? [claim] : []);
  return editedText(FILES.inn, text, ops);
}

/** testimonials.yaml without references to a room that is no longer shown. */
async function guestsWithout({ content }: Workspace, { path }: Room): Promise<string> {
  const { text } = await readText(content, FILES.testimonials);
  const guests = dataOf(text);
  const ops = listOf(guests).flatMap((guest, index): Op[] =>
    get(guest, ['room']) === roomIdOf(path) ? [{ op: 'unset', at: [index, 'room'] }] : [],
  );
  return editedText(FILES.testimonials, text, ops);
}

/** Takes a room off the site and keeps its file. Its address redirects to the rooms. */
export function archiveRoom(workspace: Workspace, path: string): Promise<void> {
  return withRecordedChanges(workspace, async () => {
    const room = await readRoom(workspace, path, ROOMS_FOLDER);
    if (shownOf(await readRooms(workspace)).length === 1) throw new HttpError(422, roomWords.last);
    const texts: Texts = new Map([
      [await pathIn(workspace, ARCHIVE, room), room.text],
      [path, null],
      [FILES.inn, await innWith(workspace, room, true)],
      [FILES.testimonials, await guestsWithout(workspace, room)],
    ]);
    await write(workspace, texts, changeWords.roomArchived(nameOf(room)));
  });
}

/** Shows an archived room again, at its former address. */
export function restoreRoom(workspace: Workspace, path: string): Promise<void> {
  return withRecordedChanges(workspace, async () => {
    const room = await readRoom(workspace, path, ARCHIVE);
    const target = await pathIn(workspace, ROOMS_FOLDER, room);
    const others = shownOf(await readRooms(workspace));
    const isTaken = others.some((one) => orderOf(one) === Number(get(room.data, ['order'])));
    const place: Op = { op: 'set', at: ['order'], value: placeAfter(others) };
    const texts: Texts = new Map([
      [target, editedText(target, room.text, isTaken ? [place] : [])],
      [path, null],
      [FILES.inn, await innWith(workspace, room, false)],
    ]);
    await write(workspace, texts, changeWords.roomBack(nameOf(room)));
  });
}

/**
 * Moves a room to an index of the current list, which may be newer than the one that the app shows.
 */
export function moveRoom(workspace: Workspace, path: string, to: number): Promise<void> {
  return withRecordedChanges(workspace, async () => {
    const rooms = shownOf(await readRooms(workspace)).toSorted((a, b) => orderOf(a) - orderOf(b));
    const from = rooms.findIndex((room) => room.path === path);
    if (from === -1) throw new HttpError(404, roomWords.none);
    rooms.splice(to, 0, ...rooms.splice(from, 1));
    const texts: Texts = new Map(
      rooms.map(({ path, text }, index) => [
        path,
        editedText(path, text, [{ op: 'set', at: ['order'], value: index + 1 }]),
      ]),
    );
    await write(workspace, texts, roomWords.ordered(rooms.map(nameOf)));
  });
}

/**
 * A free address for a new room, made of its name.
 * @param taken current and former addresses, in lower case
 */
export function roomAddress(name: string, taken: ReadonlySet<string>): string {
  const plain = withoutDiacritics(name)
    .replace(/[^A-Za-z\d-]+/g, '_')
    .replace(/^[_-]+|[_-]+$/g, '')
    .slice(0, 60);
  // Nothing is left of a name in a script that addresses cannot contain.
  const base = /^[A-Za-z\d]/.test(plain) ? plain : 'Room';
  const isFree = (address: string) =>
    !taken.has(address.toLowerCase()) && !takenAddresses.includes(address.toLowerCase());
  if (isFree(base) && base !== 'Room') return base;
  for (let number = 2; ; number++) {
    if (isFree(`${base}_${number}`)) return `${base}_${number}`;
  }
}
