import * as z from 'zod';
import { kinds, MOST_METRES, walls } from '../../floor-plan/plan.ts';

/** The floor plan in a room's file. */

const metres = (what: string) => {
  const fix = `Enter ${what} in metres as a number, such as 1.2, without a unit.`;
  return z
    .number(fix)
    .min(0, `Enter ${what} in metres as a number from 0.`)
    .max(
      MOST_METRES,
      `Enter ${what} in metres, not in feet or centimetres: at most ${MOST_METRES}.`,
    );
};

const piece = z
  .strictObject({
    kind: z.enum(kinds, { error: `Choose one of: ${kinds.join(', ')}.` }).meta({ title: 'What' }),
    wall: z.enum(walls, { error: `Choose one of: ${walls.join(', ')}.` }).meta({
      title: 'Wall',
      description: 'Where it stands in the drawing; of a fan, the wall to measure from.',
    }),
    from: metres('the distance from the end of its wall').meta({
      title: 'From the end of the wall',
      description: 'Metres from its left end, or from its top end if the wall is at the side.',
    }),
    width: metres('its width')
      .positive('Enter a width above 0, or leave it empty.')
      .optional()
      .meta({
        title: 'Width',
        description: 'Metres along the wall; left empty, the usual width.',
      }),
    depth: metres('its depth')
      .positive('Enter a depth above 0, or leave it empty.')
      .optional()
      .meta({
        title: 'Depth',
        description:
          'Metres from the wall into the room (for a bath, outwards); left empty, the usual depth.',
      }),
    away: metres('the distance from its wall').optional().meta({
      title: 'Away from the wall',
      description: 'Metres between it and the wall; left empty, it stands at the wall.',
    }),
  })
  .meta({ title: 'Piece' });

const side = (what: string) =>
  metres(what).positive(`Enter ${what} in metres as a number above 0.`);

export const plan = z
  .strictObject({
    width: side('the room’s width').meta({
      title: 'Width of the room',
      description: 'Metres from wall to wall, left to right, without the bathroom.',
    }),
    depth: side('the room’s depth').meta({
      title: 'Depth of the room',
      description: 'Metres from wall to wall, top to bottom, without the bathroom.',
    }),
    pieces: z
      .array(piece, 'List what stands in the room: begin each with  - kind:')
      .min(1, 'Draw at least the door and a bed.')
      .meta({ title: 'What stands in it' }),
  })
  .meta({
    title: 'Floor plan',
    description:
      'The room from above, in metres, drawn beside its facts. Best with its door at the bottom.',
    'x-field': 'floor-plan',
  });
