import * as z from 'zod';
import { SENT_PAGE } from '../enquiry/contract/reference.ts';
import {
  CARD,
  CONTACT,
  DRIVERS_CARD,
  GALLERY,
  GOOD_TO_KNOW,
  NOTICE,
  OFFLINE,
  PRIVACY,
  ROOMS,
} from '../site/routes.ts';
import { words } from '../site/words/index.ts';
import { gettingHere } from './schema/gettingHere.ts';
import { goodToKnow } from './schema/goodToKnow.ts';
import type { GalleryItem } from './schema/lists.ts';
import { noticePage } from './schema/notice.ts';
import * as schemas from './schema/pages.ts';
import {
  ALL,
  banner,
  hidingObject,
  line,
  mayHide,
  type Picture,
  pageHead,
  picture,
  text,
} from './schema/parts.ts';
import type { Room } from './schema/room.ts';

/** A page's names in browser tabs, search results and shared links. */
export interface PageWords {
  title: string;
  description: string;
  heading: string;
}

/** Other content from which a page may take its share picture. */
interface Pictured {
  home: z.infer<typeof schemas.home>;
  rooms: readonly Room[];
  gallery: readonly GalleryItem[];
}

/** The properties of every page, whether its words are in content/ or in src/site/words. */
interface AnyPage {
  /** Its address, beginning with a slash. */
  path: string;
  /** The text of links to it; by default its heading. */
  label?: string;
  /** Where every page links to it: the main menu, the footer's quick links, the footer's last line. */
  links?: readonly ('menu' | 'quick' | 'notes')[];
  /** The text above the heading on the share picture; by default the label, else the inn's tagline. */
  kicker?: 'tagline';
  /**
   * `listed`, the default: linked and in the sitemap · `linked`: not in the sitemap · `answer`: neither;
   * shown only in reply to a request, such as the page for 404.
   */
  visibility?: 'listed' | 'linked' | 'answer';
  /** Available offline as soon as a guest has visited any page. */
  offline?: boolean;
}

interface ContentPage<Schema extends z.ZodType> extends AnyPage {
  schema: Schema;
  /** The site cannot be built without it. Other pages exist if their file does. */
  required?: boolean;
  /** Its file below content/; by default pages/ and its id. */
  file?: string;
  /** The file's title in the editor; derived from its path by default. */
  title?: string;
  /** The file's group in the editor; by default the pages. */
  group?: 'lists';
  /** What the editor shows next to the file; by default the page. */
  preview?: string;
  /** By default the fields `title`, `description` and `heading` of the file. */
  head?: (content: z.infer<Schema>) => PageWords;
  /** By default the field `picture` of the file, else the first picture of the home page. */
  picture?: (content: z.infer<Schema>, site: Pictured) => Picture | undefined;
}

const page = <Schema extends z.ZodType>(one: ContentPage<Schema>) => one;

/**
 * Every page with a file in content/, in the order of the menu and the sitemap. Navigation, footer,
 * sitemap, share pictures, the content check, the offline copy and the editor follow this list.
 */
