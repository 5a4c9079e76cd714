import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { versionOf, writeFileAtomic } from '../../../lib/files.ts';
import { isPhotograph } from '../../../src/content/folder.ts';
import { listFiles } from '../../../src/content/load.ts';
import type { Photo } from '../../model/photos.ts';
import { photoWords } from '../../serverWords.ts';
import type { Workspace } from '../history/workspace.ts';
import { HttpError } from '../http/httpError.ts';
import { factsOf, stampOf } from './facts.ts';
import { photoFile, photosOf } from './folder.ts';
import { warningsOn } from './quality.ts';
import { photoUses } from './uses.ts';

/** All photographs, with the fields that name them. */
export async function listPhotos({ content }: Workspace): Promise<Photo[]> {
  const uses = await photoUses(content);
  const photos = (await listFiles(photosOf(content))).filter(isPhotograph);
  const found: Photo[] = [];
  for (const photo of photos) {
    const facts = await factsOf(join(photosOf(content), photo));
    if (facts) found.push({ photo, uses: uses.get(photo) ?? [], ...facts });
  }
  return found;
}

/** Hints about a photograph's quality. */
export async function photoWarnings({ content }: Workspace, photo: string): Promise<string[]> {
  const file = await photoFile(content, photo);
  const facts = await factsOf(file);
  if (!facts) throw new HttpError(415, photoWords.damaged);
  return warningsOn(await readFile(file), facts.width);
}

/** The folder with the thumbnails of all photographs. */
const cacheOf = (workspace: Workspace) => join(workspace.folder, 'small');

/** Removes all thumbnails, since their names do not tell which photographs are gone. */
export const forgetThumbnails = (workspace: Workspace) =>
  rm(cacheOf(workspace), { recursive: true, force: true });

const WIDTHS = [160, 320, 480, 800, 1200];

/**
 * A thumbnail, cached in the workspace.
 * @param file the photograph's absolute path
 */
export async function thumbnail(workspace: Workspace, file: string, wanted: number) {
  const width = WIDTHS.find((one) => one >= wanted) ?? 1200;
  const tag = versionOf(`${await stampOf(file)}\n${width}`);
  const place = join(cacheOf(workspace), `${tag}.webp`);
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
  // A full disk must not hide the photographs that could be deleted.
  await writeFileAtomic(place, bytes).catch(() => {});
  return { bytes, tag };
}

/** A thumbnail of a photograph. */
export const smallPhoto = async (workspace: Workspace, photo: string, wanted: number) =>
  thumbnail(workspace, await photoFile(workspace.content, photo), wanted);
