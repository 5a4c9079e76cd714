import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, posix, resolve } from 'node:path';
import { isArchived } from '../fileNames.ts';
import { schemaFor } from '../files.ts';
import { folderName } from '../folder.ts';
import { hiddenIn, isHidden } from '../hidden.ts';
import { type ContentFile, listFiles, readContents, rereadIfGone } from '../load.ts';
import { groupMismatches, repeatedNumbers, stayMismatches, twinRooms } from './consistency.ts';
import { type Diagnostic, isError } from './diagnostic.ts';
import {
  missingFiles,
  missingFolder,
  roomAddressDiagnostics,
  strayFiles,
  unreadableFiles,
} from './folder.ts';
import { misplacedInn, nameDiagnostics, typedPins } from './innFacts.ts';
import { colourDiagnostics, logoDiagnostics } from './look.ts';
import { pastLines } from './notice.ts';
import { photoDiagnostics } from './photos.ts';
import { planDiagnostics } from './plans.ts';
import { redirectDiagnostics } from './redirects.ts';
import { schemaDiagnostics } from './schema.ts';
import { longTexts, unknownPlaceholders } from './texts.ts';

function diagnosticsOf(content: ContentFile): Diagnostic[] {
  const schema = schemaFor(content.path);
  return schema && content.data !== undefined
    ? [...content.diagnostics, ...schemaDiagnostics(content, schema)]
    : content.diagnostics;
}

/** Unsaved texts by path, which replace the files on disk or add to them; null for a deleted file. */
export type Unsaved = ReadonlyMap<string, string | null>;

/**
 * Checks a content folder. Writes nothing to it.
 * @param unsaved texts that are not saved yet, by their path below the folder
 * @param shown the folder's name in messages
 * @returns diagnostics, sorted by file and line
 */
export const checkContent = (
  dir: string,
  unsaved: Unsaved = new Map(),
  shown = folderName(dir),
): Promise<Diagnostic[]> => rereadIfGone(() => check(resolve(dir), unsaved, shown));

async function check(root: string, unsaved: Unsaved, shown: string): Promise<Diagnostic[]> {
  if (!existsSync(root)) return [missingFolder()];
  const name = (path: string) => posix.join(shown, path);
  const onDisk = await listFiles(root);
  const paths = [...new Set([...onDisk, ...unsaved.keys()])]
    .filter((path) => unsaved.get(path) !== null)
    .sort();
  const read = async (path: string) => unsaved.get(path) ?? (await readFile(join(root, path)));
  const unreadable = await unreadableFiles(
    root,
    paths.filter((path) => !unsaved.has(path)),
  );
  // Other diagnostics would only be consequences of these errors.
  if (unreadable.length > 0) return unreadable;
  const { typed, contents } = await readContents(paths, read, name);
  const archived = await Promise.all(
    paths.filter(isArchived).map(async (path) => String(await read(path))),
  );
  const found = [
    ...missingFiles(paths),
    ...strayFiles(paths),
    ...roomAddressDiagnostics(paths),
    ...contents.flatMap(diagnosticsOf),
    ...repeatedNumbers(contents),
    ...nameDiagnostics(typed),
    ...typedPins(typed),
    ...redirectDiagnostics(contents),
    ...groupMismatches(contents),
    ...colourDiagnostics(contents),
    ...(await logoDiagnostics(root, paths, contents)),
    ...misplacedInn(contents),
    ...twinRooms(contents),
    ...unknownPlaceholders(contents),
    ...longTexts(contents),
    ...planDiagnostics(contents),
    ...pastLines(contents),
    ...stayMismatches(contents),
    ...(await photoDiagnostics(root, paths, contents, name('photos'), archived.join('\n'))),
  ];
  const hidden = hiddenIn(contents);
  // Hidden parts must still match their schemas, so keep their errors and drop their warnings.
  const relevant = found.filter(
    (one) => isError(one) || !one.pointer || !isHidden(hidden, one.file, one.pointer),
  );
  return relevant.sort(
    (a, b) => (a.file ?? '').localeCompare(b.file ?? '') || (a.line ?? 0) - (b.line ?? 0),
  );
}
