import * as z from 'zod';
import { colours } from './coloursSchema.ts';
import { logo } from './logoSchema.ts';
import { redirects } from './redirectsSchema.ts';
import { formerAddresses, icon, link, photograph, picture, text } from './schemaParts.ts';
import { socialNetworks } from './socialNetworks.ts';

/** What the files in content/ may hold; rooms, places nearby and single pages have files of their own. */

function isTimeZone(typed: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: typed }) !== undefined;
  } catch {
    return false;
  }
}

const figure =
  'Write a whole number such as 200, without + and without quotes, or two numbers with a stroke such as "24/7".';

export const inn = z.strictObject({
  name: text('the name of the inn'),
  tagline: text('one line about the inn'),
  logo: logo.optional(),
  logoAlt: text('what the logo says').meta({
    title: 'What the logo says',
    description:
      'Read out to people who cannot see it: the inn’s name, written as [name], and a word more if you like.',
  }),
  phone: z
    .string('Write the telephone number, such as "+91 80 0000 0168", in quotes.')
    .regex(
      /^\+91[ \d]{10,14}$/,
      'Write the telephone number with +91 and digits, such as "+91 80 0000 0168".',
    )
    .meta({ title: 'Telephone', 'x-field': 'telephone' }),
  whatsapp: z
    .string('Write the WhatsApp number, such as "+91 80 0000 0168", in quotes.')
    .regex(/^\+\d[ \d]{9,16}$/, 'Write the WhatsApp number with its country code, such as "+91 …".')
    .optional()
    .meta({
      title: 'WhatsApp',
      description: 'Leave it empty if the inn does not use WhatsApp.',
      'x-field': 'telephone',
    }),
  email: z
    .email('Write a whole e-mail address, such as stay@example.com.')
    .meta({ title: 'E-mail' }),
  address: z
    .strictObject({
      street: text('the street and house number'),
      locality: text('the part of the city').optional().describe('The part of the city.'),
      city: text('the city'),
      postalCode: z
        .string('Write the pin code in quotes, such as "560068".')
        .regex(/^[1-9]\d{5}$/, 'A pin code has six digits and none of them leads with 0: "560068".')
        .meta({ title: 'Pin code' }),
      region: text('the state'),
      country: text('the country'),
    })
    .meta({ title: 'Address' }),
  timeZone: text('the time zone')
    .refine(isTimeZone, 'Write the time zone by its region and city, such as Asia/Kolkata.')
    .default('Asia/Kolkata')
    .describe('The clock of the line at the desk, and of e-mails to the inn.'),
  location: z
    .strictObject({
      latitude: z
        .number('Give the latitude as a number, such as 12.9.')
        .min(-90)
        .max(90)
        .meta({ title: 'Latitude' }),
      longitude: z
        .number('Give the longitude as a number, such as 77.6.')
        .min(-180)
        .max(180)
        .meta({ title: 'Longitude' }),
    })
    .meta({
      title: 'Place on the map',
      description: 'Press your door for long in a maps app to read these two numbers.',
    }),
  /** What a maps search is asked for; the words a guest would type. */
  mapsSearch: text('the words that find the inn in a maps search'),
  social: z
    .array(
      z
        .strictObject({
          network: z
            .enum(socialNetworks, {
              error: `Choose one of: ${socialNetworks.join(', ')}. Any other is  network: other  with a label.`,
            })
            .meta({ title: 'Network' }),
          label: text('what the link is called').optional().meta({
            title: 'Label',
            description: 'What the link is called; left out, it has the network’s own name.',
          }),
          url: link.meta({ title: 'Address of the page' }),
        })
        .refine(({ network, label }) => network !== 'other' || label, {
          path: ['label'],
          error:
            'Write what the link is called, such as  label: Our blog, since the network is other.',
        }),
      'List the inn’s pages, or write  social: []  if it has none.',
    )
    .meta({ title: 'Social pages' }),
  checkOut: text('how check-out works, such as "24 hours"'),
  checkIn: text('how check-in works'),
  replyTime: text('how soon you answer, such as "within an hour, day and night"').optional().meta({
    title: 'How soon you answer',
    description:
      'Goes on after “We answer”: "within an hour, day and night". Left out, nothing is promised.',
  }),
  payment: text('how guests can pay'),
  priceNote: text('what comes on top of a price, such as "plus 5% GST"').optional().meta({
    title: 'Tax, behind each price',
    description: 'Said wherever a price is: "plus 5% GST" or "GST included".',
  }),
  languages: text('the languages spoken at the desk'),
  counters: z
    .array(
      z.strictObject({
        value: z
          // Said by each part as well: a union passes on what its nearest part says.
          .union([z.int().positive(figure), z.string().regex(/^\d+\/\d+$/, figure)], figure)
          .meta({
            title: 'Figure',
            description: 'A whole number counts up; a text such as "24/7" stands still.',
            'x-field': 'figure',
          }),
        label: text('what is counted'),
      }),
    )
    .min(1, 'Keep at least one counter.')
    .meta({ title: 'Counters on the home page' }),
  credits: text('who made the photographs'),
  colours: colours.optional(),
  redirects: redirects.optional(),
  formerRooms: formerAddresses.meta({
    title: 'Rooms that are no more',
    description: 'Their old addresses; guests are led to the rooms.',
  }),
  sampleNotice: text('the note that says what is sample content').optional(),
});

export const testimonial = z.strictObject({
  name: text('the name of the guest'),
  profession: text('the home city of the guest').describe('The guest’s home city.'),
  review: text('what the guest said').describe('20 to 25 words: a guest has three seconds.'),
  room: z
    .string('Name the file of the room without .yaml, such as Deluxe_Double_Room.')
    .regex(/^[\w-]+$/, 'Name the file of the room without .yaml, such as Deluxe_Double_Room.')
    .optional()
    .meta({
      title: 'Room',
      description: 'The room the guest stayed in; it leads there.',
      'x-choices': 'rooms',
    }),
  /** An ornament beside the name: to be told what it shows would only be in the way. */
  picture: picture.omit({ alt: true }).meta(photograph),
});

export const galleryItem = z.strictObject({
  id: z
    .int('Give the picture a whole number of its own.')
    .nonnegative()
    .meta({ title: 'Number', description: 'Each picture has a number of its own.' }),
  caption: text('a short caption'),
  shape: z
    .enum(['landscape', 'portrait', 'square'], { error: 'Write landscape, portrait or square.' })
    .default('landscape')
    .meta({ title: 'Shape in the grid' }),
  picture,
});

/** A facility of the facilities page, or a feature or service of the about page. */
export const facility = z.strictObject({
  serviceName: text('the name of the facility'),
  serviceDesc: text('a sentence of fact about the facility'),
  icon,
});

/** An entry of the facilities page. */
export const houseFacility = facility.extend({
  group: text('the heading of its group in pages/facilities.yaml').meta({
    title: 'Group',
    description: 'The heading it stands under, one of the facilities page.',
    'x-choices': 'groups',
  }),
});

export type Inn = z.infer<typeof inn>;
export type Picture = z.infer<typeof picture>;
export type Testimonial = z.infer<typeof testimonial>;
export type GalleryItem = z.infer<typeof galleryItem>;
export type Facility = z.infer<typeof facility>;
export type HouseFacility = z.infer<typeof houseFacility>;
