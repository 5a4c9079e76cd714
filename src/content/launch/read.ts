import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles } from '../check/folder.ts';
import { type ContentFile, readContentFile } from '../check/read.ts';
import { schemaFor, singleFiles } from '../files.ts';
import { filledIn, placeholdersIn } from '../placeholders.ts';
import type { Pointer } from '../samples.ts';

/** A text or number in a content file. */
export interface Leaf {
  content: ContentFile;
  pointer: Pointer;
  value: unknown;
}

/** The files of a content folder that the site reads, `[name]` filled in, and its photographs. */
export async function readContents(dir: string) {
  const paths = await listFiles(dir);
  const typed = await Promise.all(
    paths
      .filter((path) => schemaFor(path))
      .map(async (path) => readContentFile(path, path, await readFile(join(dir, path)))),
  );
  const facts = placeholdersIn(typed.find(({ path }) => path === singleFiles.inn.path)?.data);
  return {
    contents: typed.map((content) => ({ ...content, data: filledIn(content.data, facts) })),
    photos: paths.filter((path) => path.startsWith('photos/')),
  };
}

/** Every value in these files that is no map or list. */
export function leavesOf(contents: readonly ContentFile[]): Leaf[] {
  const walk = (content: ContentFile, value: unknown, pointer: Pointer): Leaf[] => {
    if (typeof value !== 'object' || value === null) return [{ content, pointer, value }];
    return Object.entries(value).flatMap(([key, inner]) =>
      walk(content, inner, [...pointer, Array.isArray(value) ? Number(key) : key]),
    );
  };
  return contents.flatMap((content) => walk(content, content.data, []));
}

/** Where a value stands, as an item says it. */
export function placeOf({ content, pointer }: Pick<Leaf, 'content' | 'pointer'>) {
  return { file: content.path, line: content.lineOf(pointer), pointer };
}
