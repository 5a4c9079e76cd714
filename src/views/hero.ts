import type { Picture } from '../content/schemas.ts';
import { preparePictures } from '../pictures/pictures.ts';
import { veilFor } from '../pictures/veil.ts';

/** The hero's photographs, each with the veil that words on its left need. */
export async function prepareHero(pictures: readonly Picture[]) {
  const prepared = await preparePictures(pictures, 'hero', { firstPriority: true });
  const veils = await Promise.all(pictures.map(({ photo }) => veilFor(photo)));
  return prepared.map((picture, index) => ({ ...picture, veil: veils[index] ?? 'deep' }));
}
