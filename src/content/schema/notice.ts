import * as z from 'zod';
import { banner, paragraphs, picture, pictureMeta, text } from './parts.ts';

const LONGEST = 80;

const day = (which: string) => z.iso.date(`Choose the ${which} day, such as 2026-12-05.`);

const line = z
  .strictObject({
    text: text('the line, such as "Lift under repair until 5 December"').max(
      LONGEST,
      `Keep the line to ${LONGEST} letters; what is longer goes on the page of the notice.`,
    ),
    from: day('first').meta({
      title: 'First day',
      description: 'Guests see the line from this day on, by the inn’s clock.',
    }),
    until: day('last').meta({
      title: 'Last day',
      description: 'Guests still see it on this day, and no longer on the next.',
    }),
  })
  .refine(({ from, until }) => from <= until, {
    path: ['until'],
    error: 'Choose a last day that is not before the first.',
  })
  .meta({ title: 'Line' });

/** content/notice.yaml: lines on every page, each on its days alone. */
export const notice = z
  .strictObject({
    lines: z
      .array(line)
      .max(2, 'Keep two lines at most: they stand above every page.')
      .meta({ title: 'Lines', description: 'One or two.' }),
  })
  .meta({
    title: 'Notice',
    description:
      'Lines above every page, on their days only. Publish once: they appear and go by themselves.',
  });

/** content/pages/notice.yaml: what the lines lead to. */
export const noticePage = z
  .strictObject({
    ...banner,
    paragraphs: paragraphs('the notice'),
    picture: picture.optional().meta(pictureMeta),
  })
  .meta({
    title: 'Page of the notice',
    description: 'Opens when a guest taps the notice. Leave it out if the lines say enough.',
  });

export type NoticeLine = z.infer<typeof line>;
