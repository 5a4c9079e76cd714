import { preparePicture } from './pictures.ts';
import type { Testimonial } from './schemas.ts';

/** A guest's words as the carousel shows them. */
export async function testimonialView({ name, profession, review, picture }: Testimonial) {
  return { name, city: profession, review, picture: await preparePicture(picture, 'thumb') };
}
