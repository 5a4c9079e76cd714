import type { RoomWithRoute } from '../../content/queries.ts';
import type { Testimonial } from '../../content/schemas.ts';
import { preparePicture } from '../../images/pictures.ts';
import { roomLink } from './roomLinks.ts';

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
