import { preparePicture } from './pictures.ts';
import type { Testimonial } from './schemas.ts';

/**
 * A guest's words as the carousel shows them. The picture beside the name is an ornament of 60 px:
 * to be told what it shows before every name would only be in the way.
 */
export async function testimonialView({ name, profession, review, picture }: Testimonial) {
  const ornament = { ...(await preparePicture(picture, 'thumb')), alt: '' };
  return { name, city: profession, review, picture: ornament };
}
