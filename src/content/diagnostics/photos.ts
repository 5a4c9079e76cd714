import { join } from 'node:path';
import { isPhotograph, LEAST_WIDTH } from '../folder.ts';
import { leavesOf } from '../leaves.ts';
import type { ContentFile } from '../load.ts';
import { type BadPhoto, decodePhotos } from './decodePhotos.ts';
import { at, type Diagnostic, error, nearest, quoted, warning } from './diagnostic.ts';

const folder = 'photos/';

const bad: Record<BadPhoto, readonly [message: string, fix: string]> = {
  heic: [
    'This is an iPhone’s HEIC photo, whatever its name says, and browsers cannot show it.',
    'Export it as JPEG and choose that in its place. On the iPhone, Settings → Camera → Formats → Most Compatible takes JPEG from then on.',
  ],
  otherFormat: [
    'This is neither JPEG nor PNG nor WebP, whatever its name says.',
    'Export it as JPEG and choose that in its place.',
  ],
  cutOff: [
    'The photo is damaged or cut off: only a part of it can be read.',
    'Copy it once more from the camera or phone, and choose that in its place.',
  ],
  unreadable: [
    'This cannot be opened as a photo.',
    'Save the photo again as JPEG and choose that in its place.',
  ],
};

/** Photographs that a build cannot read, and those that are too small. */
async function fileDiagnostics(root: string, photos: readonly string[]): Promise<Diagnostic[]> {
  const fileOf = (photo: string) => join(root, folder, photo);
  const decoded = await decodePhotos(photos.map(fileOf));
  return photos.flatMap((photo) => {
    const result = decoded.get(fileOf(photo)) ?? { kind: 'unreadable' };
    const place = { file: folder + photo };
    if (result.kind !== 'photo') return error(place, ...bad[result.kind]);
    if (result.width >= LEAST_WIDTH) return [];
    return warning(
      place,
      `The photo is ${result.width} pixels wide and will look soft.`,
      `Choose one that is at least ${LEAST_WIDTH} pixels wide, straight from the camera.`,
    );
  });
}

/** The photo with the same name in another folder, else a similar spelling, else the most similar one. */
function likelyPhoto(wanted: string, photos: string[]): string | undefined {
  const base = (path: string) => path.slice(path.lastIndexOf('/') + 1);
  return (
    photos.find((photo) => base(photo) === base(wanted)) ??
    nearest(wanted, photos) ??
    nearest(wanted, photos, Number.POSITIVE_INFINITY)
  );
}

/**
 * Photographs that are missing, unused, too small, or unreadable.
 * @param shown the photo folder's name in messages
 * @param archived the text of the archived rooms, which still need their photographs
 */
export async function photoDiagnostics(
  root: string,
  paths: readonly string[],
  contents: readonly ContentFile[],
  shown: string,
  archived = '',
): Promise<Diagnostic[]> {
  const leaves = leavesOf(contents);
  const photos = paths
    .filter((path) => path.startsWith(folder))
    .map((path) => path.slice(folder.length))
    // The logo is a drawing, and has a check of its own.
    .filter((photo) => !leaves.some(({ kind, value }) => kind === 'logo' && value === photo));
  const missing = leaves.flatMap(({ content, pointer, kind, value: photo }) => {
    if (kind !== 'photo' || typeof photo !== 'string' || photos.includes(photo)) return [];
    const likely = likelyPhoto(photo, photos);
    return error(
      at(content, pointer),
      `The photograph ${quoted(photo)} is not there any more.`,
      likely
        ? `Did you mean ${quoted(likely)}? Otherwise choose another photograph.`
        : 'Choose another photograph.',
      `In the file: put the photo into ${shown}.`,
    );
  });
  // Check all photos, not only those in use: the build imports the whole folder.
  const files = await fileDiagnostics(root, photos.filter(isPhotograph));
  // A content file that cannot be parsed may use photos that seem unused.
  const allRead = contents.every(({ data }) => data !== undefined);
  // Includes the values of unknown fields, whose names may be misspelt.
  const used = new Set(leaves.map(({ value }) => value));
  const unused = photos
    .filter((photo) => allRead && !used.has(photo) && !archived.includes(photo))
    .map((photo) => ({
      ...warning(
        { file: folder + photo },
        'No page shows this photo.',
        'Show it in a room or in the gallery, or delete it.',
      ),
      isUnused: true,
    }));
  return [...missing, ...files, ...unused];
}
