import * as z from 'zod';
import { hoursOf, isDuring } from '../../site/hours.ts';
import { point } from './map.ts';
import { line, TWO_TIMES, text, timeOfDay } from './parts.ts';

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

const nearbyPlace = z
  .strictObject({
    category: text('the kind of place').meta({
      title: 'Kind of place',
      description: 'The heading it stands under: one of the categories.',
      'x-choices': 'categories',
    }),
    name: line('the name of the place'),
    distance: z
      .number('Enter the distance in kilometres, such as 4.5.')
      .positive()
      .meta({ title: 'Kilometres' }),
    time: z
      .int('Enter the minutes by road as a whole number.')
      .positive()
      .meta({ title: 'Minutes by road' }),
    gate: text('which gate to ask for').optional().meta({
      title: 'Gate',
      description: 'Which gate or entrance to ask for, such as at a hospital.',
    }),
    fare: z
      .int('Enter whole rupees, digits only, such as 120, or leave it empty.')
      .positive('Enter the fare as a number above 0, or leave it empty.')
      .optional()
      .meta({ title: 'Fare by auto, in rupees', description: 'Roughly; the site says “about”.' }),
    onFoot: z
      .boolean('Choose yes or no.')
      .optional()
      .meta({ title: 'On foot', description: 'The minutes are those of a walk, at any hour.' }),
    at: point.optional().meta({
      title: 'Where it is',
      description:
        'Latitude, longitude. The drawn map then shows the way there as far as it reaches.',
    }),
    search: text('the words that find the place in a maps search')
      .meta({ 'x-text': false })
      .optional(),
  })
  .meta({ title: 'Place' });

const hours = {
  from: timeOfDay.meta({ title: 'From' }),
  until: timeOfDay.meta({ title: 'Until' }),
};

const rushHours = z
  .strictObject({
    ...hours,
    longer: z
      .int('Enter whole per cent, digits only: 50 if a ride takes half as long again.')
      .positive('Enter per cent as a number above 0.')
      .max(400, 'Enter per cent, such as 50 if a ride takes half as long again.')
      .meta({ title: 'Longer, per cent', description: '50 if a ride takes half as long again.' }),
  })
  .meta({ title: 'Rush hour' });

const leavingNote = z
  .strictObject({
    ...hours,
    says: text('what you say to whoever leaves then, such as “tea at the desk from five”').meta({
      title: 'What is said',
      description:
        'It ends the sentence “Leave at 5:30 am; …”, so write it small and without a full stop.',
    }),
  })
  .meta({ title: 'Sentence' });

const nearbyFile = z.strictObject({
  checkedOn: z.iso
    .date('Choose the day on which the distances were last checked.')
    .optional()
    .meta({
      title: 'Distances measured on',
      description: 'The day on which somebody measured; shown nowhere while it is empty.',
    }),
  categories: z
    .array(line('the heading of some places'))
    .min(1, 'Name at least one category, or leave the list out.')
    .refine(isDistinct, 'Name each category once.')
    .optional()
    .meta({
      title: 'Categories',
      description: `The headings of the table, from top to bottom. Left empty, they are ${placeCategories.join(', ')}.`,
    }),
  rush: z.array(rushHours).optional().meta({
    title: 'Rush hours',
    description: 'When rides take longer. “Where must you be, and when?” counts them in.',
  }),
  leavingNotes: z.array(leavingNote).optional().meta({
    title: 'Said to whoever leaves',
    description: 'By the hour at which they leave: after “Leave at …”.',
  }),
  places: z.array(nearbyPlace).meta({ title: 'Places' }),
});

/** The error in the hours of one entry, such as an overlap with an earlier one; undefined if none. */
function hoursError(list: readonly { from: string; until: string }[], index: number) {
  const hours = list.slice(0, index + 1).map(hoursOf);
  const own = hours.pop();
  if (!own) return undefined;
  if (own.from === own.until) return TWO_TIMES;
  const met = hours.findIndex((one) => isDuring(own.from, one) || isDuring(one.from, own));
  if (met === -1) return undefined;
  return `These hours are partly those of entry ${met + 1}: let one end where the other begins.`;
}

/**
 * Each place's category must be one of `categories`, so that a misspelling creates no new heading. No two
 * entries of `rush` may overlap, nor two of `leavingNotes`.
 */
export const nearby = nearbyFile.superRefine(
  ({ categories = placeCategories, places, rush = [], leavingNotes = [] }, context) => {
    for (const [field, list] of Object.entries({ rush, leavingNotes })) {
      for (const index of list.keys()) {
        const message = hoursError(list, index);
        if (message) context.addIssue({ code: 'custom', path: [field, index, 'from'], message });
      }
    }
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
