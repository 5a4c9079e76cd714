import * as z from 'zod';
import { plan } from './floorPlan.ts';
import {
  hidingObject,
  icon,
  line,
  mayHide,
  paragraphs,
  picture,
  previousAddresses,
  text,
} from './parts.ts';

const amenity = z.strictObject({ icon, name: line('the amenity') }).meta({ title: 'Amenity' });

/** One room type; its file name is its address on the site. */
export const room = hidingObject({
  name: line('the name of the room type'),
  shortName: line('the name in two or three words')
    .optional()
    .describe(
      'For narrow lists, such as the foot of the pages; left empty, the name stands there.',
    ),
  beds: text('the beds, such as "2 single beds"'),
  bedCount: z.int('Enter the number of beds.').positive().meta({ title: 'Number of beds' }),
  sleeps: z.int('Enter how many guests sleep here.').positive().meta({ title: 'Sleeps' }),
  baths: z.int('Enter the number of bathrooms.').positive().meta({ title: 'Number of bathrooms' }),
  wifi: z.boolean('Choose yes or no.').meta({ title: 'Wi-Fi' }),
  climate: z
    .enum(['ac', 'non-ac'], { error: 'Choose with or without air conditioning.' })
    .meta({ title: 'Air conditioning' }),
  price: z
    .int('Enter whole rupees a night, digits only, such as 1500, or leave it empty.')
    .positive('Enter rupees a night as a number above 0, or leave it empty.')
    .optional()
    .meta({
      title: 'Price',
      description: 'Rupees a night; shown nowhere while it is empty.',
      'x-field': 'price',
    }),
  floorSpace: mayHide(
    z
      .number('Enter square metres as a number, such as 14, or leave it empty.')
      .positive('Enter square metres as a number above 0, or leave it empty.')
      .meta({
        title: 'Floor space',
        description:
          'Square metres of floor, without the bathroom; the site says square feet as well.',
      }),
  ),
  plan: mayHide(plan),
  different: mayHide(
    text('what sets this room apart, in a few words')
      .max(90, 'Keep what is different under 90 characters: it stands in a table.')
      .meta({
        title: 'What is different',
        description: 'What sets this room apart from the others, for the table that compares them.',
      }),
  ),
  summary: text('one or two sentences for the room card'),
  description: paragraphs('the room page'),
  amenities: z.array(amenity).min(4, 'Name at least four amenities.').meta({ title: 'Amenities' }),
  pictures: z
    .array(picture)
    .min(2, 'Show at least two photos of the room.')
    .meta({ title: 'Photographs', description: 'The first is on the room’s card.' }),
  order: z
    .int('Enter a whole number: 1 is shown first.')
    .positive()
    .meta({ title: 'Place among the rooms', description: '1 is shown first.' }),
  formerly: previousAddresses.meta({
    title: 'Earlier addresses',
    description: 'Addresses that the room had before; guests are led here.',
  }),
});

export type Room = z.infer<typeof room>;
