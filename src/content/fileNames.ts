/** The files and folders of content/ that code refers to; pages.ts names the pages' own. */

export const FILES = {
  inn: 'inn.yaml',
  notice: 'notice.yaml',
  words: 'words.yaml',
  trueWords: 'true-words.yaml',
  gallery: 'gallery.yaml',
  testimonials: 'testimonials.yaml',
  facilities: 'facilities.yaml',
  nearby: 'nearby-places.yaml',
  map: 'map.yaml',
  translations: 'translations.yaml',
} as const;

/** The rooms that the site shows, and those that are archived. */
export const ROOMS_FOLDER = 'rooms/';
export const ARCHIVE = 'aside/';

/** Whether this is the file of an archived room. */
export const isArchived = (path: string) => path.startsWith(ARCHIVE);

/** The file of a page for which pages.ts names no other. */
export const pagePath = (id: string) => `pages/${id}.yaml`;
