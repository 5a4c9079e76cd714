import type { Testimonial } from '../content/schemas.ts';
import { preparePicture } from '../pictures/pictures.ts';

/** A guest's words as the carousel shows them, with an ornament of 60 px beside the name. */
export async function testimonialView({ name, profession, review, picture }: Testimonial) {
  const ornament = await preparePicture({ ...picture, alt: '' }, 'thumb');
  return { name, city: profession, review, picture: ornament };
}
