import * as z from 'zod';
import { paragraphs, picture, text } from './schemaParts.ts';
import { facility } from './schemas.ts';

/** What the files in content/pages may hold. */

/** Every page has a title for the browser's tab and a description for search engines. */
const page = {
  title: text('the title for the browser’s tab').max(65, 'Keep the title under 65 characters.'),
  description: text('the description for search engines')
    .min(50, 'Write at least 50 characters.')
    .max(160, 'Keep the description under 160 characters.'),
};
const banner = { heading: text('the heading'), intro: text('a sentence below the heading') };

const aboutBlock = z.strictObject({
  heading: text('the heading'),
  paragraphs: paragraphs('the about text'),
  pictures: z.tuple([picture, picture], { error: 'Give two photos.' }),
});

export const pages = {
  home: z.strictObject({
    ...page,
    hero: z.strictObject({
      headline: text('the headline'),
      intro: text('a sentence below the headline'),
      pictures: z.array(picture).length(4, 'Give four photos.'),
    }),
    letter: z
      .strictObject({
        hour: text('when the letter was written, such as "a little after ten"'),
        signature: text('by whom, such as "– the night desk"'),
      })
      .optional()
      .describe('Sets the about text as a letter: the hour behind city and pin code, and by whom.'),
    about: aboutBlock,
    counters: z.strictObject({ heading: text('the heading') }),
    rooms: z.strictObject(banner),
    promo: z.strictObject({ sentence: text('the sentence'), picture }),
    nearby: z.strictObject(banner),
    facilities: z.strictObject({ ...banner, picture }),
    contact: z.strictObject(banner),
    testimonials: z.strictObject(banner),
  }),
  about: z.strictObject({
    ...page,
    ...banner,
    banner: picture,
    about: aboutBlock,
    arch: picture,
    whyChooseUs: z.strictObject({
      heading: text('the heading'),
      items: z.array(facility).length(3, 'Keep the three features.'),
    }),
    services: z.strictObject({
      ...banner,
      items: z
        .array(z.strictObject({ ...facility.shape, picture: picture.optional() }))
        .length(4, 'Keep the four services.'),
    }),
    closing: text('the sentence beside Explore More'),
  }),
  contact: z.strictObject({
    ...page,
    ...banner,
    ways: z.strictObject(banner),
    map: z.strictObject({ ...banner, arriving: paragraphs('how to find the inn') }),
  }),
  gallery: z.strictObject({ ...page, ...banner, closing: text('a closing sentence') }),
  rooms: z.strictObject({
    ...page,
    ...banner,
    /** Said on WhatsApp when a guest asks about a room; [room] stands for its name. */
    whatsappText: text('the first words of a WhatsApp message'),
    others: text('the heading above the other rooms'),
  }),
  facilities: z.strictObject({
    ...page,
    ...banner,
    picture,
    groups: z
      .array(z.strictObject({ heading: text('the heading of the group'), picture }))
      .min(1, 'Keep at least one group.')
      .describe('From top to bottom; a facility names its group by this heading.'),
    closing: text('a closing sentence'),
  }),
  'not-found': z.strictObject({ ...page, ...banner, picture }),
  failure: z.strictObject({ ...page, ...banner, picture }),
  sent: z.strictObject({
    ...page,
    ...banner,
    picture,
    kolam: z
      .boolean('Write true or false.')
      .default(false)
      .describe('Draws a kolam, as on a South Indian doorstep, once a message has been sent.'),
  }),
  'not-sent': z.strictObject({ ...page, ...banner, picture }),
};

export type PageId = keyof typeof pages;
export type PageContent<Id extends PageId> = z.infer<(typeof pages)[Id]>;
