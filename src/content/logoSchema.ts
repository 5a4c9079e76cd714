import * as z from 'zod';
import { DRAWING } from './photographs.ts';

const wrong = 'Name an .svg or .png file in the folder photos, such as logo.svg.';

/** A drawing in place of the flower and the name; left out, these two stand. */
export const logo = z.string(wrong).regex(DRAWING, wrong).meta({
  title: 'Logo',
  description:
    'A drawing for dark ground, .svg or .png, in the folder photos. Without it the name stands there beside a flower.',
});
