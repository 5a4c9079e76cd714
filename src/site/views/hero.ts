import type { Picture } from '../../content/schemas.ts';
import { preparePictures } from '../../images/pictures.ts';
import { veilFor } from '../../images/scrim.ts';

/** The hero's photographs, each with the veil that words on its left need. */
export async function prepareHero(pictures: readonly Picture[]) {
  const prepared = await preparePictures(pictures, 'hero', { firstPriority: true });
  const veils = await Promise.all(pictures.map(({ photo }) => veilFor(photo)));
  return prepared.map((picture, index) => ({ ...picture, veil: veils[index] ?? 'deep' }));
}
