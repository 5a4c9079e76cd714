import { getCollection, getEntry } from 'astro:content';
import { drawingColours } from '../colours/palette.ts';
import type { FileContent, FilePath } from './contentFiles.ts';
import { FILES } from './fileNames.ts';
import { isRoom, pageFile, roomIdOf } from './files.ts';
import { memoize, memoizeEach } from './memoize.ts';
import type { PageContent, PageId } from './pages.ts';
import type { Room } from './schema/room.ts';
import type { Translation } from './schema/translations.ts';

/** A room type with its id, spelt like its file's name; its address is `/${id}`. */
export type RoomWithRoute = Room & { id: string };

/** The content of a file as its schema parses it; undefined if the inn has no such file. */
const read = memoizeEach(async (path: string) => (await getEntry('content', path))?.data.content);

async function readRequired(path: string): Promise<unknown> {
  const content = await read(path);
  if (content === undefined) throw new Error(`content/${path} is missing: run npm run content.`);
  return content;
}

/** A required file; rejects if it is missing. */
const getFile = <Path extends FilePath>(path: Path) =>
  readRequired(path) as Promise<FileContent<Path>>;

/** The inn's own facts. */
export const getInn = () => getFile(FILES.inn);

/** The colours of icons and share pictures, and of the browser's toolbar (`theme-color`). */
export const getDrawingColours = memoize(async () => drawingColours((await getInn()).colours));

/** All room types in the innkeeper's order. */
export const getRooms = memoize(async (): Promise<readonly RoomWithRoute[]> => {
  const entries = (await getCollection('content')).filter(({ id }) => isRoom(id));
  return entries
    .map(({ id, data }) => ({ id: roomIdOf(id), ...(data.content as Room) }))
    .sort((a, b) => a.order - b.order);
});

export const getTestimonials = () => getFile(FILES.testimonials);

/** The places nearby; undefined if no page shows them. */
export const getNearby = () =>
  read(FILES.nearby) as Promise<FileContent<typeof FILES.nearby> | undefined>;
export const getFacilities = () => getFile(FILES.facilities);

/** In the file's order, from arriving to leaving. */
export const getGallery = () => getFile(FILES.gallery);

/** The lines on every page; undefined if the inn has none. */
export const getNotice = () =>
  read(FILES.notice) as Promise<FileContent<typeof FILES.notice> | undefined>;

/** The drawn map; undefined if the inn has none. */
export const getMap = () => read(FILES.map) as Promise<FileContent<typeof FILES.map> | undefined>;

/** Every sentence in other languages; empty if the site is in English only. */
export const getTranslations = async () =>
  ((await read(FILES.translations)) ?? []) as readonly Translation[];

/** The words and pictures of one page; undefined if the inn does not have it. */
export const findPage = <Id extends PageId>(id: Id) =>
  read(pageFile(id)) as Promise<PageContent<Id> | undefined>;

/** Like `findPage`, but rejects if the page's file is missing. */
export const getPage = <Id extends PageId>(id: Id) =>
  readRequired(pageFile(id)) as Promise<PageContent<Id>>;

/** The ways to the inn and the card for a driver; undefined if the inn has none. */
export const getGettingHere = () => findPage('drivers-card');

/** Questions and answers; undefined if the inn has no such page. */
export const getGoodToKnow = () => findPage('good-to-know');

/**
 * The content of a file in English, whatever the language of the build: for comparing texts and for maps
 * searches.
 */
const readEnglish = memoizeEach(async (path: string) => {
  const data = (await getEntry('content', path))?.data;
  return data?.english ?? data?.content;
});

/** The inn's own facts in English. */
export const getEnglishInn = () => readEnglish(FILES.inn) as ReturnType<typeof getInn>;

/** The places nearby in English, and the city for a maps search. */
export async function getEnglishPlaces() {
  const nearby = await (readEnglish(FILES.nearby) as ReturnType<typeof getNearby>);
  return nearby && { ...nearby, city: (await getEnglishInn()).address.city };
}

/** The starting points of the routes in English, and the city. */
export async function getEnglishJourneys() {
  const here = await (readEnglish(pageFile('drivers-card')) as ReturnType<typeof getGettingHere>);
  return here && { journeys: here.journeys, city: (await getEnglishInn()).address.city };
}

/** The groups of the facilities page and the facilities in English. */
export async function getEnglishFacilities() {
  const [{ groups }, facilities] = await Promise.all([
    readEnglish(pageFile('facilities')) as Promise<PageContent<'facilities'>>,
    readEnglish(FILES.facilities) as ReturnType<typeof getFacilities>,
  ]);
  return { groups, facilities };
}
