import * as z from 'zod';
import { DRAWING } from './photographs.ts';

const wrong = 'Name an .svg or .png file in the folder photos, such as logo.svg.';

/** A drawing in place of the flower and the name; left out, these two stand. */
export const logo = z.string(wrong).regex(DRAWING, wrong).meta({
  title: 'Logo',
  description:
    'A pale drawing on transparent ground, SVG or PNG. Without it the name stands there beside a flower.',
  'x-field': 'logo',
});
