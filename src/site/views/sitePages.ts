import { memoize } from '../../content/memoize.ts';
import { ownPages, type PageId, type PageWords, pageAt, pageIds } from '../../content/pages.ts';
import { findPage, getGallery, getInn, getPage, getRooms } from '../../content/queries.ts';
import type { Picture } from '../../content/schema/parts.ts';
import { DRIVERS_CARD, sheetCount, sheetPath } from '../routes.ts';
import { words } from '../words/index.ts';

/** A page's metadata for the browser's tab, search engines, shared links and the sitemap. */
export interface SitePage {
  /** Its key in the list in src/content/pages.ts; undefined for any other page. */
  id?: PageId;
  /** Its address, beginning with a slash. */
  path: string;
  title: string;
  description: string;
  /** The text of links to it. */
  label: string;
  /** The text above the heading on the share picture. */
  kicker: string;
  /** Its own heading. */
  name: string;
  picture: Picture;
  /** Where every page links to it. */
  links: readonly ('menu' | 'quick' | 'notes')[];
  /** Whether it is in the sitemap; other pages ask search engines to omit them (`noindex`). */
  listed: boolean;
  /** The page that it continues, whose share picture it uses. */
  continues?: string;
}

/** Content that several pages take words and pictures from. */
async function loadShared() {
  const [inn, home, rooms, gallery] = await Promise.all([
    getInn(),
    getPage('home'),
    getRooms(),
    getGallery(),
  ]);
  const [hero] = home.hero.pictures;
  if (!hero) throw new Error('content/pages/home.yaml needs the photographs of its hero.');
  return { inn, home, rooms, gallery, hero };
}
type Shared = Awaited<ReturnType<typeof loadShared>>;

async function pageOf(id: PageId, shared: Shared): Promise<SitePage[]> {
  const content = await findPage(id);
  if (content === undefined) return [];
  const { path, label, links = [], visibility = 'listed', kicker, ...page } = pageAt(id);
  const { title, description, heading } = page.head?.(content) ?? (content as PageWords);
  const own = page.picture
    ? page.picture(content, shared)
    : (content as { picture?: Picture }).picture;
  return [
    {
      ...{ id, path, title, description, links, name: heading, label: label ?? heading },
      kicker: (kicker !== 'tagline' && label) || shared.inn.tagline,
      picture: own ?? shared.hero,
      listed: visibility === 'listed',
    },
  ];
}

/** The gallery's sheets after the first, which continue its page. */
function sheetPages(first: SitePage, { gallery }: Shared): SitePage[] {
  const count = sheetCount(gallery);
  return Array.from({ length: Math.max(0, count - 1) }, (_, index) => {
    const place = words.pictures.gallery.page(index + 2, count);
    return {
      ...first,
      path: sheetPath(index + 2),
      title: `${place} – ${first.title}`,
      description: `${place}. ${first.description}`,
      links: [],
      listed: false,
      continues: first.path,
    };
  });
}

function roomPages({ rooms, inn }: Shared): SitePage[] {
  return rooms.flatMap(({ id, name, beds, sleeps, summary, pictures: [picture] }) => {
    if (!picture) return [];
    const title = `${name} – ${inn.name}, ${inn.address.city}`;
    const kicker = `${beds} · ${words.rooms.sleeps(sleeps)}`;
    const common = { label: name, name, kicker, picture, links: [], listed: true };
    return { path: `/${id}`, title, description: summary, ...common };
  });
}

/** Pages without a content file, whose words are in src/site/words. */
const interfacePages = ({ inn, hero }: Shared): SitePage[] =>
  Object.values(ownPages).map(({ path, words: { title, description, heading } }) => ({
    ...{ path, title: title(inn.name), description: description(inn.name) },
    ...{ name: heading, label: heading, kicker: inn.tagline },
    ...{ picture: hero, links: [], listed: false },
  }));

async function collect(): Promise<SitePage[]> {
  const shared = await loadShared();
  const own = (await Promise.all(pageIds.map((id) => pageOf(id, shared)))).flat();
  const sheets = own.filter(({ path }) => path === sheetPath(1));
  return [
    ...own,
    ...sheets.flatMap((gallery) => sheetPages(gallery, shared)),
    ...roomPages(shared),
    ...interfacePages(shared),
  ];
}

/** Every page of the site: those of the list in src/content/pages.ts, then the rooms, then the rest. */
export const getSitePages = memoize(collect);

const byPath = memoize(
  async () => new Map((await getSitePages()).map((page) => [page.path, page])),
);

/** The page at this address; throws if there is none. */
export async function getSitePage(path: string): Promise<SitePage> {
  const page = (await byPath()).get(path);
  if (!page) throw new Error(`There is no page ${path}: src/content/pages.ts lists all.`);
  return page;
}

/** The links that every page has: the main menu, and those of the footer. */
export async function getNavigation() {
  const pages = await getSitePages();
  const linked = (place: SitePage['links'][number]) =>
    pages
      .filter(({ links }) => links.includes(place))
      .map(({ path, label }) => ({ href: path, label }));
  return { menu: linked('menu'), quick: linked('quick'), notes: linked('notes') };
}

/**
 * The paths of a route file `[...page].astro` for an optional page: its folder's own address if the
 * page's file is in content/, else none.
 */
export const optionalPage = async (id: PageId) =>
  (await findPage(id)) ? [{ params: { page: undefined } }] : [];

/** The address of an optional page; undefined if the inn does not have it. */
export const hrefOf = async (id: PageId) => ((await findPage(id)) ? pageAt(id).path : undefined);

/** The page of the notice; undefined if the notice is only its lines. */
export const noticeHref = () => hrefOf('notice');

/** The page of guests' questions; undefined if the inn has none. */
export const knowHref = () => hrefOf('good-to-know');

/** Links to all routes to the inn, and to the card for a driver; undefined if the inn has neither. */
export async function wayLinks() {
  if (!(await hrefOf('drivers-card'))) return undefined;
  const know = await knowHref();
  return { wholeHref: know ? `${know}#getting-here` : DRIVERS_CARD, cardHref: DRIVERS_CARD };
}

/** Links to those pages of the inn that answer guests' questions before they ask. */
export async function answerLinks() {
  const links = [
    { href: await knowHref(), label: words.goodToKnow.name },
    { href: (await wayLinks())?.wholeHref, label: words.gettingHere.name },
  ];
  return links.flatMap(({ href, label }) => (href ? [{ href, label }] : []));
}

/** The last part of the address of a page's share picture: `home`, `about`, `Deluxe_…`. */
export function shareName({ path, continues = path }: SitePage): string {
  return continues.slice(1) || 'home';
}
