import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';
import { ifMissing } from '../../../lib/files.ts';
import { isArchived, ROOMS_FOLDER } from '../fileNames.ts';
import {
  isRoom,
  knownFiles,
  neededFiles,
  pageFile,
  roomIdOf,
  schemaFor,
  takenAddresses,
} from '../files.ts';
import { type Diagnostic, error, nearest, quoted, warning } from './diagnostic.ts';

/** The only diagnostic when there is no content folder. */
export const missingFolder = (): Diagnostic =>
  error(
    { file: '' },
    'There is no such folder, so the site has nothing to say.',
    'Bring the folder back, or set CONTENT_DIR to the folder that holds inn.yaml. Without CONTENT_DIR it is content/.',
  );

/** Files that the current user may not read, for example because root created them. */
export async function unreadableFiles(
  root: string,
  paths: readonly string[],
  mayRead = (file: string) => access(file, constants.R_OK),
): Promise<Diagnostic[]> {
  const found = await Promise.all(
    paths.map((path) =>
      mayRead(join(root, path))
        .catch(ifMissing(undefined))
        .then(
          () => [],
          () => [
            error(
              { file: path },
              'The file may not be read by the user who builds the site.',
              'Give it to that user, or let everybody read it: chmod a+r, and the file’s name.',
            ),
          ],
        ),
    ),
  );
  return found.flat();
}

/** Files that later releases made required: inns that began with an earlier sample lack them. */
const LATER_FILES: ReadonlySet<string> = new Set([pageFile('privacy')]);

/** Files without which the site cannot be built. */
export function missingFiles(paths: readonly string[]): Diagnostic[] {
  const missing = neededFiles
    .filter((path) => !paths.includes(path))
    .map((path) =>
      error(
        { file: path },
        'The file is missing.',
        LATER_FILES.has(path)
          ? `Copy the sample’s, ${quoted(`content/${path}`)} of the project, and make it true of your inn.`
          : 'Bring it back, from a copy or from the history of the site.',
      ),
    );
  if (paths.some(isRoom)) return missing;
  const fix = 'Keep at least one room file, such as rooms/Deluxe_Double_AC_Room.yaml.';
  return [...missing, error({ file: 'rooms' }, 'There is no room.', fix)];
}

const knownPaths = knownFiles.map(({ path }) => path);

/** Whether a path needs no check here: photos.ts checks photographs, nothing checks archived rooms. */
const isElsewhere = (path: string) => path.startsWith('photos/') || isArchived(path);

/** Files that the site does not read: mostly a mistyped name. */
export function strayFiles(paths: readonly string[]): Diagnostic[] {
  return paths
    .filter((path) => !isElsewhere(path) && path !== 'README.md' && !schemaFor(path))
    .map((path) => {
      const meant = path.startsWith(ROOMS_FOLDER)
        ? path.replace(/(?:\.(?:ya?ml|txt))*(?:\.[^./]*)?$/i, '.yaml')
        : nearest(path.replace(/\.txt$/i, ''), knownPaths);
      return warning(
        { file: path },
        /\.ya?ml\.txt$/i.test(path)
          ? 'The site does not read this file: the editor has put .txt after its name.'
          : 'The site does not read this file.',
        meant
          ? `Name it ${quoted(meant)} if it should be shown, or delete it.`
          : 'Delete it, or keep it elsewhere.',
      );
    });
}

/** Checks rooms' file names, which are their addresses: valid in a URL, unique and not reserved. */
export function roomAddressDiagnostics(paths: readonly string[]): Diagnostic[] {
  const seen = new Map<string, string>();
  return paths.filter(isRoom).flatMap((path) => {
    const address = roomIdOf(path);
    const place = { file: path };
    if (!/^[a-z\d][\w-]*$/i.test(address)) {
      const usable = address.replace(/[^\w-]+/g, '_').replace(/^[_-]+|_+$/g, '');
      return error(
        place,
        'The file name is the address of the room, and this one cannot be an address.',
        `Use letters, digits, - and _ only, such as ${quoted(`${usable || 'New_Room'}.yaml`)}.`,
      );
    }
    const same = seen.get(address.toLowerCase());
    seen.set(address.toLowerCase(), address);
    if (same) {
      return error(
        place,
        `The file name differs from ${quoted(`${same}.yaml`)} in capitals only.`,
        'Give one of the two rooms another file name.',
      );
    }
    return takenAddresses.includes(address.toLowerCase())
      ? error(
          place,
          `The address /${address} belongs to another page.`,
          `Give the file another name, such as ${quoted(`${address}_Room.yaml`)}.`,
        )
      : [];
  });
}
