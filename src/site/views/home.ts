import type { RoomWithRoute } from '../../content/queries.ts';
import type { Picture } from '../../content/schemaParts.ts';
import type { Testimonial } from '../../content/schemas.ts';
import { preparePicture, preparePictures } from '../../images/pictures.ts';
import { scrimFor } from '../../images/scrim.ts';
import { roomLink } from './roomLinks.ts';

/** The hero's photographs, each with the scrim that text on its left needs. */
export async function prepareHero(pictures: readonly Picture[]) {
  const prepared = await preparePictures(pictures, 'hero', { firstPriority: true });
  const scrims = await Promise.all(pictures.map(({ photo }) => scrimFor(photo)));
  return prepared.map((picture, index) => ({ ...picture, scrim: scrims[index] ?? 'deep' }));
}

/** A review as the carousel shows it; the picture is decorative. */
export async function testimonialView(
  { name, profession, review, picture, room }: Testimonial,
  rooms: readonly RoomWithRoute[],
) {
  const stay = rooms.find(({ id }) => id === room);
  return {
    ...{ name, city: profession, review },
    picture: await preparePicture({ ...picture, alt: '' }, 'keepsake'),
    ...(stay && { room: roomLink(stay) }),
  };
}
