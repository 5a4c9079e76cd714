import * as z from 'zod';
import { CONTACT, GALLERY } from '../site/routes.ts';
import { FILES } from './fileNames.ts';
import { inn } from './schema/inn.ts';
import { galleryItem, houseFacility, testimonial } from './schema/lists.ts';
import { map } from './schema/map.ts';
import { nearby } from './schema/nearby.ts';
import { notice } from './schema/notice.ts';
import { text } from './schema/parts.ts';
import { translations } from './schema/translations.ts';
import { ownWords } from './schema/words.ts';

/** A file of content/ with a fixed path. */
interface ContentFile<Schema extends z.ZodType> {
  schema: Schema;
  /** The site cannot be built without it. */
  required: boolean;
  /** Its title in the editor; derived from its path by default. */
  title?: string;
  /** The group in which the editor lists it. */
  group: 'inn' | 'lists';
  /** Leaves it out of the editor's list of files, because the editor has a separate view for it. */
  isUnlisted?: true;
  /** The address of the page, or of its part, that the editor shows next to it. */
  preview: string;
}

const file = <Schema extends z.ZodType>(one: ContentFile<Schema>) => one;

/** A list; while it is empty, no page shows it. */
const list = <Entry extends z.ZodType>(entry: Entry) => z.array(entry);

/** Every file of content/ by its path, in the editor's order, except rooms and pages. */
export const contentFiles = {
  [FILES.inn]: file({
    schema: inn,
    required: true,
    title: 'The inn',
    group: 'inn',
    preview: '/',
  }),
  [FILES.notice]: file({
    schema: notice,
    required: false,
    title: 'Notice',
    group: 'inn',
    preview: '/',
  }),
  [FILES.words]: file({
    schema: ownWords,
    required: false,
    title: 'Words of buttons and links',
    group: 'inn',
    preview: '/',
  }),
  [FILES.trueWords]: file({
    schema: list(text('a sentence that is true of your inn')).meta({
      title: 'Sentences that are true',
      description: 'The sample says these too; here you have said that they are true of your inn.',
    }),
    required: false,
    title: 'Sentences that are true',
    group: 'lists',
    preview: '/',
  }),
  [FILES.gallery]: file({
    schema: list(galleryItem),
    required: true,
    group: 'lists',
    preview: GALLERY,
  }),
  [FILES.testimonials]: file({
    schema: list(testimonial),
    required: true,
    title: 'Guests’ words',
    group: 'lists',
    preview: '/#testimonials-heading',
  }),
  [FILES.facilities]: file({
    schema: list(houseFacility),
    required: true,
    group: 'lists',
    preview: '/facilities',
  }),
  [FILES.nearby]: file({
    schema: nearby,
    required: true,
    title: 'Places nearby',
    group: 'lists',
    preview: '/#nearby-heading',
  }),
  [FILES.map]: file({
    schema: map,
    required: false,
    title: 'Drawn map',
    group: 'lists',
    preview: CONTACT,
  }),
  [FILES.translations]: file({
    schema: translations,
    required: false,
    isUnlisted: true,
    title: 'Other languages',
    group: 'lists',
    preview: '/',
  }),
};

export type FilePath = keyof typeof contentFiles;
export type FileContent<Path extends FilePath> = z.infer<(typeof contentFiles)[Path]['schema']>;
