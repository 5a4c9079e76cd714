import { join } from 'node:path';
import { type BadPhoto, decodePhotos } from './decodePhotos.ts';
import type { Fault } from './diagnostic.ts';

/** Below this, in pixels, a photo is soft across a phone held upright on today's screens. */
const LEAST_WIDTH = 1200;

const bad: Record<BadPhoto, { problem: string; mend: string }> = {
  heic: {
    problem: 'This is an iPhone’s HEIC photo, whatever its name says, and browsers cannot show it.',
    mend: 'Open it and export it as JPEG, then put that in its place. On the iPhone, Settings → Camera → Formats → Most Compatible takes JPEG from then on.',
  },
  otherFormat: {
    problem: 'The file is neither JPEG nor PNG nor WebP, whatever its name says.',
    mend: 'Open it and export it as JPEG, then put that in its place.',
  },
  cutOff: {
    problem: 'The photo is damaged or cut off: only a part of it can be read.',
    mend: 'Copy it once more from the camera or telephone, whole, and put it in the place of this one.',
  },
  unreadable: {
    problem: 'The file cannot be opened as a photo.',
    mend: 'Save the photo again as JPEG and put it in the place of this one.',
  },
};

/**
 * Photo files that a build would stumble over, and those that are too small.
 * @param folder the folder of photographs, an absolute path
 * @param photos their names below it
 * @param name what each is called to the innkeeper
 */
export async function photoFileFaults(
  folder: string,
  photos: readonly string[],
  name: (photo: string) => string,
): Promise<Fault[]> {
  const verdicts = await decodePhotos(photos.map((photo) => join(folder, photo)));
  return photos.flatMap((photo): Fault[] => {
    const verdict = verdicts.get(join(folder, photo)) ?? { kind: 'unreadable' };
    const file = name(photo);
    if (verdict.kind !== 'photo') return [{ level: 'fault', file, ...bad[verdict.kind] }];
    if (verdict.width >= LEAST_WIDTH) return [];
    return [
      {
        level: 'warning',
        file,
        problem: `The photo is ${verdict.width} pixels wide and will look soft.`,
        mend: `Take one that is at least ${LEAST_WIDTH} pixels wide, straight from the camera.`,
      },
    ];
  });
}
