import * as z from 'zod';
import { isTimeZone } from '../../../lib/timeZones.ts';
import { languageCodes } from '../../site/languages.ts';
import { DRAWING } from '../folder.ts';
import { hidingObject, line, link, mayHide, previousAddresses, text } from './parts.ts';

/** The schema of content/inn.yaml. */

/** The time zone of an inn that sets none. */
export const DEFAULT_TIME_ZONE = 'Asia/Kolkata';

/** Social networks, by their names in content files; `other` requires a label. */
export const socialNetworks = [
  'instagram',
  'facebook',
  'youtube',
  'google',
  'tripadvisor',
  'whatsapp-channel',
  'telegram',
  'x',
  'threads',
  'linkedin',
  'pinterest',
  'other',
] as const;

export type SocialNetwork = (typeof socialNetworks)[number];

const aColour = 'Enter the colour as six digits after a #, such as #1f3d2f.';

const colour = (title: string, description: string) =>
  z
    .string(aColour)
    .regex(/^#[\da-f]{6}$/i, aColour)
    .optional()
    .meta({ title, description, format: 'color' });

/** The inn's own colours; the others keep the defaults. */
export const colours = z
  .strictObject({
    ground: colour('Ground', 'A pale colour: the background of the pages.'),
    ink: colour(
      'Ink',
      'A dark colour: headings and dark bands. The text is a little darker still.',
    ),
    accent: colour('Accent', 'Links, lines and ornaments.'),
    call: colour('Getting in touch', 'The buttons to book, to ask and to send.'),
  })
  .meta({
    title: 'Colours',
    description:
      'The inn’s own colours. Whether they can be read on one another is checked at once.',
  });

const aDrawing = 'Choose a drawing, SVG or PNG.';

/** A drawing that replaces the flower and the name. */
export const logo = z.string(aDrawing).regex(DRAWING, aDrawing).meta({
  title: 'Logo',
  description:
    'A pale drawing on transparent ground, SVG or PNG. Without it the name stands there beside a flower.',
  'x-field': 'logo',
});

const oldAddress =
  'Enter the part of the old address after the website’s name, such as /tariff.html: it begins with a / and has no ? or #.';
const presentPage = 'Enter the address of a page that you have today, such as /rooms.';

/** Redirects from addresses that the site once had to current pages. */
const redirects = z
  .array(
    z
      .strictObject({
        from: z
          .string(oldAddress)
          // No `..`: a build for a static host writes a page at this path.
          .regex(/^(?:\/(?!\.{1,2}(?:\/|$))[\w.~-]+)+\/?$/, oldAddress)
          .meta({
            title: 'Old address',
            description: 'The part after the website’s name, such as /tariff.html.',
          }),
        to: z
          .string(presentPage)
          .regex(/^\/(?:[\w-]+(?:\/[\w-]+)*)?$/, presentPage)
          .meta({ title: 'Page of today', description: 'Where guests are led, such as /rooms.' }),
      })
      .meta({ title: 'Old address' }),
    'List the old addresses, each as  - from: /tariff.html  with  to: /rooms  below it.',
  )
  .meta({
    title: 'Old addresses',
    description:
      'Addresses of an earlier website, or of pages that are gone; guests who use them are led to a page of today.',
  });

const figure = 'Enter a whole number such as 200, or two numbers with a / such as 24/7.';

export const inn = hidingObject(
  {
    name: line('the name of the inn'),
    tagline: text('one line about the inn'),
    logo: mayHide(logo),
    logoAlt: text('what the logo says').meta({
      title: 'What the logo says',
      description:
        'Read out to people who cannot see it: the inn’s name, written as [name], and a word more if you like.',
    }),
    phone: z
      .string('Enter the telephone number, such as +91 80 0000 0168.')
      .regex(
        /^\+91[ \d]{10,14}$/,
        'Enter the telephone number with +91 and digits, such as +91 80 0000 0168.',
      )
      .meta({ title: 'Telephone', 'x-field': 'telephone' }),
    whatsapp: mayHide(
      z
        .string('Enter the WhatsApp number, such as +91 80 0000 0168.')
        .regex(
          /^\+\d[ \d]{9,16}$/,
          'Enter the WhatsApp number with its country code, such as +91 80 0000 0168.',
        )
        .meta({
          title: 'WhatsApp',
          description: 'Leave it empty if the inn does not use WhatsApp.',
          'x-field': 'telephone',
        }),
    ),
    email: z
      .email('Enter a whole e-mail address, such as stay@example.com.')
      .meta({ title: 'E-mail' }),
    address: z
      .strictObject({
        street: text('the street and house number'),
        locality: text('the part of the city').optional().describe('The part of the city.'),
        city: text('the city'),
        postalCode: z
          .string('Enter the pin code, such as 560068.')
          .regex(
            /^[1-9]\d{5}$/,
            'A pin code has six digits and does not begin with 0, such as 560068.',
          )
          .meta({ title: 'Pin code' }),
        region: text('the state'),
        country: text('the country'),
      })
      .meta({ title: 'Address' }),
    timeZone: text('the time zone')
      .refine(isTimeZone, 'Enter the time zone by its region and city, such as Asia/Kolkata.')
      .default(DEFAULT_TIME_ZONE)
      .describe('The clock that the site and its e-mails go by.')
      .meta({ 'x-text': false }),
    location: z
      .strictObject({
        latitude: z
          .number('Enter the latitude as a number, such as 12.9.')
          .min(-90)
          .max(90)
          .meta({ title: 'Latitude' }),
        longitude: z
          .number('Enter the longitude as a number, such as 77.6.')
          .min(-180)
          .max(180)
          .meta({ title: 'Longitude' }),
      })
      .meta({
        title: 'Place on the map',
        description: 'Touch and hold your door in a maps app: it shows these two numbers.',
      }),
    /** The query of a maps search, as a guest would type it. */
    mapsSearch: text('the words that find the inn in a maps search').meta({ 'x-text': false }),
    social: mayHide(
      z
        .array(
          z
            .strictObject({
              network: z
                .enum(socialNetworks, {
                  error:
                    'Choose a network. For any other, choose “Another” and say what the link is called.',
                })
                .meta({ title: 'Network' }),
              label: line('what the link is called').optional().meta({
                title: 'Label',
                description: 'What the link is called; left empty, it has the network’s own name.',
              }),
              url: link.meta({ title: 'Address of the page' }),
            })
            .refine(({ network, label }) => network !== 'other' || label, {
              path: ['label'],
              error: 'Enter what the link is called, such as Our blog.',
            }),
          'List the inn’s pages, or write  social: []  if it has none.',
        )
        .meta({ title: 'Social pages' }),
    ),
    checkOut: mayHide(text('how check-out works, such as "24 hours"')),
    checkIn: mayHide(text('how check-in works')),
    replyTime: mayHide(
      text('how soon you answer, such as "within an hour, day and night"').meta({
        title: 'How soon you answer',
        description:
          'Goes on after “We answer”: "within an hour, day and night". Left empty, nothing is promised.',
      }),
    ),
    payment: mayHide(text('how guests can pay')),
    priceNote: mayHide(
      text('what comes on top of a price, such as "plus 5% GST"').meta({
        title: 'Tax, behind each price',
        description: 'Stands behind every price, such as "plus 5% GST" or "GST included".',
      }),
    ),
    priceOnRequest: mayHide(
      text('what you say where a room has no price').meta({
        title: 'Where a room has no price',
        description:
          'Stands beside such rooms and the forms, and disappears once every room has a price. [replyTime] is how soon you answer.',
      }),
    ),
    spoken: mayHide(text('the languages spoken at the desk')),
    languages: z
      .array(
        z.enum(languageCodes, 'Choose one of the languages.').meta({ title: 'Language' }),
        'List the languages of this website, such as [en, kn, hi]. What you speak at the desk is in “spoken”.',
      )
      .refine((codes) => codes.includes('en'), 'English (en) stays among the languages.')
      .optional()
      .meta({
        title: 'Languages of this website',
        description: 'A page is shown in a language once most of it is translated.',
      }),
    counters: mayHide(
      z
        .array(
          z.strictObject({
            value: z
              // Each option repeats the message: a union reports that of the closest option.
              .union([z.int().positive(figure), z.string().regex(/^\d+\/\d+$/, figure)], figure)
              .meta({
                title: 'Figure',
                description: 'A whole number counts up; a text such as "24/7" stands still.',
                'x-field': 'figure',
              }),
            label: line('what is counted'),
          }),
        )
        .meta({ title: 'Counters on the home page' }),
    ),
    credits: mayHide(text('who made the photographs')),
    colours: colours.optional(),
    redirects: redirects.optional(),
    formerRooms: previousAddresses.meta({
      title: 'Rooms you no longer have',
      description: 'Their old addresses; guests are led to the rooms.',
    }),
    sampleNotice: text('the note that says what is sample content').optional(),
  },
  { clock: 'The time at the inn, with “Somebody is awake”' },
);

export type Inn = z.infer<typeof inn>;
