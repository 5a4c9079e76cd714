import { once } from '../../content/memoize.ts';
import {
  getGallery,
  getGettingHere,
  getGoodToKnow,
  getInn,
  getPage,
  getRooms,
} from '../../content/queries.ts';
import type { Inn, Picture } from '../../content/schemas.ts';
import { CARD, DRIVERS_CARD, GOOD_TO_KNOW, mainRoutes, OFFLINE } from '../routes.ts';
import { words } from '../words/index.ts';
import { sheetCount, sheetPath } from './gallerySheets.ts';

/**
 * A page as it states itself, once: to the browser's tab, to search engines, to a shared link, to
 * the sitemap.
 */
export interface SitePage {
  /** Its address, beginning with a slash. */
  path: string;
  title: string;
  description: string;
  /** What it is called in the navigation, or what kind of room it shows. */
  kicker: string;
  /** Its own heading. */
  name: string;
  picture: Picture;
  /** False for pages that only answer or carry on something; search engines are asked to leave them out. */
  listed: boolean;
  /** The page that it carries on, and whose picture it shares. */
  continues?: string;
}

const navLabel = (path: string) => mainRoutes.find(({ href }) => href === path)?.label ?? '';

interface PageWords {
  title: string;
  description: string;
  heading: string;
}

const pageOf = (
  path: string,
  { title, description, heading }: PageWords,
  picture: Picture,
  kicker = navLabel(path),
): SitePage => ({ path, title, description, kicker, name: heading, picture, listed: true });

async function mainPages(inn: Inn, hero: Picture): Promise<SitePage[]> {
  const [home, about, rooms, facilities, contact, privacy] = await Promise.all([
    getPage('home'),
    getPage('about'),
    getPage('rooms'),
    getPage('facilities'),
    getPage('contact'),
    getPage('privacy'),
  ]);
  const room = (await getRooms())[0]?.pictures[0] ?? hero;
  return [
    pageOf('/', { ...home, heading: home.hero.headline }, hero, inn.tagline),
    pageOf('/about', about, about.banner),
    pageOf('/rooms', rooms, room),
    pageOf('/facilities', facilities, facilities.picture),
    ...(await galleryPages(hero)),
    pageOf('/contact', contact, home.facilities.picture),
    pageOf('/privacy', privacy, home.about.pictures[1], words.privacy.page),
  ];
}

/** The gallery, and the sheets after its first: the same page carried on. */
async function galleryPages(hero: Picture): Promise<SitePage[]> {
  const [gallery, pictures] = await Promise.all([getPage('gallery'), getGallery()]);
  // The last wide photograph: the first, the house, already stands for the home page.
  const last = pictures.findLast(({ shape }) => shape === 'landscape') ?? pictures.at(-1);
  const first = pageOf(sheetPath(1), gallery, last?.picture ?? hero);
  const count = sheetCount(pictures);
  const further = Array.from({ length: Math.max(0, count - 1) }, (_, index): SitePage => {
    const place = words.pictures.gallery.page(index + 2, count);
    return {
      ...first,
      path: sheetPath(index + 2),
      title: `${place} – ${gallery.title}`,
      description: `${place}. ${gallery.description}`,
      listed: false,
      continues: first.path,
    };
  });
  return [first, ...further];
}

async function roomPages(inn: Inn): Promise<SitePage[]> {
  const rooms = await getRooms();
  return rooms.flatMap(({ id, name, beds, sleeps, summary, pictures: [picture] }) => {
    if (!picture) return [];
    const title = `${name} – ${inn.name}, ${inn.address.city}`;
    const kicker = `${beds} · ${words.rooms.sleeps(sleeps)}`;
    return pageOf(`/${id}`, { title, description: summary, heading: name }, picture, kicker);
  });
}

/** Pages that an inn may do without. */
async function optionalPages(inn: Inn): Promise<SitePage[]> {
  const [know, way] = await Promise.all([getGoodToKnow(), getGettingHere()]);
  const card = way && pageOf(DRIVERS_CARD, way.card, way.card.picture, inn.tagline);
  return [
    ...(know ? [pageOf(GOOD_TO_KNOW, know, know.picture, inn.tagline)] : []),
    // To hold up and to print: nobody searches for it.
    ...(card ? [{ ...card, listed: false }] : []),
  ];
}

async function statusPages(inn: Inn): Promise<SitePage[]> {
  const [notFound, failure, sent, notSent] = await Promise.all([
    getPage('not-found'),
    getPage('failure'),
    getPage('sent'),
    getPage('not-sent'),
  ]);
  return [
    pageOf('/404', notFound, notFound.picture, inn.tagline),
    pageOf('/500', failure, failure.picture, inn.tagline),
    pageOf('/sent', sent, sent.picture, inn.tagline),
    pageOf('/not-sent', notSent, notSent.picture, inn.tagline),
  ].map((page) => ({ ...page, listed: false }));
}

/** Pages that only a guest with a reason opens. */
async function keepsakePages(inn: Inn, hero: Picture): Promise<SitePage[]> {
  const of = ({
    title,
    description,
    heading,
  }: typeof words.along.page | typeof words.offline.page) => ({
    title: title(inn.name),
    description: description(inn.name),
    heading,
  });
  return [
    pageOf(CARD, of(words.along.page), hero),
    pageOf(OFFLINE, of(words.offline.page), hero, inn.tagline),
  ].map((page) => ({ ...page, listed: false }));
}

async function collect(): Promise<SitePage[]> {
  const [inn, home] = await Promise.all([getInn(), getPage('home')]);
  const [hero] = home.hero.pictures;
  if (!hero) throw new Error('content/pages/home.yaml needs the photographs of its hero.');
  const parts = [
    mainPages(inn, hero),
    roomPages(inn),
    optionalPages(inn),
    statusPages(inn),
    keepsakePages(inn, hero),
  ];
  return (await Promise.all(parts)).flat();
}

/** Every page of the site: those of the navigation in its order, the rooms, then what only answers. */
export const getSitePages = once(collect);

const byPath = once(async () => new Map((await getSitePages()).map((page) => [page.path, page])));

/** The page at this address; throws when the list above has been forgotten. */
export async function getSitePage(path: string): Promise<SitePage> {
  const page = (await byPath()).get(path);
  if (!page) throw new Error(`${path} is not in src/site/views/sitePages.ts: add it there.`);
  return page;
}

/** The page of guests' questions; undefined where the inn has none. */
export const knowHref = async () => ((await getGoodToKnow()) ? GOOD_TO_KNOW : undefined);

/** Where all the ways to the inn are told, and the card for a driver; undefined where nowhere. */
export async function wayLinks() {
  if (!(await getGettingHere())) return undefined;
  const know = await knowHref();
  return { wholeHref: know ? `${know}#getting-here` : DRIVERS_CARD, cardHref: DRIVERS_CARD };
}

/** The last part of the address of a page's share picture: `home`, `about`, `Deluxe_…`. */
export function shareName({ path, continues = path }: SitePage): string {
  return continues.slice(1) || 'home';
}
