import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { writeFileAtomic } from '../../../lib/files.ts';
import { isPhotograph } from '../../../src/content/folder.ts';
import { listFiles } from '../../../src/content/load.ts';
import type { Photo } from '../../model/api.ts';
import { photoWords } from '../../serverWords.ts';
import { dataOf, readWords, versionOf } from '../documents/contentFiles.ts';
import { titleOf } from '../documents/titles.ts';
import type { Workspace } from '../history/workspace.ts';
import { HttpError } from '../http/httpError.ts';
import { photoFile, photosOf } from './folder.ts';

/** Cache key of a file, which changes with its content. */
async function stampOf(file: string): Promise<string> {
  const { mtimeMs, size } = await stat(file);
  return `${file}\n${mtimeMs}\n${size}`;
}

const readable = new Map<string, boolean>();

/** Whether the photograph can be decoded; the content check reports the others. */
async function isReadable(file: string): Promise<boolean> {
  const stamp = await stampOf(file);
  const known = readable.get(stamp);
  if (known !== undefined) return known;
  const decoded = sharp(file).resize(1).raw().toBuffer();
  const fresh = await decoded.then(() => true).catch(() => false);
  readable.set(stamp, fresh);
  return fresh;
}

/** The titles of the files that show each photograph. */
async function usersOf(content: string): Promise<Map<string, string[]>> {
  const users = new Map<string, string[]>();
  for (const { path, text } of await readWords(content)) {
    const title = titleOf(path, dataOf(text));
    for (const [, photo = ''] of text.matchAll(/\bphoto:\s*["']?([\w/-]+\.\w+)/g)) {
      users.set(photo, [...new Set([...(users.get(photo) ?? []), title])]);
    }
  }
  return users;
}

/** All photographs, with the files that show them. */
export async function listPhotos({ content }: Workspace): Promise<Photo[]> {
  const users = await usersOf(content);
  const photos = (await listFiles(photosOf(content))).filter(isPhotograph);
  const found: Photo[] = [];
  for (const photo of photos) {
    if (await isReadable(join(photosOf(content), photo))) {
      found.push({ photo, usedIn: users.get(photo) ?? [] });
    }
  }
  return found;
}

const WIDTHS = [160, 320, 480, 800, 1200];

/** A thumbnail of a photograph, cached in the workspace. */
export async function smallPhoto(workspace: Workspace, photo: string, wanted: number) {
  const file = await photoFile(workspace.content, photo);
  const width = WIDTHS.find((one) => one >= wanted) ?? 1200;
  const tag = versionOf(`${await stampOf(file)}\n${width}`);
  const place = join(workspace.folder, 'small', `${tag}.webp`);
  const known = await readFile(place).catch(() => undefined);
  if (known) return { bytes: known, tag };
  const bytes = await sharp(file)
    .autoOrient()
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: 78 })
    .toBuffer()
    .catch(() => {
      // The content check reports the file.
      throw new HttpError(415, photoWords.damaged);
    });
  await writeFileAtomic(place, bytes);
  return { bytes, tag };
}
