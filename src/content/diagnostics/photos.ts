import { join } from 'node:path';
import type { ContentFile } from '../load.ts';
import { isPhotograph } from '../photographs.ts';
import { innIn } from './contents.ts';
import type { Fault } from './diagnostic.ts';
import { photoFileFaults } from './photoFile.ts';
import { fieldWords, nearest, quoted, stepInto } from './wording.ts';

const folder = 'photos/';

interface Mention {
  content: ContentFile;
  path: (string | number)[];
  photo: string;
}

/** Every `photo:` line in a file, however deep. */
function mentions(content: ContentFile, value: unknown, path: Mention['path'] = []): Mention[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    return key === 'photo' && typeof inner === 'string'
      ? [{ content, path: here, photo: inner }]
      : mentions(content, inner, here);
  });
}

/** The same name in another folder, else the nearest spelling, else the nearest of all. */
function likelyPhoto(wanted: string, photos: string[]): string | undefined {
  const base = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  return (
    photos.find((photo) => base(photo) === base(wanted)) ??
    nearest(wanted, photos) ??
    nearest(wanted, photos, Number.POSITIVE_INFINITY)
  );
}

/**
 * Photos that are named and not there, there and not named, too small, or not photos.
 * @param aside the text of the rooms that are put aside, whose photos wait with them
 */
export async function photoFaults(
  dir: string,
  paths: string[],
  contents: ContentFile[],
  name: (path: string) => string,
  aside = '',
): Promise<Fault[]> {
  const inn = innIn(contents);
  const logo = stepInto(inn?.data, 'logo');
  const photos = paths
    .filter((path) => path.startsWith(folder))
    .map((path) => path.slice(folder.length))
    // It is a drawing, and has a check of its own.
    .filter((photo) => photo !== logo);
  const present = new Set(photos);
  const named = contents.flatMap((content) => mentions(content, content.data));
  const wanted = new Set(named.map(({ photo }) => photo));
  const absent = named
    .filter(({ photo }) => !present.has(photo))
    .map(({ content, path, photo }): Fault => {
      const likely = likelyPhoto(photo, photos);
      return {
        level: 'fault',
        file: content.file,
        line: content.lineOf(path),
        field: fieldWords(path, content.data),
        at: path,
        problem: `There is no photo ${quoted(photo)} in ${name('photos')}.`,
        mend: likely
          ? `Did you mean ${quoted(likely)}? Otherwise put the photo into that folder.`
          : 'Put the photo into that folder.',
      };
    });
  // All of them, not only those that are named: the build takes in the whole folder.
  const files = await photoFileFaults(join(dir, folder), photos.filter(isPhotograph), (photo) =>
    name(folder + photo),
  );
  // With a file unread, a photo that seems unused may be named in it.
  const allRead = contents.every(({ data }) => data !== undefined);
  const idle = photos.filter((photo) => allRead && !wanted.has(photo) && !aside.includes(photo));
  return [
    ...absent,
    ...files,
    ...idle.map(
      (photo): Fault => ({
        level: 'warning',
        file: name(folder + photo),
        problem: 'No page shows this photo.',
        mend: 'Name it in a room or in the gallery, or delete it.',
      }),
    ),
  ];
}
