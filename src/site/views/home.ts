import type { PictureProps } from '../../components/controls/Picture.tsx';
import type { RoomWithRoute } from '../../content/queries.ts';
import type { Testimonial } from '../../content/schema/lists.ts';
import type { HeroPicture } from '../../content/schema/pages.ts';
import { pictureLayouts } from '../../images/layouts.ts';
import { preparePicture, preparePictures } from '../../images/pictures.ts';
import { scrimFor } from '../../images/scrim.ts';
import { roomLink } from './roomLinks.ts';

/**
 * The hero's photographs, each with the opacity of the scrim that text on its left needs. If one is for
 * the night, an inline script decides which loads first (`night.head.ts`).
 */
export async function prepareHero(pictures: readonly HeroPicture[]) {
  const waits = pictures.some(({ night }) => night) && { loading: 'lazy' as const };
  const prepared = await preparePictures(pictures, 'hero', { firstPriority: true });
  return Promise.all(
    pictures.map(async (picture, index) => ({
      ...(prepared[index] as PictureProps),
      ...waits,
      night: picture.night ?? false,
      scrim: await scrimFor(picture, pictureLayouts.hero.aspect),
    })),
  );
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
