import * as z from 'zod';

const wrong = 'Name an .svg or .png file in the folder photos, such as logo.svg.';

/** A drawing in place of the flower and the name; left out, these two stand. */
export const logo = z
  .string(wrong)
  .regex(/^[\w/-]+\.(?:svg|png)$/i, wrong)
  .meta({
    title: 'Logo',
    description:
      'A drawing for dark ground, .svg or .png, in the folder photos. Without it the name stands there beside a flower.',
  });
