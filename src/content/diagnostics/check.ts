import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { schemaFor } from '../files.ts';
import { folderName } from '../folder.ts';
import type { ContentFile } from '../load.ts';
import { colourFaults } from './colours.ts';
import { groupFaults } from './consistency.ts';
import { readContents } from './contents.ts';
import type { Fault } from './diagnostic.ts';
import {
  ASIDE,
  listFiles,
  missingFiles,
  missingFolder,
  roomAddressFaults,
  strayFiles,
  unreadableFiles,
} from './folder.ts';
import { nameFaults } from './innFacts.ts';
import { logoFaults } from './look.ts';
import { repeatedNumbers } from './numbers.ts';
import { photoFaults } from './photos.ts';
import { pinFaults } from './pin.ts';
import { formerAddressFaults } from './redirects.ts';
import { schemaFaults } from './schema.ts';
import { placeFaults, twinRooms } from './sense.ts';
import { stayFaults } from './stays.ts';

export { type Fault, formatFaults, isFault } from './diagnostic.ts';

function faultsIn(content: ContentFile): Fault[] {
  const schema = schemaFor(content.path);
  return schema && content.data !== undefined
    ? [...content.faults, ...schemaFaults(content, schema)]
    : content.faults;
}

/** Texts to be judged in place of the files of these paths, or beside them; null for a file gone. */
export type Instead = ReadonlyMap<string, string | null>;

/**
 * Everything that is wrong in a content folder, at once, by file and line.
 * Reads only; refuses nothing by itself: the caller stops where {@link isFault} says so.
 * @param instead texts that are not saved yet, by their path below the folder
 * @param shown the folder's name in what is said
 */
export async function checkContent(
  dir: string,
  instead: Instead = new Map(),
  shown = folderName(dir),
): Promise<Fault[]> {
  const root = resolve(dir);
  if (!existsSync(root)) return [missingFolder(shown)];
  const name = (path: string) => `${shown}/${path}`;
  const onDisk = await listFiles(root);
  const paths = [...new Set([...onDisk, ...instead.keys()])]
    .filter((path) => instead.get(path) !== null)
    .sort();
  const read = async (path: string) => instead.get(path) ?? (await readFile(join(root, path)));
  const closed = await unreadableFiles(
    root,
    paths.filter((path) => !instead.has(path)),
    name,
  );
  // What the other files say of these would mislead.
  if (closed.length > 0) return closed;
  const { typed, contents } = await readContents(paths, read, name);
  const aside = await Promise.all(
    paths.filter((path) => path.startsWith(ASIDE)).map(async (path) => String(await read(path))),
  );
  const faults = [
    ...missingFiles(paths, name),
    ...strayFiles(paths, name),
    ...roomAddressFaults(paths, name),
    ...contents.flatMap(faultsIn),
    ...repeatedNumbers(contents),
    ...nameFaults(typed),
    ...pinFaults(typed),
    ...formerAddressFaults(contents),
    ...groupFaults(contents),
    ...colourFaults(contents),
    ...(await logoFaults(root, paths, contents)),
    ...placeFaults(contents),
    ...twinRooms(contents),
    ...stayFaults(contents),
    ...(await photoFaults(root, paths, contents, name, aside.join('\n'))),
  ];
  return faults.sort((a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0));
}
