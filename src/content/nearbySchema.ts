import * as z from 'zod';
import { text } from './schemaParts.ts';

const isDistinct = (list: readonly string[]) => new Set(list).size === list.length;

/** The specification's categories, in the order they are shown; an inn may have its own. */
export const placeCategories: string[] = [
  'Airport',
  'Metro',
  'Railway',
  'Buses',
  'Hospital',
  'Others',
];

export const nearbyPlace = z.strictObject({
  category: text('the kind of place').meta({
    title: 'Kind of place',
    description: 'The heading it stands under: one of the categories.',
    'x-choices': 'categories',
  }),
  name: text('the name of the place'),
  distance: z
    .number('Give the distance in kilometres, such as 4.5.')
    .positive()
    .meta({ title: 'Kilometres' }),
  time: z
    .int('Give the minutes by road as a whole number.')
    .positive()
    .meta({ title: 'Minutes by road' }),
  gate: text('which gate to ask for').optional().meta({
    title: 'Gate',
    description: 'Which gate or entrance to ask for, such as at a hospital.',
  }),
  fare: z
    .int('Give whole rupees, digits only, such as 120, or leave it out.')
    .positive('Give the fare as a number above 0, or leave it out.')
    .optional()
    .meta({ title: 'Fare by auto, in rupees', description: 'Roughly; the site says “about”.' }),
  search: text('the words that find the place in a maps search').optional(),
});

const nearbyFile = z.strictObject({
  checkedOn: z.iso
    .date('Write the day the distances were last checked, such as "2026-11-01", in quotes.')
    .optional()
    .meta({
      title: 'Distances measured on',
      description: 'The day on which somebody measured; shown nowhere while it is left out.',
    }),
  categories: z
    .array(text('the heading of some places'))
    .min(1, 'Name at least one category, or leave the list out.')
    .refine(isDistinct, 'Name each category once.')
    .optional()
    .meta({
      title: 'Categories',
      description: `The headings of the table, from top to bottom. Left out, they are ${placeCategories.join(', ')}.`,
    }),
  places: z.array(nearbyPlace).min(1, 'Name at least one place.').meta({ title: 'Places' }),
});

/** A place stands under one of the headings, so that a misspelling makes no heading of its own. */
export const nearby = nearbyFile.superRefine(
  ({ categories = placeCategories, places }, context) => {
    for (const [index, { category }] of places.entries()) {
      if (categories.includes(category)) continue;
      context.addIssue({
        code: 'invalid_value',
        values: [...categories],
        input: category,
        path: ['places', index, 'category'],
        message: `Choose one of: ${categories.join(', ')}.`,
      });
    }
  },
);

export type Nearby = z.infer<typeof nearby>;
