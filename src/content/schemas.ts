import * as z from 'zod';
import { iconNames } from '../ui/iconNames.ts';

/**
 * What each file in content/ may hold. The messages are read by the innkeeper,
 * so each says in plain words what to write instead.
 */

/** A sentence or name. Braces and placeholders are text that somebody forgot to replace. */
const text = (what: string) =>
  z
    .string({ error: `Write ${what} here.` })
    .trim()
    .min(1, `Write ${what} here.`)
    .refine((typed) => !/[{}]/.test(typed), `Replace the text in {braces} by ${what}.`);

const paragraphs = (what: string) =>
  z.array(text(`a paragraph of ${what}`)).min(1, `Write at least one paragraph of ${what}.`);

const percent = z
  .number('Give a whole number from 0 to 100.')
  .min(0, 'Give a number from 0 to 100.')
  .max(100, 'Give a number from 0 to 100.');

/** A photograph in content/photos with what it shows and where the eye goes. */
export const picture = z.strictObject({
  photo: z
    .string('Name a file in content/photos, such as rooms/bathroom-1.jpg.')
    .regex(
      /^[\w/-]+\.(jpe?g|png|webp)$/,
      'Name a .jpg, .png or .webp file in content/photos, such as rooms/bathroom-1.jpg; letters, digits, - and _ only.',
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

const icon = z
  .enum(iconNames, { error: `Choose one of: ${iconNames.join(', ')}.` })
  .describe('One of the drawn icons.');

const link = z.url('Write a whole address that begins with https://.');

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
    .regex(
      /^\+\d[ \d]{9,16}$/,
      'Write the WhatsApp number with its country code, such as "+91 …".',
    ),
  email: z.email('Write a whole e-mail address, such as stay@example.com.'),
  address: z.strictObject({
    street: text('the street and house number'),
    city: text('the city'),
    postalCode: z.literal('560068', { error: 'The pin code of the inn is "560068", in quotes.' }),
    region: text('the state'),
    country: text('the country'),
  }),
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
  ),
  checkOut: text('how check-out works, such as "24 hours"'),
  checkIn: text('how check-in works'),
  payment: text('how guests can pay'),
  languages: text('the languages spoken at the desk'),
  counters: z
    .array(
      z.strictObject({
        value: z
          .union([z.int().positive(), z.string().regex(/^\d+\/\d+$/)], {
            error: 'Give a whole number, or a text such as "24/7".',
          })
          .describe('A whole number counts up; a text such as "24/7" stands still.'),
        label: text('what is counted'),
      }),
    )
    .min(1, 'Keep at least one counter.'),
  credits: text('who made the photographs'),
  sampleNotice: text('the note that says what is sample content').optional(),
});

const amenity = z.strictObject({ icon, name: text('the amenity') });

/** One room type; its file name is its address on the site. */
export const room = z.strictObject({
  order: z.int('Give a whole number: 1 is shown first.').positive(),
  name: text('the name of the room type'),
  shortName: text('the name in two or three words'),
  beds: text('the beds, such as "2 single beds"'),
  bedCount: z.int('Give the number of beds.').positive(),
  sleeps: z.int('Give how many guests sleep here.').positive(),
  baths: z.int('Give the number of bathrooms.').positive(),
  wifi: z.boolean('Write true or false.'),
  climate: z.enum(['ac', 'non-ac'], { error: 'Write ac or non-ac.' }),
  price: z
    .number('Give rupees a night as a number, or leave the line out.')
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
  review: text('what the guest said'),
  picture,
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
export type PlaceCategory = (typeof placeCategories)[number];

export const nearbyPlace = z.strictObject({
  category: z.enum(placeCategories, { error: `Choose one of: ${placeCategories.join(', ')}.` }),
  name: text('the name of the place'),
  distance: z.number('Give the distance in kilometres, such as 4.5.').positive(),
  time: z.int('Give the minutes by road as a whole number.').positive(),
  search: text('the words that find the place in a maps search').optional(),
});

export const nearby = z.strictObject({
  checkedOn: z.iso.date(
    'Write the day the distances were last checked, such as "2026-11-01", in quotes.',
  ),
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

/** Every page has a title for the browser's tab and a description for search engines. */
const page = {
  title: text('the title for the browser’s tab').max(65, 'Keep the title under 65 characters.'),
  description: text('the description for search engines')
    .min(50, 'Write at least 50 characters.')
    .max(160, 'Keep the description under 160 characters.'),
};
const banner = { heading: text('the heading'), intro: text('a sentence below the heading') };

const aboutBlock = z.strictObject({
  heading: text('the heading'),
  paragraphs: paragraphs('the about text'),
  pictures: z.tuple([picture, picture], { error: 'Give two photos.' }),
});

export const pages = {
  home: z.strictObject({
    ...page,
    hero: z.strictObject({
      headline: text('the headline'),
      intro: text('a sentence below the headline'),
      pictures: z.array(picture).length(4, 'Give four photos.'),
    }),
    about: aboutBlock,
    counters: z.strictObject({ heading: text('the heading') }),
    rooms: z.strictObject(banner),
    promo: z.strictObject({ sentence: text('the sentence'), picture }),
    nearby: z.strictObject(banner),
    facilities: z.strictObject({ ...banner, picture }),
    contact: z.strictObject(banner),
    testimonials: z.strictObject(banner),
  }),
  about: z.strictObject({
    ...page,
    ...banner,
    banner: picture,
    about: aboutBlock,
    arch: picture,
    whyChooseUs: z.strictObject({
      heading: text('the heading'),
      items: z.array(facility).length(3, 'Keep the three features.'),
    }),
    services: z.strictObject({
      ...banner,
      items: z
        .array(z.strictObject({ ...facility.shape, picture: picture.optional() }))
        .length(4, 'Keep the four services.'),
    }),
    closing: text('the sentence beside Explore More'),
  }),
  contact: z.strictObject({
    ...page,
    ...banner,
    ways: z.strictObject(banner),
    map: z.strictObject({ ...banner, arriving: paragraphs('how to find the inn') }),
  }),
  gallery: z.strictObject({ ...page, ...banner, closing: text('a closing sentence') }),
  rooms: z.strictObject({
    ...page,
    ...banner,
    /** Said on WhatsApp when a guest asks about a room; [room] stands for its name. */
    whatsappText: text('the first words of a WhatsApp message'),
    others: text('the heading above the other rooms'),
  }),
  facilities: z.strictObject({ ...page, ...banner, picture, closing: text('a closing sentence') }),
  'not-found': z.strictObject({ ...page, ...banner, picture }),
  failure: z.strictObject({ ...page, ...banner }),
  sent: z.strictObject({ ...page, ...banner }),
  'not-sent': z.strictObject({ ...page, ...banner }),
};

export type Inn = z.infer<typeof inn>;
export type Picture = z.infer<typeof picture>;
export type Room = z.infer<typeof room>;
export type Testimonial = z.infer<typeof testimonial>;
export type Nearby = z.infer<typeof nearby>;
export type GalleryItem = z.infer<typeof galleryItem>;
export type Facility = z.infer<typeof facility>;
export type PageId = keyof typeof pages;
export type PageContent<Id extends PageId> = z.infer<(typeof pages)[Id]>;
