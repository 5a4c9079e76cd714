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
import { warningsOn } from './measure.ts';

type Measured = Pick<Photo, 'width' | 'height' | 'warnings'>;
const measured = new Map<string, Measured>();

/** Cache key of a file, which changes with its content. */
async function stampOf(file: string): Promise<string> {
  const { mtimeMs, size } = await stat(file);
  return `${file}\n${mtimeMs}\n${size}`;
}

async function measure(file: string): Promise<Measured | undefined> {
  const stamp = await stampOf(file);
  const known = measured.get(stamp);
  if (known) return known;
  try {
    const { width, height } = (await sharp(file).metadata()).autoOrient;
    const fresh = { width, height, warnings: await warningsOn(file, width) };
    measured.set(stamp, fresh);
    return fresh;
  } catch {
    // The content check reports the file.
    return undefined;
  }
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

/** All photographs, with the files that show them and hints about their quality. */
export async function listPhotos({ content }: Workspace): Promise<Photo[]> {
  const users = await usersOf(content);
  const photos = (await listFiles(photosOf(content))).filter(isPhotograph);
  const found: Photo[] = [];
  for (const photo of photos) {
    const figures = await measure(join(photosOf(content), photo));
    if (figures) found.push({ photo, usedIn: users.get(photo) ?? [], ...figures });
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
