import * as z from 'zod';
import { formerAddresses, icon, link, paragraphs, picture, text } from './schemaParts.ts';

/** What the files in content/ may hold, those of single pages apart (pageSchemas.ts). */

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
  logoAlt: text('what the logo stands for, for people who cannot see it'),
  phone: z
    .string('Write the telephone number, such as "+91 80 0000 0168", in quotes.')
    .regex(
      /^\+91[ \d]{10,14}$/,
      'Write the telephone number with +91 and digits, such as "+91 80 0000 0168".',
    ),
  whatsapp: z
    .string('Write the WhatsApp number, such as "+91 80 0000 0168", in quotes.')
    .regex(/^\+\d[ \d]{9,16}$/, 'Write the WhatsApp number with its country code, such as "+91 …".')
    .optional()
    .describe('Leave the line out if the inn does not use WhatsApp.'),
  email: z.email('Write a whole e-mail address, such as stay@example.com.'),
  address: z.strictObject({
    street: text('the street and house number'),
    locality: text('the part of the city').optional().describe('The part of the city.'),
    city: text('the city'),
    postalCode: z
      .string('Write the pin code in quotes, such as "560068".')
      .regex(/^[1-9]\d{5}$/, 'A pin code has six digits and none of them leads with 0: "560068".'),
    region: text('the state'),
    country: text('the country'),
  }),
  timeZone: text('the time zone')
    .refine(isTimeZone, 'Write the time zone by its region and city, such as Asia/Kolkata.')
    .default('Asia/Kolkata')
    .describe('The clock of the line at the desk, and of e-mails to the inn.'),
  location: z.strictObject({
    latitude: z.number('Give the latitude as a number, such as 12.9.').min(-90).max(90),
    longitude: z.number('Give the longitude as a number, such as 77.6.').min(-180).max(180),
  }),
  /** What a maps search is asked for; the words a guest would type. */
  mapsSearch: text('the words that find the inn in a maps search'),
  social: z.array(
    z.strictObject({
      network: z.enum(['instagram', 'facebook', 'youtube'], {
        error: 'Choose instagram, facebook or youtube.',
      }),
      url: link,
    }),
    'List the inn’s pages, or write  social: []  if it has none.',
  ),
  checkOut: text('how check-out works, such as "24 hours"'),
  checkIn: text('how check-in works'),
  payment: text('how guests can pay'),
  languages: text('the languages spoken at the desk'),
  counters: z
    .array(
      z.strictObject({
        value: z
          // Said by each part as well: a union passes on what its nearest part says.
          .union([z.int().positive(figure), z.string().regex(/^\d+\/\d+$/, figure)], figure)
          .describe('A whole number counts up; a text such as "24/7" stands still.'),
        label: text('what is counted'),
      }),
    )
    .min(1, 'Keep at least one counter.'),
  credits: text('who made the photographs'),
  formerRooms: formerAddresses.describe(
    'Addresses of rooms that are no more; guests are led to the rooms.',
  ),
  sampleNotice: text('the note that says what is sample content').optional(),
});

const amenity = z.strictObject({ icon, name: text('the amenity') });

/** One room type; its file name is its address on the site. */
export const room = z.strictObject({
  order: z.int('Give a whole number: 1 is shown first.').positive(),
  name: text('the name of the room type'),
  shortName: text('the name in two or three words')
    .optional()
    .describe('For narrow lists, such as the foot of the pages; left out, the name stands there.'),
  formerly: formerAddresses.describe('Addresses that the room had before; guests are led here.'),
  beds: text('the beds, such as "2 single beds"'),
  bedCount: z.int('Give the number of beds.').positive(),
  sleeps: z.int('Give how many guests sleep here.').positive(),
  baths: z.int('Give the number of bathrooms.').positive(),
  wifi: z.boolean('Write true or false.'),
  climate: z.enum(['ac', 'non-ac'], { error: 'Write ac or non-ac.' }),
  price: z
    .int('Give whole rupees a night, digits only, such as 1500, or leave the line out.')
    .positive('Give rupees a night as a number above 0, or leave the line out.')
    .optional()
    .describe('Rupees a night; shown nowhere while it is left out.'),
  summary: text('one or two sentences for the room card'),
  description: paragraphs('the room page'),
  amenities: z.array(amenity).min(4, 'Name at least four amenities.'),
  pictures: z.array(picture).min(2, 'Show at least two photos of the room.'),
});

export const testimonial = z.strictObject({
  name: text('the name of the guest'),
  profession: text('the home city of the guest').describe('The guest’s home city.'),
  review: text('what the guest said').describe('20 to 25 words: a guest has three seconds.'),
  room: z
    .string('Name the file of the room without .yaml, such as Deluxe_Double_Room.')
    .regex(/^[\w-]+$/, 'Name the file of the room without .yaml, such as Deluxe_Double_Room.')
    .optional()
    .describe('The room the guest stayed in, by its file; it leads there.'),
  /** An ornament beside the name: to be told what it shows would only be in the way. */
  picture: picture.omit({ alt: true }),
});

/** The specification's categories, in the order they are shown. */
export const placeCategories = [
  'Airport',
  'Metro',
  'Railway',
  'Buses',
  'Hospital',
  'Others',
] as const;

export const nearbyPlace = z.strictObject({
  category: z.enum(placeCategories, { error: `Choose one of: ${placeCategories.join(', ')}.` }),
  name: text('the name of the place'),
  distance: z.number('Give the distance in kilometres, such as 4.5.').positive(),
  time: z.int('Give the minutes by road as a whole number.').positive(),
  search: text('the words that find the place in a maps search').optional(),
});

export const nearby = z.strictObject({
  checkedOn: z.iso
    .date('Write the day the distances were last checked, such as "2026-11-01", in quotes.')
    .optional()
    .describe('The day on which somebody measured; shown nowhere while it is left out.'),
  places: z.array(nearbyPlace).min(1, 'Name at least one place.'),
});

export const galleryItem = z.strictObject({
  id: z.int('Give the picture a whole number of its own.').nonnegative(),
  caption: text('a short caption'),
  shape: z
    .enum(['landscape', 'portrait', 'square'], { error: 'Write landscape, portrait or square.' })
    .default('landscape'),
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
  group: text('the heading of its group in pages/facilities.yaml').describe(
    'The heading of its group, as it is written in pages/facilities.yaml.',
  ),
});

export type Inn = z.infer<typeof inn>;
export type Picture = z.infer<typeof picture>;
export type Room = z.infer<typeof room>;
export type Testimonial = z.infer<typeof testimonial>;
export type Nearby = z.infer<typeof nearby>;
export type GalleryItem = z.infer<typeof galleryItem>;
export type Facility = z.infer<typeof facility>;
export type HouseFacility = z.infer<typeof houseFacility>;
