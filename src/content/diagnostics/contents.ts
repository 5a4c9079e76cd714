import { schemaFor } from '../files.ts';
import { type ContentFile, readContentFile } from '../load.ts';
import { filledIn, placeholdersIn } from '../placeholders.ts';

/** The file at a path below the content folder. */
export const fileAt = (contents: readonly ContentFile[], path: string) =>
  contents.find((content) => content.path === path);

/** The file with the facts that all others may ask for. */
export const innIn = (contents: readonly ContentFile[]) => fileAt(contents, 'inn.yaml');

/** The files of the rooms that the site shows. */
export const roomsIn = (contents: readonly ContentFile[]) =>
  contents.filter(({ path }) => path.startsWith('rooms/'));

/**
 * Those of the files that the site reads: as they were typed, and with the inn's own facts where
 * placeholders stand.
 * @param read the bytes, or the text, of the file at a path
 * @param name the path as the owner knows it
 */
export async function readContents(
  paths: readonly string[],
  read: (path: string) => Promise<string | Uint8Array>,
  name: (path: string) => string = (path) => path,
) {
  const typed = await Promise.all(
    paths
      .filter((path) => schemaFor(path))
      .map(async (path) => readContentFile(path, name(path), await read(path))),
  );
  const facts = placeholdersIn(innIn(typed)?.data);
  const contents = typed.map((content) => ({ ...content, data: filledIn(content.data, facts) }));
  return { typed, contents };
}
