import { once } from '../content/once.ts';
import { getGallery, getInn, getPage, getRooms } from '../content/queries.ts';
import type { Picture } from '../content/schemas.ts';
import { mainRoutes } from '../routes.ts';
import { words } from '../words/index.ts';

/** A page as others speak of it: a shared link, a search engine, an assistant. */
export interface SitePage {
  /** Its address, beginning with a slash. */
  path: string;
  description: string;
  /** What it is called in the navigation, or what kind of room it shows. */
  kicker: string;
  /** Its own heading. */
  name: string;
  picture: Picture;
  /** False for pages that only answer something; search engines are asked to leave them out. */
  listed: boolean;
}

const navLabel = (path: string) => mainRoutes.find(({ href }) => href === path)?.label ?? '';

async function mainPages(): Promise<SitePage[]> {
  const [inn, home, about, rooms, facilities, gallery, contact] = await Promise.all([
    getInn(),
    getPage('home'),
    getPage('about'),
    getPage('rooms'),
    getPage('facilities'),
    getPage('gallery'),
    getPage('contact'),
  ]);
  const [room, pictures] = [(await getRooms())[0], await getGallery()];
  const [hero] = home.hero.pictures;
  if (!hero || !room) throw new Error('The home page needs its photographs, the inn a room.');
  // The last wide photograph of the gallery: its first, the house, already stands for the home page.
  const last = pictures.findLast(({ shape }) => shape === 'landscape') ?? pictures.at(-1);
  const page = (
    path: string,
    { heading, description }: { heading: string; description: string },
    picture: Picture = hero,
  ): SitePage => ({
    path,
    description,
    kicker: navLabel(path),
    name: heading,
    picture,
    listed: true,
  });
  return [
    { ...page('/', { ...home, heading: home.hero.headline }), kicker: inn.tagline },
    page('/about', about, about.banner),
    page('/rooms', rooms, room.pictures[0]),
    page('/facilities', facilities, facilities.picture),
    page('/gallery', gallery, last?.picture),
    page('/contact', contact, home.facilities.picture),
  ];
}

async function roomPages(): Promise<SitePage[]> {
  const rooms = await getRooms();
  return rooms.flatMap(({ id, name, beds, sleeps, summary, pictures: [picture] }) =>
    picture
      ? [
          {
            path: `/${id}`,
            description: summary,
            kicker: `${beds} · ${words.rooms.sleeps(sleeps)}`,
            name,
            picture,
            listed: true,
          },
        ]
      : [],
  );
}

async function answerPages(picture: Picture): Promise<SitePage[]> {
  const [inn, notFound, failure, sent, notSent] = await Promise.all([
    getInn(),
    getPage('not-found'),
    getPage('failure'),
    getPage('sent'),
    getPage('not-sent'),
  ]);
  return [
    { path: '/404', ...notFound },
    { path: '/500', ...failure, picture },
    { path: '/sent', ...sent, picture },
    { path: '/not-sent', ...notSent, picture },
  ].map(({ path, description, heading, picture }) => ({
    path,
    description,
    kicker: inn.tagline,
    name: heading,
    picture,
    listed: false,
  }));
}

async function collect(): Promise<SitePage[]> {
  const [main, rooms] = await Promise.all([mainPages(), roomPages()]);
  const [home] = main;
  return [...main, ...rooms, ...(home ? await answerPages(home.picture) : [])];
}

/** Every page of the site, in the order of the navigation, then the rooms. */
export const getSitePages = once(collect);

const byPath = once(async () => new Map((await getSitePages()).map((page) => [page.path, page])));

/** The page at this address; throws when the list above has been forgotten. */
export async function getSitePage(path: string): Promise<SitePage> {
  const page = (await byPath()).get(path);
  if (!page) throw new Error(`${path} is not in src/views/sitePages.ts: add it there.`);
  return page;
}

/** The last part of the address of a page's share picture: `home`, `about`, `Deluxe_…`. */
export function shareName(path: string): string {
  return path.slice(1) || 'home';
}
