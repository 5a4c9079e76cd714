import * as z from 'zod';
import { iconNames } from '../icons/names.ts';
import { PHOTOGRAPH } from './photographs.ts';

/**
 * What the schemas of content/ are made of. Every message is read by the innkeeper, so it says in
 * plain words what to write instead.
 */

/** A sentence or name. Braces and placeholders are text that somebody forgot to replace. */
export const text = (what: string) =>
  z
    .string({ error: `Write ${what} here.` })
    .trim()
    .min(1, `Write ${what} here.`)
    .refine((typed) => !/[{}]/.test(typed), `Replace the text in {braces} by ${what}.`);

export const paragraphs = (what: string) =>
  z.array(text(`a paragraph of ${what}`)).min(1, `Write at least one paragraph of ${what}.`);

const percent = z
  .number('Give a whole number from 0 to 100.')
  .min(0, 'Give a number from 0 to 100.')
  .max(100, 'Give a number from 0 to 100.');

/** A photograph in content/photos with what it shows and where the eye goes. */
export const picture = z.strictObject({
  photo: z
    .string('Name a file in the folder photos, such as rooms/bathroom-1.jpg.')
    .regex(
      PHOTOGRAPH,
      'Name a .jpg, .png or .webp file in the folder photos, such as rooms/bathroom-1.jpg; letters, digits, - and _ only.',
    )
    .describe('The file, below content/photos.'),
  alt: text('what the photo shows, for people who cannot see it').describe(
    'For people who cannot see the photo.',
  ),
  focus: z
    .tuple([percent, percent], {
      error: 'Give two numbers from 0 to 100 in square brackets, such as [50, 60].',
    })
    .default([50, 50])
    .describe('Where the eye goes: per cent from the left, per cent from the top.'),
});

const oldAddress =
  'Write an old address as its file was named, without .yaml, such as Deluxe_Double_Room.';
const formerAddress = z.string(oldAddress).regex(/^\/?[a-z\d][\w-]*$/i, oldAddress);

/** Addresses that are answered by a redirect; one may stand alone, without a list. */
export const formerAddresses = z
  .union([z.array(formerAddress, oldAddress), formerAddress], oldAddress)
  .optional();

export const icon = z
  .enum(iconNames, { error: `Choose one of: ${iconNames.join(', ')}.` })
  .describe('One of the drawn icons.');

const wholeAddress = 'Write a whole address that begins with https://.';
export const link = z.url({ protocol: /^https?$/, error: wholeAddress });