export const pages = {
  home: page({
    path: '/',
    schema: schemas.home,
    required: true,
    title: 'Home page',
    label: words.nav.home,
    links: ['menu', 'quick'],
    kicker: 'tagline',
    head: ({ hero, ...home }) => ({ ...home, heading: hero.headline }),
  }),
  about: page({
    path: '/about',
    schema: schemas.about,
    required: true,
    title: 'About us',
    label: words.nav.about,
    links: ['menu', 'quick'],
    picture: ({ banner }) => banner,
  }),
  rooms: page({
    path: ROOMS,
    schema: schemas.rooms,
    required: true,
    title: 'Rooms page',
    label: words.nav.rooms,
    links: ['menu'],
    picture: (_, { rooms }) => rooms[0]?.pictures[0],
  }),
  facilities: page({
    path: '/facilities',
    schema: hidingObject(
      {
        ...pageHead,
        ...banner,
        picture: mayHide(picture),
        groups: z
          .array(z.strictObject({ heading: line('the heading of the group'), picture }))
          .min(1, 'Keep at least one group.')
          .meta({
            title: 'Groups',
            description: 'From top to bottom; a facility names its group by this heading.',
          }),
        closing: mayHide(text('a closing sentence')),
      },
      { [ALL]: 'The whole page' },
    ),
    required: true,
    title: 'Facilities page',
    label: words.nav.facilities,
    links: ['menu'],
  }),
  gallery: page({
    path: GALLERY,
    schema: hidingObject(
      { ...pageHead, ...banner, closing: mayHide(text('a closing sentence')) },
      { [ALL]: 'The whole page' },
    ),
    required: true,
    title: 'Gallery page',
    label: words.nav.gallery,
    links: ['menu', 'quick'],
    // The last wide photograph: the home page already uses the first one, of the house.
    picture: (_, { gallery }) =>
      (gallery.findLast(({ shape }) => shape === 'landscape') ?? gallery.at(-1))?.picture,
  }),
  contact: page({
    path: CONTACT,
    schema: schemas.contact,
    required: true,
    label: words.nav.contact,
    links: ['menu', 'quick'],
    picture: ({ picture }, { home }) => picture ?? home.facilities?.picture,
    offline: true,
  }),
  'good-to-know': page({
    path: GOOD_TO_KNOW,
    schema: goodToKnow,
    file: 'good-to-know.yaml',
    group: 'lists',
    label: words.goodToKnow.name,
    kicker: 'tagline',
    offline: true,
  }),
  // Guests hold it up to a driver or print it: search engines have no use for it.
  'drivers-card': page({
    path: DRIVERS_CARD,
    schema: gettingHere,
    file: 'getting-here.yaml',
    group: 'lists',
    preview: CONTACT,
    head: ({ card }) => card,
    picture: ({ card }) => card.picture,
    visibility: 'linked',
    offline: true,
  }),
  // The lines of notice.yaml link here while they are shown.
  notice: page({
    path: NOTICE,
    schema: noticePage,
    title: 'Page of the notice',
    head: ({ heading, intro }) => ({ title: heading, description: intro, heading }),
    visibility: 'linked',
  }),
  privacy: page({
    path: PRIVACY,
    schema: schemas.privacy,
    required: true,
    title: 'Privacy page',
    label: words.privacy.page,
    links: ['notes'],
    picture: ({ picture }, { home }) => picture ?? home.about?.pictures[1],
  }),
  'not-found': page({
    path: '/404',
    schema: schemas.status,
    required: true,
    title: 'Page not found',
    visibility: 'answer',
  }),
  failure: page({
    path: '/500',
    schema: schemas.status,
    required: true,
    title: 'Something went wrong',
    visibility: 'answer',
  }),
  sent: page({
    path: SENT_PAGE,
    schema: schemas.sent,
    required: true,
    title: 'Message sent',
    visibility: 'answer',
  }),
  'not-sent': page({
    path: '/not-sent',
    schema: schemas.status,
    required: true,
    title: 'Message not sent',
    visibility: 'answer',
  }),
};

interface OwnPage extends AnyPage {
  words: Record<'title' | 'description', (inn: string) => string> & { heading: string };
}

/** Pages without a content file: their words, in src/site/words, are the same for every inn. */
export const ownPages: Readonly<Record<string, OwnPage>> = {
  card: { path: CARD, words: words.saveContact.page, visibility: 'linked' },
  offline: { path: OFFLINE, words: words.offline.page, visibility: 'answer', offline: true },
};

export type PageId = keyof typeof pages;
export type PageContent<Id extends PageId> = z.infer<(typeof pages)[Id]['schema']>;

export const pageIds = Object.keys(pages) as PageId[];

/** A page of the list, typed without its own schema, for code that handles every page. */
export const pageAt = (id: PageId): ContentPage<z.ZodType> => pages[id] as ContentPage<z.ZodType>;

/** All pages, with and without a content file. */
export const allPages: readonly AnyPage[] = [...pageIds.map(pageAt), ...Object.values(ownPages)];
