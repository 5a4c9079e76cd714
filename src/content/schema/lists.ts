import * as z from 'zod';
import { icon, line, picture, pictureMeta, text } from './parts.ts';

/** The schemas of the entries of the lists in content/. */

export const testimonial = z
  .strictObject({
    name: line('the name of the guest'),
    profession: text('the home city of the guest').describe('The guest’s home city.'),
    review: text('what the guest said').describe('20 to 25 words: a guest has three seconds.'),
    room: z
      .string('Choose a room.')
      .regex(/^[\w-]+$/, 'Choose a room.')
      .optional()
      .meta({
        title: 'Room',
        description: 'The room the guest stayed in; it leads there.',
        'x-text': false,
        'x-choices': 'rooms',
      }),
    /** Decorative, since the guest's name is next to it, so it has no alternative text. */
    picture: picture.omit({ alt: true }).meta(pictureMeta),
  })
  .meta({ title: 'Guest' });

export const galleryItem = z
  .strictObject({
    id: z.int('Enter a whole number that no other picture has.').nonnegative().meta({
      title: 'Number',
      description: 'Each picture has a number of its own.',
      'x-field': 'id',
    }),
    caption: line('a short caption'),
    shape: z
      .enum(['landscape', 'portrait', 'square'], { error: 'Choose wide, tall or square.' })
      .default('landscape')
      .meta({ title: 'Shape in the grid' }),
    picture,
  })
  .meta({ title: 'Picture' });

/** A facility of the facilities page, or a feature or service of the about page. */
export const facility = z.strictObject({
  serviceName: line('the name of the facility'),
  serviceDesc: text('a sentence of fact about the facility'),
  icon,
});

/** An entry of the facilities page. */
export const houseFacility = facility
  .extend({
    group: line('the heading of its group on the facilities page').meta({
      title: 'Group',
      description: 'The heading it stands under, one of the facilities page.',
      'x-choices': 'groups',
    }),
  })
  .meta({ title: 'Facility' });

export type Testimonial = z.infer<typeof testimonial>;
export type GalleryItem = z.infer<typeof galleryItem>;
export type Facility = z.infer<typeof facility>;
export type HouseFacility = z.infer<typeof houseFacility>;
