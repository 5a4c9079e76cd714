import { ARCHIVE } from '../../../src/content/diagnostics/folder.ts';
import { takenAddresses } from '../../../src/content/files.ts';
import { addressesIn } from '../../../src/content/redirects.ts';
import type { Op } from '../../model/api.ts';
import { get } from '../../model/pointer.ts';
import { changeWords, roomWords } from '../../serverWords.ts';
import { commit, recordExternalChanges } from '../history/commit.ts';
import { changeClaims } from '../history/redirects.ts';
import { type Workspace, withWorkspaceLock } from '../history/workspace.ts';
import { HttpError } from '../http/httpError.ts';
import { editText } from '../yaml/edit.ts';
import { dataOf, formSchema, readText, readWords, schemaOf, wordFiles } from './contentFiles.ts';
import { newErrors } from './diagnostics.ts';

type Texts = Map<string, string | null>;

const addressOf = (path: string) => path.replace(/^.*\/|\.yaml$/g, '');
const nameOf = (text: string, path: string) => String(get(dataOf(text), ['name']) ?? path);

const edited = (path: string, text: string, ops: Op[]) =>
  editText(text, ops, formSchema(schemaOf(path)));

async function readRoom(workspace: Workspace, path: string, folder: string): Promise<string> {
  if (!path.startsWith(folder)) throw new HttpError(404, roomWords.none);
  return (await readText(workspace.content, path)).text;
}

/** Refuses to overwrite a file that was created by hand. */
async function assertFree(workspace: Workspace, path: string): Promise<void> {
  const isTaken = (await wordFiles(workspace.content)).some(
    (one) => one.toLowerCase() === path.toLowerCase(),
  );
  if (isTaken) throw new HttpError(409, roomWords.taken(path));
}

/** Writes the changes that adding or archiving a room requires, unless they add an error. */
async function write(workspace: Workspace, texts: Texts, summary: string) {
  const diagnostics = await newErrors(workspace.content, texts);
  if (diagnostics.length > 0) throw new HttpError(422, roomWords.faulty, { diagnostics });
  const entry = await commit(workspace, texts, 'room', { summary: [summary] });
  return { saveId: entry?.id ?? '', paths: [...texts.keys()] };
}

const rooms = async (workspace: Workspace) =>
  (await readWords(workspace.content)).filter(({ path }) => /^(?:rooms|aside)\//.test(path));

/** Adds a copy of a room under another name, at the end of the list. */
export function copyRoom(workspace: Workspace, from: string, name: string) {
  return withWorkspaceLock(workspace, async () => {
    await recordExternalChanges(workspace);
    const source = await readRoom(workspace, from, 'rooms/');
    const all = await rooms(workspace);
    const inn = await readText(workspace.content, 'inn.yaml');
    const old = [
      ...addressesIn(get(dataOf(inn.text), ['formerRooms'])),
      ...all.flatMap(({ text }) => addressesIn(get(dataOf(text), ['formerly']))),
    ].map((address) => address.slice(1));
    const present = all.map(({ path }) => addressOf(path));
    const taken = new Set([...old, ...present].map((address) => address.toLowerCase()));
    const last = Math.max(0, ...all.map(({ text }) => Number(get(dataOf(text), ['order'])) || 0));
    const path = `rooms/${roomAddress(name, taken)}.yaml`;
    const text = edited(path, source, [
      { op: 'set', at: ['order'], value: last + 1 },
      { op: 'set', at: ['name'], value: name },
      { op: 'unset', at: ['shortName'] },
      { op: 'unset', at: ['formerly'] },
    ]);
    const done = await write(workspace, new Map([[path, text]]), changeWords.newRoom(name));
    return { ...done, path };
  });
}

/** inn.yaml with an address of a former room added or removed. */
function previous(text: string, address: string, isGone: boolean): string {
  const claim = { address: `/${address}`, path: 'inn.yaml', field: 'formerRooms' } as const;
  const ops = changeClaims(dataOf(text), [claim], isGone ? [claim] : []);
  return ops.length > 0 ? edited('inn.yaml', text, ops) : text;
}

/** testimonials.yaml without references to a room that is no longer shown. */
function withoutRoom(text: string, address: string): string {
  const guests = dataOf(text);
  const ops = (Array.isArray(guests) ? guests : []).flatMap((guest, index): Op[] =>
    get(guest, ['room']) === address ? [{ op: 'unset', at: [index, 'room'] }] : [],
  );
  return ops.length > 0 ? edited('testimonials.yaml', text, ops) : text;
}

/** Takes a room off the site and keeps its file. Its address redirects to the rooms. */
export function archiveRoom(workspace: Workspace, path: string) {
  return withWorkspaceLock(workspace, async () => {
    await recordExternalChanges(workspace);
    const text = await readRoom(workspace, path, 'rooms/');
    const address = addressOf(path);
    await assertFree(workspace, `${ARCHIVE}${address}.yaml`);
    const inn = await readText(workspace.content, 'inn.yaml');
    const guests = await readText(workspace.content, 'testimonials.yaml');
    const texts: Texts = new Map<string, string | null>([
      [`${ARCHIVE}${address}.yaml`, text],
      [path, null],
      ['inn.yaml', previous(inn.text, address, true)],
      ['testimonials.yaml', withoutRoom(guests.text, address)],
    ]);
    return write(workspace, texts, changeWords.roomArchived(nameOf(text, path)));
  });
}

/** Shows an archived room again, at its former address. */
export function restoreRoom(workspace: Workspace, path: string) {
  return withWorkspaceLock(workspace, async () => {
    await recordExternalChanges(workspace);
    const text = await readRoom(workspace, path, ARCHIVE);
    const address = addressOf(path);
    await assertFree(workspace, `rooms/${address}.yaml`);
    const others = (await rooms(workspace)).filter(({ path: one }) => one.startsWith('rooms/'));
    const orders = others.map(({ text: one }) => Number(get(dataOf(one), ['order'])) || 0);
    const isTaken = orders.includes(Number(get(dataOf(text), ['order'])));
    const value = Math.max(0, ...orders) + 1;
    const back = `rooms/${address}.yaml`;
    const inn = await readText(workspace.content, 'inn.yaml');
    const texts: Texts = new Map<string, string | null>([
      [back, isTaken ? edited(back, text, [{ op: 'set', at: ['order'], value }]) : text],
      [path, null],
      ['inn.yaml', previous(inn.text, address, false)],
    ]);
    return write(workspace, texts, changeWords.roomBack(nameOf(text, path)));
  });
}

/** Orders the rooms like `paths`; the others follow. */
export function orderRooms(workspace: Workspace, paths: readonly string[]) {
  return withWorkspaceLock(workspace, async () => {
    await recordExternalChanges(workspace);
    const shown = (await rooms(workspace)).filter(({ path }) => path.startsWith('rooms/'));
    const place = (path: string) => (paths.includes(path) ? paths.indexOf(path) : paths.length);
    const order = ({ text }: { text: string }) => Number(get(dataOf(text), ['order'])) || 0;
    const sorted = shown.toSorted((a, b) => place(a.path) - place(b.path) || order(a) - order(b));
    const texts: Texts = new Map(
      sorted.map(({ path, text }, index) => [
        path,
        edited(path, text, [{ op: 'set', at: ['order'], value: index + 1 }]),
      ]),
    );
    const names = sorted.map(({ text, path }) => nameOf(text, path));
    return write(workspace, texts, roomWords.ordered(names));
  });
}

/**
 * A free address for a new room, made of its name.
 * @param taken current and former addresses, in lower case
 */
export function roomAddress(name: string, taken: ReadonlySet<string>): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
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
