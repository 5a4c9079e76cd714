import * as z from 'zod';

const wrong = 'Write the colour as six digits behind a #, in quotes, such as "#1f3d2f".';

const colour = (title: string, description: string) =>
  z
    .string(wrong)
    .regex(/^#[\da-f]{6}$/i, wrong)
    .optional()
    .meta({ title, description, format: 'color' });

/** The inn's own colours; what is left out stays as the site comes. */
export const colours = z
  .strictObject({
    ground: colour('Ground', 'A pale colour: what words stand on.'),
    ink: colour('Ink', 'A dark colour: headings and the dark bands; the text is a darker one.'),
    accent: colour('Accent', 'Links, lines and ornaments.'),
    call: colour('Getting in touch', 'The buttons to book, to ask and to send.'),
  })
  .meta({
    title: 'Colours',
    description:
      'The inn’s own colours. Whether they can be read on one another is checked at once.',
  });
