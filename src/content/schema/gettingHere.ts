import * as z from 'zod';
import { minutesOf } from '../../site/hours.ts';
import {
  ALL,
  hidingObject,
  line,
  pageHead,
  picture,
  TWO_TIMES,
  text,
  timeOfDay as time,
} from './parts.ts';

/** The schema of content/getting-here.yaml: the routes to the inn, and the card for a driver. */

/** Kinds of starting points, each with its own icon. */
const startKinds = ['Airport', 'Railway', 'Metro', 'Buses', 'Others'] as const;

const runs = z
  .strictObject({
    first: time.meta({ title: 'First' }),
    last: time.meta({ title: 'Last' }),
  })
  .refine(({ first, last }) => minutesOf(first) !== minutesOf(last), {
    error: TWO_TIMES,
    path: ['first'],
  })
  .optional()
  .meta({
    title: 'First and last train or bus',
    description: 'After the last one and before the first, the site says that none goes.',
  });

const way = z
  .strictObject({
    by: line('by which means, such as "Auto"').meta({ title: 'By' }),
    minutes: z
      .int('Enter the minutes as a whole number, such as 45.')
      .positive('Enter the minutes as a number above 0.')
      .meta({ title: 'Minutes', description: 'From there to your door; the site says “about”.' }),
    rupees: z
      .int('Enter whole rupees, digits only, such as 300, or leave it empty.')
      .nonnegative('Enter rupees as a number, 0 for what costs nothing, or leave it empty.')
      .optional()
      .meta({ title: 'Rupees', description: 'Roughly, for all who travel; 0 for a walk.' }),
    nightFare: z
      .int('Enter whole per cent, digits only, such as 50, or leave it empty.')
      .positive('Enter per cent as a number above 0, or leave it empty.')
      .optional()
      .meta({
        title: 'More by night, per cent',
        description: '50 for half as much again. Needs the hours of the night, above.',
      }),
    note: text('what else to know of this way').optional().meta({ title: 'Note' }),
    runs,
    last: text('a word on the last train or bus')
      .optional()
      .meta({ title: 'Last train or bus, in words' }),
  })
  .meta({ title: 'Way' });

const journey = z
  .strictObject({
    kind: z
      .enum(startKinds, { error: `Choose one of: ${startKinds.join(', ')}.` })
      .meta({ title: 'Kind of place' }),
    from: text('where the guest sets out').meta({ title: 'From' }),
    search: text('the words that find the place in a maps search').optional().meta({
      title: 'In a maps app',
      description: 'Left empty, the place’s name is asked for.',
      'x-text': false,
    }),
    runs,
    ways: z
      .array(way)
      .min(1, 'Tell at least one way from there, or delete the place.')
      .meta({ title: 'Ways from there' }),
  })
  .meta({ title: 'Place' });

const lines = (what: string) => z.array(text(`a line of ${what}`));
const shortName = 'Write the language’s short name, such as kn for Kannada or hi for Hindi.';

const driverWords = z
  .strictObject({
    language: z
      .string(shortName)
      .regex(/^[a-z]{2,3}$/, shortName)
      .meta({ title: 'Language', description: 'Its short name: kn Kannada, hi Hindi, ta Tamil.' }),
    please: text('“Please take me to this address”').meta({ title: 'The request' }),
    address: lines('the address')
      .min(1, 'Write the address in this language, a line each.')
      .meta({ title: 'The address', description: 'A line each; shown largest of all.' }),
    hints: lines('what helps the driver')
      .default([])
      .meta({ title: 'What helps the driver', description: 'A landmark; which road not to take.' }),
    call: text('“If you cannot find the way, call this number”').meta({
      title: 'Call us',
      description: 'Your telephone number stands below it.',
    }),
    say: text('how it is said, in Latin letters')
      .optional()
      .meta({ title: 'How to say it', description: 'In Latin letters, for a guest who says it.' }),
  })
  .meta({ title: 'Language' });

const gettingHereFile = hidingObject(
  {
    heading: line('the heading'),
    intro: text('a sentence below the heading'),
    nightHours: z
      .strictObject({
        from: time.meta({ title: 'From' }),
        until: time.meta({ title: 'Until' }),
      })
      .refine(({ from, until }) => minutesOf(from) !== minutesOf(until), {
        error: TWO_TIMES,
        path: ['from'],
      })
      .optional()
      .meta({
        title: 'Hours of the night',
        description: 'When autos and cabs cost more; a way says how much.',
      }),
    journeys: z
      .array(journey)
      .min(1, 'Tell the way from at least one place, or take all of this off the site.')
      .meta({ title: 'Ways to the inn' }),
    card: z
      .strictObject({
        ...pageHead,
        heading: line('the heading'),
        meaning: text('what the lines say, for the guest who holds them up').meta({
          title: 'What it says',
          description: 'In the guest’s language, so that they know what they hold up.',
        }),
        picture: picture.meta({
          title: 'Photo',
          description: 'Goes along when somebody shares the page.',
        }),
        languages: z
          .array(driverWords)
          .min(1, 'Write the words for the driver in at least one language.')
          .meta({ title: 'Languages', description: 'From top to bottom.', 'x-text': false }),
      })
      .meta({ title: 'The card for the driver' }),
  },
  { [ALL]: 'The ways to the inn, and the card for a driver' },
);

/** A night fare requires the hours of the night. */
export const gettingHere = gettingHereFile.superRefine(({ nightHours, journeys }, context) => {
  if (nightHours) return;
  for (const [index, { ways }] of journeys.entries()) {
    for (const [place, { nightFare }] of ways.entries()) {
      if (nightFare === undefined) continue;
      const path = ['journeys', index, 'ways', place, 'nightFare'];
      const message = 'Enter the hours of the night as well, above the ways to the inn.';
      context.addIssue({ code: 'custom', path, message });
    }
  }
});

export type GettingHere = z.infer<typeof gettingHere>;
