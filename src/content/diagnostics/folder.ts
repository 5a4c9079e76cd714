import { access, constants, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { roomIdOf, takenAddresses } from '../addresses.ts';
import { isRoom, knownFiles, neededFiles, schemaFor } from '../files.ts';
import type { Fault } from './diagnostic.ts';
import { nearest, quoted } from './wording.ts';

/** The folder of rooms that are kept and not shown: nothing there is checked or built. */
export const ASIDE = 'aside/';

/** Every file below a folder, with forward slashes; what is hidden, such as `.git`, left out. */
export async function listFiles(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.replaceAll('\\', '/'))
    .map((path) => path.slice(dir.replaceAll('\\', '/').replace(/\/?$/, '/').length))
    .filter((path) => !/(?:^|\/)\./.test(path))
    .sort();
}

/** The one thing to say when there is no content at all. */
export function missingFolder(shown: string): Fault {
  return {
    level: 'fault',
    file: `${shown}/`,
    problem: 'There is no such folder, so the site has nothing to say.',
    mend: 'Bring the folder back, or set CONTENT_DIR to the folder that holds inn.yaml. Without CONTENT_DIR it is content/.',
  };
}

/** Files that this user may not read, as those are that root made. */
export async function unreadableFiles(
  root: string,
  paths: readonly string[],
  name: (path: string) => string,
  mayRead = (file: string) => access(file, constants.R_OK),
): Promise<Fault[]> {
  const faults = await Promise.all(
    paths.map((path) =>
      mayRead(join(root, path)).then(
        () => [],
        (): Fault[] => [
          {
            level: 'fault',
            file: name(path),
            problem: 'The file may not be read by the user who builds the site.',
            mend: 'Give it to that user, or let everybody read it: chmod a+r, and the file’s name.',
          },
        ],
      ),
    ),
  );
  return faults.flat();
}

/** What came after the first inns had copied the sample: theirs was never there. */
const LATER_FILES: ReadonlySet<string> = new Set(['pages/privacy.yaml']);

/** Files without which the site cannot be built. */
export function missingFiles(paths: string[], name: (path: string) => string): Fault[] {
  const missing = neededFiles.filter((path) => !paths.includes(path));
  const faults: Fault[] = missing.map((path) => ({
    level: 'fault',
    file: name(path),
    problem: 'The file is missing.',
    mend: LATER_FILES.has(path)
      ? `Copy the sample’s, ${quoted(`content/${path}`)} of the project, and make it true of your inn.`
      : 'Bring it back, from a copy or from the history of the site.',
  }));
  if (!paths.some(isRoom)) {
    faults.push({
      level: 'fault',
      file: name('rooms'),
      problem: 'There is no room.',
      mend: 'Keep at least one room file, such as rooms/Deluxe_Double_AC_Room.yaml.',
    });
  }
  return faults;
}

const knownPaths = knownFiles.map(({ path }) => path);

/** Photographs, which have a check of their own, and rooms that are put aside. */
const isKeptAside = (path: string) => path.startsWith('photos/') || path.startsWith(ASIDE);

/** Files that the site does not read: mostly a slip in the name. */
export function strayFiles(paths: string[], name: (path: string) => string): Fault[] {
  return paths
    .filter((path) => !isKeptAside(path) && path !== 'README.md' && !schemaFor(path))
    .map((path) => {
      const meant = path.startsWith('rooms/')
        ? path.replace(/(?:\.(?:ya?ml|txt))*(?:\.[^./]*)?$/i, '.yaml')
        : nearest(path.replace(/\.txt$/i, ''), knownPaths);
      const isText = /\.ya?ml\.txt$/i.test(path);
      return {
        level: 'warning',
        file: name(path),
        problem: isText
          ? 'The site does not read this file: the editor has put .txt after its name.'
          : 'The site does not read this file.',
        mend: meant
          ? `Name it ${quoted(meant)} if it should be shown, or delete it.`
          : 'Delete it, or keep it elsewhere.',
      };
    });
}

/** A room's file name is its address: it must be typeable, and its own. */
export function roomAddressFaults(paths: string[], name: (path: string) => string): Fault[] {
  const seen = new Map<string, string>();
  return paths.filter(isRoom).flatMap((path): Fault[] => {
    const address = roomIdOf(path);
    const fault = (problem: string, mend: string): Fault[] => [
      { level: 'fault', file: name(path), problem, mend },
    ];
    if (!/^[a-z\d][\w-]*$/i.test(address)) {
      const usable = address.replace(/[^\w-]+/g, '_').replace(/^[_-]+|_+$/g, '');
      return fault(
        'The file name is the address of the room, and this one cannot be an address.',
        `Use letters, digits, - and _ only, such as ${quoted(`${usable || 'New_Room'}.yaml`)}.`,
      );
    }
    const same = seen.get(address.toLowerCase());
    seen.set(address.toLowerCase(), address);
    if (same) {
      return fault(
        `The file name differs from ${quoted(`${same}.yaml`)} in capitals only.`,
        'Give one of the two rooms another file name.',
      );
    }
    return takenAddresses.includes(address.toLowerCase())
      ? fault(
          `The address /${address} belongs to another page.`,
          `Give the file another name, such as ${quoted(`${address}_Room.yaml`)}.`,
        )
      : [];
  });
}
