import { text } from './schemaParts.ts';

/** Every page has a title for the browser's tab and a description for search engines. */
export const pageHead = {
  title: text('the title for the browser’s tab').max(65, 'Keep the title under 65 characters.'),
  description: text('the description for search engines')
    .min(50, 'Write at least 50 characters.')
    .max(160, 'Keep the description under 160 characters.'),
};

/** What stands at the top of most pages. */
export const banner = {
  heading: text('the heading'),
  intro: text('a sentence below the heading'),
};
