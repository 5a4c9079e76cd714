import * as z from 'zod';

const from =
  'Write the old address as it stood behind the domain, such as /tariff.html: it begins with a stroke and has no ? and no #.';
const to = 'Write the address of a page of today, such as /rooms.';

/** Any address that the site once had, and the page that answers for it. */
export const redirects = z
  .array(
    z
      .strictObject({
        from: z
          .string(from)
          // No `..`: on a plain host a page is written at the old address.
          .regex(/^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+\/?$/, from)
          .meta({
            title: 'Old address',
            description: 'As it stood behind the domain, such as /tariff.html.',
          }),
        to: z
          .string(to)
          .regex(/^\/(?:[\w-]+(?:\/[\w-]+)*)?$/, to)
          .meta({ title: 'Page of today', description: 'Where guests are led, such as /rooms.' }),
      })
      .meta({ title: 'Old address' }),
    'List the old addresses, each as  - from: /tariff.html  with  to: /rooms  below it.',
  )
  .meta({
    title: 'Old addresses',
    description:
      'Addresses of an earlier website, or of pages that are no more; guests are led to a page of today.',
  });
