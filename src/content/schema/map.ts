import * as z from 'zod';
import { ALL, hidingObject, line, text } from './parts.ts';

/** The schema of content/map.yaml: the roads and places of the drawn map, as geographic coordinates. */

export const point = z
  .tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)], {
    error: 'Enter latitude, then longitude, such as 12.9, 77.63.',
  })
  .meta({
    title: 'Point',
    description: 'Latitude, longitude: a maps app shows them when you touch and hold the place.',
  });

const side = z
  .enum(['left', 'right', 'above', 'below'], { error: 'Choose left, right, above or below.' })
  .meta({
    title: 'Side of the name',
    description:
      'Where the name stands, seen from its place; elsewhere if a road or a name is in its way.',
  });

const road = z
  .strictObject({
    name: line('the name of the road').optional().describe('Left empty for small streets.'),
    kind: z
      .enum(['road', 'lane', 'railway', 'walk'], { error: 'Choose road, lane, railway or walk.' })
      .default('road')
      .meta({
        title: 'Kind',
        description:
          'A railway is named where the map is empty, a road along itself, a walk (dotted) below its middle.',
      }),
    points: z
      .array(point, { error: 'Enter the points of the road.' })
      .min(2, 'Enter at least two points: where it begins and where it ends.')
      .meta({ title: 'Points' }),
    nameAt: z
      .number('Enter a whole number from 0 to 100.')
      .min(0, 'Enter a number from 0 to 100.')
      .max(100, 'Enter a number from 0 to 100.')
      .default(50)
      .meta({
        title: 'Place of the name',
        description: 'About how far along the road its name stands, in per cent from the left.',
      }),
  })
  .meta({ title: 'Road' });

const place = z
  .strictObject({
    name: line('the name of the place').max(30, 'Keep the name under 30 characters.'),
    at: point,
    side: side.default('right'),
  })
  .meta({ title: 'Place' });

export const map = hidingObject(
  {
    alt: text('what the map tells, for people who cannot see it').meta({ 'x-field': 'alt' }),
    innSide: side.default('above').meta({
      title: 'Side of the inn’s name',
      description: 'Where the inn’s name stands, seen from its pin.',
    }),
    roads: z
      .array(road)
      .min(1, 'Draw at least one road, or take all of this off the site.')
      .meta({ title: 'Roads' }),
    places: z
      .array(place)
      .min(1, 'Name at least one place, or take all of this off the site.')
      .meta({ title: 'Places' }),
  },
  { [ALL]: 'The drawn map' },
);

export type MapContent = z.infer<typeof map>;
