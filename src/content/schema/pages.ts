import * as z from 'zod';
import { facility } from './lists.ts';
import {
  ALL,
  banner,
  hidingObject,
  line,
  mayHide,
  pageHead,
  paragraphs,
  picture,
  pictureMeta,
  text,
} from './parts.ts';

/** The schemas of files in content/pages; short ones are in src/content/pages.ts, with the list of pages. */

const aboutBlock = z
  .strictObject({
    heading: line('the heading'),
    paragraphs: paragraphs('the about text'),
    pictures: z
      .tuple([picture, picture], { error: 'Choose two photographs.' })
      .meta({ title: 'Photographs' }),
  })
  .meta({ title: 'About the inn' });

/** Texts for each way of mailing enquiries; a build shows those of the way that it uses. */
const eachWay = <Words extends z.ZodType>(words: Words) => ({
  ownService: words.meta({
    title: 'If a mailbox sends the enquiries',
    description:
      'Shown while the mailbox under “Going live” sends them. [days] is how long they are stored.',
  }),
  emailjs: words.meta({
    title: 'If EmailJS sends the enquiries',
    description: 'Shown while EmailJS sends them.',
  }),
});

const privacySection = z
  .strictObject({
    heading: line('the heading of the section'),
    paragraphs: paragraphs('the section')
      .optional()
      .meta({ title: 'Paragraphs', description: 'True whichever way the enquiries are sent.' }),
    ...eachWay(paragraphs('what is true of this way of mailing').optional()),
  })
  .refine(
    ({ paragraphs, ownService, emailjs }) => paragraphs || (ownService && emailjs),
    'Fill in the paragraphs, or the texts for both ways of sending.',
  )
  .meta({ title: 'Section' });

const heroPicture = picture
  .extend({
    night: z.boolean('Choose yes or no.').optional().meta({
      title: 'For the night',
      description:
        'Shown first from eleven at night to five in the morning, by the inn’s clock. One photograph at most.',
    }),
  })
  .meta(pictureMeta);

export type HeroPicture = z.infer<typeof heroPicture>;

const isOneForTheNight = (pictures: HeroPicture[]) =>
  pictures.filter(({ night }) => night).length <= 1;

export const home = hidingObject(
  {
    ...pageHead,
    hero: z
      .strictObject({
        headline: line('the headline'),
        intro: text('a sentence below the headline'),
        pictures: z
          .array(heroPicture)
          .min(1, 'Choose at least one photograph.')
          .max(8, 'Choose eight photographs at most: nobody waits for a ninth.')
          .refine(
            isOneForTheNight,
            'Mark only one photograph for the night: only one can come first.',
          )
          .meta({ title: 'Photographs', description: 'One to eight; the first is seen first.' }),
      })
      .meta({ title: 'First screen' }),
    letter: mayHide(
      z
        .strictObject({
          hour: text('when the letter was written, such as "a little after ten"'),
          signature: line('by whom, such as "– the night desk"'),
        })
        .meta({
          title: 'Letter',
          description:
            'Shows the text about the inn as a letter, with the hour it was written and who signs it.',
        }),
    ),
    about: mayHide(aboutBlock),
    counters: mayHide(z.strictObject({ heading: line('the heading') }).meta({ title: 'Counters' })),
    rooms: mayHide(z.strictObject(banner).meta({ title: 'Rooms' })),
    promo: mayHide(
      z
        .strictObject({ sentence: text('the sentence'), picture })
        .meta({ title: 'Wide photograph' }),
    ),
    nearby: mayHide(z.strictObject(banner).meta({ title: 'Nearby places' })),
    facilities: mayHide(z.strictObject({ ...banner, picture }).meta({ title: 'Facilities' })),
    contact: mayHide(z.strictObject(banner).meta({ title: 'Contact' })),
    testimonials: mayHide(z.strictObject(banner).meta({ title: 'Guests’ words' })),
  },
  { leaving: '“Where must you be, and when?” among the places nearby' },
);

export const about = hidingObject(
  {
    ...pageHead,
    ...banner,
    banner: mayHide(picture.meta({ title: 'Photograph at the top' })),
    about: mayHide(aboutBlock),
    arch: mayHide(picture.meta({ title: 'Photograph below an arch' })),
    whyChooseUs: mayHide(
      z
        .strictObject({
          heading: line('the heading'),
          items: z
            .array(facility)
            .min(2, 'Enter at least two reasons.')
            .max(6, 'Enter six reasons at most: who reads on has made up their mind.')
            .meta({ title: 'Reasons', description: 'Two to six.' }),
        })
        .meta({ title: 'Why choose us' }),
    ),
    services: mayHide(
      z
        .strictObject({
          ...banner,
          items: z
            .array(z.strictObject({ ...facility.shape, picture: picture.optional() }))
            .min(2, 'Enter at least two services.')
            .max(8, 'Enter eight services at most; the facilities page takes any number.')
            .meta({
              title: 'Services',
              description: 'Two to eight, with a photograph each or without.',
            }),
        })
        .meta({ title: 'Services' }),
    ),
    closing: mayHide(text('the sentence beside Explore More')),
  },
  { [ALL]: 'The whole page' },
);

export const contact = hidingObject({
  ...pageHead,
  ...banner,
  picture: mayHide(
    picture.meta({
      ...pictureMeta,
      description: 'Beside the form, and when somebody shares the page.',
    }),
  ),
  ways: z.strictObject(banner).meta({ title: 'Ways to reach the inn' }),
  map: mayHide(
    z
      .strictObject({ ...banner, arriving: paragraphs('how to find the inn') })
      .meta({ title: 'Map' }),
  ),
});

export const rooms = hidingObject(
  {
    ...pageHead,
    ...banner,
    /** Opens a guest's WhatsApp message or e-mail about a room; [room] stands for its name. */
    whatsappText: text('the first words of a message about a room'),
    others: mayHide(line('the heading above the other rooms')),
  },
  { finder: 'The two questions that find a room', table: 'The table that compares the rooms' },
);

export const privacy = hidingObject({
  ...pageHead,
  ...banner,
  picture: mayHide(
    picture.meta({
      ...pictureMeta,
      description: 'Beside the heading, and when somebody shares the page.',
    }),
  ),
  beside: z.strictObject(eachWay(text('two sentences on what becomes of an enquiry'))).meta({
    title: 'Beside each form',
    description: 'Two sentences; a link to the page follows.',
  }),
  sections: z
    .array(privacySection)
    .min(1, 'Keep at least one section.')
    .meta({ title: 'Sections' }),
});

/** A page that reports a status: a heading, a sentence and a photograph. */
const statusPage = { ...pageHead, ...banner, picture: mayHide(picture) };

export const status = hidingObject(statusPage);

export const sent = hidingObject({
  ...statusPage,
  acknowledgement: mayHide(
    z
      .strictObject({
        subject: line('the subject of the e-mail').meta({ title: 'Subject' }),
        paragraphs: paragraphs('the e-mail').meta({ title: 'Paragraphs' }),
      })
      .meta({
        title: 'E-mail to the guest',
        description: 'Sent if you tell guests so under “Going live”, The mailbox.',
      }),
  ),
  kolam: z.boolean('Choose yes or no.').default(false).meta({
    title: 'Kolam',
    description: 'Draws a kolam, as on a South Indian doorstep, once a message has been sent.',
  }),
});
