import * as z from 'zod';
import { languages, type Translated, translatedCodes } from '../../site/languages.ts';
import { text } from './parts.ts';

const columns = Object.fromEntries(
  translatedCodes.map((code) => {
    const { english } = languages[code];
    return [code, text(`the same in ${english}`).optional().meta({ title: english })];
  }),
) as Record<Translated, z.ZodOptional<z.ZodString>>;

const oneOfThem = z
  .enum(translatedCodes, 'Choose one of the languages.')
  .meta({ title: 'Language' });

/**
 * A sentence of the content in other languages, keyed by its English as in gettext, so that facts,
 * photographs and order are in one place.
 */
const translation = z.strictObject({
  en: text('the sentence in English, as the content has it').meta({ title: 'English' }),
  /** The English that was translated, if it has changed since; such translations are not shown. */
  was: text('the sentence as it was').optional().meta({ title: 'The English as it was' }),
  /** The field that it is for, if one English sentence means two things: `facilities.yaml group`. */
  in: text('the field that it is for').optional(),
  ...columns,
  /** The languages whose translation is still right although the English has changed. */
  still: z.array(oneOfThem).optional().meta({ title: 'Still right in' }),
  /** The languages in which it is a draft that no native speaker has read. */
  sample: z.array(oneOfThem).optional().meta({ title: 'Drafts that no native speaker has read' }),
});

/** The whole file. The editor identifies entries by the fields of `x-key`. */
export const translations = z.array(translation).meta({ 'x-key': ['en', 'in'] });

export type Translation = z.infer<typeof translation>;
