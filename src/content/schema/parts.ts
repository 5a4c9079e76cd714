import * as z from 'zod';
import { capital } from '../../../lib/text.ts';
import { iconNames, searchIcons } from '../../icons/names.ts';
import { nearest } from '../diagnostics/diagnostic.ts';
import { PHOTOGRAPH } from '../folder.ts';

/**
 * Building blocks of the schemas of content/. The innkeeper reads every message, so each says in plain
 * words what to write instead.
 */

/** Splits "the beds, such as …" into the label and the help of a form's field: "Beds", "Such as …." */
function said(what: string): { title: string; description?: string } {
  const [title = '', ...rest] = what.replace(/^(?:the|a) /, '').split(', ');
  const help = rest.length > 0 && { description: `${capital(rest.join(', '))}.` };
  return { title: capital(title), ...help };
}

/** Control characters, as copied from a PDF, and lone surrogates. */
const UNSEEN = /[^\P{Cc}\n\t]|\p{Cs}/u;

/** Characters that fit the pages' layout, by the kind of text; longer texts get a warning. */
const LENGTHS = { line: 100, text: 700 };

/** A sentence or name. Rejects text in {braces}, which somebody forgot to replace. */
export const text = (what: string, usual = LENGTHS.text) =>
  z
    .string({ error: `Enter ${what}.` })
    .trim()
    .min(1, `Enter ${what}.`)
    .refine((typed) => !/[{}]/.test(typed), `Replace the text in {braces} by ${what}.`)
    .refine(
      (typed) => !UNSEEN.test(typed),
      'There is an invisible character in it. Type these words instead of copying them.',
    )
    .meta({ ...said(what), 'x-length': usual });

/** A text of one line: a heading, a name, a label. */
export const line = (what: string) => text(what, LENGTHS.line);

export const paragraphs = (what: string) =>
  z
    .array(text(`a paragraph of ${what}`))
    .min(1, `Write at least one paragraph of ${what}.`)
    .meta(said(what));

/**
 * An optional section or fact that the owner may switch off: guests then do not see it, but its content
 * stays saved.
 */
export const mayHide = <Schema extends z.ZodType>(schema: Schema) =>
  schema.optional().meta({ 'x-hide': true });

/** In a `hidden` list: the whole file. */
export const ALL = 'all';

/** Whether a schema was made by `mayHide`. */
const isHideable = (schema: z.core.$ZodType) => z.globalRegistry.get(schema)?.['x-hide'] === true;

/**
 * A file whose parts may be switched off by their names: `hidden: [promo, counters]`.
 * @param more names of parts that have no field, with their labels in the editor
 */
export function hidingObject<Shape extends z.core.$ZodShape>(
  shape: Shape,
  more: Readonly<Record<string, string>> = {},
) {
  const parts = Object.keys(shape).filter((key) => shape[key] && isHideable(shape[key]));
  const names = [...parts, ...Object.keys(more)];
  const fix = `List parts of this file by their names: ${names.join(', ')}. Such as  hidden: [${names[0]}].`;
  const hidden = z
    .array(z.enum(names, { error: `Choose one of: ${names.join(', ')}.` }), fix)
    .optional()
    .meta({
      title: 'Not shown',
      description: 'What guests do not see, by its names. All of it stays saved.',
      'x-field': 'hidden',
      'x-parts': more,
    });
  return z.strictObject({ hidden, ...shape });
}

const aTime = 'Enter the time in hours and minutes, such as 22:30.';
export const timeOfDay = z.string(aTime).regex(/^(?:[01]?\d|2[0-3]):[0-5]\d$/, aTime);

/** The error for hours that end when they begin, which could mean no time or the whole day. */
export const TWO_TIMES = 'Write two different times: when these hours begin and when they end.';

const percent = z
  .number('Enter a whole number from 0 to 100.')
  .min(0, 'Enter a number from 0 to 100.')
  .max(100, 'Enter a number from 0 to 100.');

/** Metadata by which the editor recognises a photograph. Schemas derived from `picture` must repeat it. */
export const pictureMeta = { title: 'Photograph', 'x-field': 'picture' };

/** A photograph in content/photos, with its alternative text and focus point. */
export const picture = z
  .strictObject({
    photo: z.string('Choose a photograph.').regex(PHOTOGRAPH, 'Choose a photograph.').meta({
      title: 'Photograph',
      'x-field': 'photo',
    }),
    alt: text('what the photo shows, for people who cannot see it').meta({
      description: 'For people who cannot see the photo.',
      'x-field': 'alt',
    }),
    focus: z
      .tuple([percent, percent], {
        error: 'Tap what matters most in the photograph.',
      })
      .default([50, 50])
      .meta({
        title: 'What matters most in it',
        description:
          'Stays in view however the photograph is cropped: per cent from the left, per cent from the top.',
        'x-field': 'focus',
      }),
  })
  .meta(pictureMeta);

export type Picture = z.infer<typeof picture>;

const oldAddress = 'Enter an earlier address of the room, such as Deluxe_Double_Room.';
const previousAddress = z
  .string(oldAddress)
  .regex(/^\/?[a-z\d][\w-]*$/i, oldAddress)
  .meta({ title: 'Old address' });

/** Addresses that are redirected; a single one needs no list. */
export const previousAddresses = z
  .union([z.array(previousAddress, oldAddress), previousAddress], oldAddress)
  .optional();

/** Suggests icons by keyword and by similar spelling. */
function iconFix(typed: unknown): string {
  const word = String(typed ?? '');
  const meant = [
    nearest(word, iconNames, 2),
    ...(word.trim() ? searchIcons(word, 4).map(({ name }) => name) : []),
    nearest(word, iconNames),
  ].filter((name) => name !== undefined);
  const names = [...new Set(meant)].slice(0, 4).map((name) => `“${name}”`);
  const ask = 'Choose an icon, such as shower.';
  const last = names.pop();
  if (last === undefined) return ask;
  return `Did you mean ${names.length > 0 ? `${names.join(', ')} or ` : ''}${last}? ${ask}`;
}

/** Any icon of the family; a build ships only those that the content uses. */
export const icon = z.enum(iconNames, { error: ({ input }) => iconFix(input) }).meta({
  title: 'Icon',
  description: 'A small drawing beside the words.',
  'x-field': 'icon',
});

const wholeAddress = 'Enter the whole address, which begins with https://.';
export const link = z
  .url({ protocol: /^https?$/, error: wholeAddress })
  .meta({ 'x-field': 'link' });

/**
 * A text that search engines truncate; the form counts its characters. A longer text is valid: once name
 * and city are filled in, an inn with a long name could not keep the limit.
 */
const cutOff = (what: string, length: number) => text(what, length).meta({ maxLength: length });

/** Every page has a title for the browser's tab and a description for search engines. */
export const pageHead = {
  title: cutOff('the title for the browser’s tab', 65),
  description: cutOff('the description for search engines', 160).min(
    50,
    'Write at least 50 characters, so that search engines show it.',
  ),
};

/** The heading and the sentence at the top of most pages. */
export const banner = {
  heading: line('the heading'),
  intro: text('a sentence below the heading'),
};
