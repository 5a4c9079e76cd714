import type { Picture } from '../../content/schemas.ts';
import { preparePictures } from '../../images/pictures.ts';
import { scrimFor } from '../../images/scrim.ts';

/** The hero's photographs, each with the scrim that text on its left needs. */
export async function prepareHero(pictures: readonly Picture[]) {
  const prepared = await preparePictures(pictures, 'hero', { firstPriority: true });
  const scrims = await Promise.all(pictures.map(({ photo }) => scrimFor(photo)));
  return prepared.map((picture, index) => ({ ...picture, scrim: scrims[index] ?? 'deep' }));
}
