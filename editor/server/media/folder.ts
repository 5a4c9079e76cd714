import { lstat, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { isBelow } from '../../../lib/files.ts';
import { withoutDiacritics } from '../../../lib/text.ts';
import { isDrawing, isPhotograph } from '../../../src/content/folder.ts';
import { logoWords, photoWords } from '../../serverWords.ts';
import { HttpError } from '../http/httpError.ts';

export const photosOf = (content: string) => join(content, 'photos');

/** Whether a folder is within the photographs after resolving links. */
async function isInPhotos(content: string, folder: string): Promise<boolean> {
  const [home, real] = await Promise.all(
    [photosOf(content), folder].map((path) => realpath(path).catch(() => undefined)),
  );
  return Boolean(home && real && (real === home || isBelow(home, real)));
}

/** The absolute path of an existing file below the photographs. */
async function fileThere(content: string, name: string): Promise<string | undefined> {
  const file = join(photosOf(content), name);
  const isThere =
    (await lstat(file).catch(() => undefined))?.isFile() &&
    (await isInPhotos(content, join(file, '..')));
  return isThere ? file : undefined;
}

/** The absolute path of a photograph. Throws HttpError 404 for any other file. */
export async function photoFile(content: string, photo: string): Promise<string> {
  const file = isPhotograph(photo) && (await fileThere(content, photo));
  if (!file) throw new HttpError(404, photoWords.none);
  return file;
}

/**
 * The absolute path for a photograph to restore; its folder may no longer exist.
 * @throws HttpError 404 for a path that leads out of the photographs
 */
export async function photoPlace(content: string, photo: string): Promise<string> {
  const file = join(photosOf(content), photo);
  let parent = join(file, '..');
  // The nearest folder that exists must be within the photographs.
  while (parent.startsWith(photosOf(content)) && !(await lstat(parent).catch(() => undefined))) {
    parent = join(parent, '..');
  }
  const isGone = parent === content;
  if (!isPhotograph(photo) || !(isGone || (await isInPhotos(content, parent)))) {
    throw new HttpError(404, photoWords.none);
  }
  return file;
}

/** The absolute path of a drawing. Throws HttpError 404 for any other file. */
export async function drawingFile(content: string, logo: string): Promise<string> {
  const file = isDrawing(logo) && (await fileThere(content, logo));
  if (!file) throw new HttpError(404, logoWords.none);
  return file;
}

/** The absolute path of the folder for a new photograph, which may not exist yet. */
export async function photoFolder(content: string, folder: string): Promise<string> {
  const path = join(photosOf(content), folder);
  const isNamed = /^[a-z\d][\w-]{0,59}$/i.test(folder);
  const isThere = isNamed && (await lstat(path).catch(() => undefined));
  if (!isNamed || (isThere && !(isThere.isDirectory() && (await isInPhotos(content, path))))) {
    throw new HttpError(400, photoWords.badFolder);
  }
  return path;
}

/**
 * An ASCII file name for an upload, without extension.
 * @param without the name to use if the original has no usable letter
 */
export function photoSlug(name: string, without = 'photo'): string {
  const base = name.replace(/^.*[\\/]/, '').replace(/\.[^.]*$/, '');
  const plain = withoutDiacritics(base)
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return plain.slice(0, 60).replace(/-$/, '') || without;
}
