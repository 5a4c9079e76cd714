import type { FloorPlanProps } from '../../components/floor-plan/FloorPlan.tsx';
import type { RoomFactsProps } from '../../components/rooms/RoomFacts.tsx';
import type { RoomQuestion } from '../../components/rooms/roomContactLinks.ts';
import type { RoomWithRoute } from '../../content/queries.ts';
import type { Inn } from '../../content/schema/inn.ts';
import type { Room } from '../../content/schema/room.ts';
import { drawPlan } from '../../floor-plan/drawing.ts';
import { planInWords } from '../../floor-plan/inWords.ts';
import type { PictureLayout } from '../../images/layouts.ts';
import { preparePicture, preparePictures, wholePictureSet } from '../../images/pictures.ts';
import { askAbout } from '../routes.ts';
import { words } from '../words/index.ts';

/** The inn's facts about prices. */
type Priced = Pick<Inn, 'priceNote' | 'priceOnRequest'>;

/** What the inn says in place of a price; undefined if all of these rooms have one. */
export function priceOnRequest(
  rooms: readonly Pick<Room, 'price'>[],
  inn: Pick<Inn, 'priceOnRequest'>,
): string | undefined {
  return rooms.some(({ price }) => price === undefined) ? inn.priceOnRequest : undefined;
}

/** Square feet per square metre: the international foot is 0.3048 m. */
const SQUARE_FEET = 1 / 0.3048 ** 2;

/** A room's facts on one line: beds · bath · Wi-Fi · AC, and the price with tax if set. */
function factsOf(room: Room, { priceNote }: Priced): RoomFactsProps {
  const { beds, baths, wifi, climate, price } = room;
  return {
    beds,
    bath: words.rooms.baths(baths),
    wifi: wifi ? words.rooms.wifi : words.rooms.noWifi,
    climate,
    ...(price === undefined ? {} : { price: words.price.withTax(price, priceNote) }),
  };
}

/** The floor space in square metres and feet; undefined if not given. */
export function floorSpace({ floorSpace: metres }: Pick<Room, 'floorSpace'>): string | undefined {
  if (metres === undefined) return undefined;
  return words.whichRoom.floorSpace(metres, Math.round(metres * SQUARE_FEET));
}

/** A room's floor plan, drawn and in words; undefined if its file has none. */
export function floorPlan(
  room: Pick<Room, 'plan' | 'sleeps' | 'floorSpace' | 'order'>,
): FloorPlanProps | undefined {
  const { plan, sleeps, floorSpace, order } = room;
  if (!plan) return undefined;
  return {
    // Unique: the content check reports rooms with the same `order`.
    id: `p${order}`,
    drawing: drawPlan(plan, sleeps),
    measure: words.floorPlan.measure(plan.width, plan.depth),
    text: `${planInWords(plan, floorSpace)} ${words.floorPlan.sandals(sleeps)}`,
  };
}

/** The data of a room card. */
export async function roomCard(room: RoomWithRoute, inn: Priced, place: PictureLayout) {
  const [first] = room.pictures;
  if (!first) throw new Error(`content/rooms/${room.id}.yaml needs at least one photo.`);
  return {
    href: `/${room.id}`,
    askHref: askAbout(room.id),
    name: room.name,
    summary: room.summary,
    facts: factsOf(room, inn),
    picture: await preparePicture(first, place),
  };
}

/** Rooms by capacity. Groups and rooms keep the innkeeper's order. */
export async function roomGroups(rooms: readonly RoomWithRoute[], inn: Priced) {
  const bySleeps = Map.groupBy(rooms, ({ sleeps }) => sleeps);
  return Promise.all(
    [...bySleeps].map(async ([sleeps, alike]) => ({
      title: words.rooms.forGuests(sleeps),
      rooms: await Promise.all(alike.map((room) => roomCard(room, inn, 'roomPair'))),
    })),
  );
}

/** The data of the rooms page and a room's own page. */
export async function roomDetail(room: RoomWithRoute, inn: Priced, options: { priority: boolean }) {
  return {
    id: room.id,
    href: `/${room.id}`,
    askHref: askAbout(room.id),
    name: room.name,
    facts: factsOf(room, inn),
    guests: room.sleeps,
    plan: floorPlan(room),
    price: room.price === undefined ? undefined : words.price.aNight(room.price),
    priceOnRequest: priceOnRequest([room], inn),
    sizeLine: [words.rooms.sleeps(room.sleeps), floorSpace(room)].filter(Boolean).join(' · '),
    description: room.description,
    amenities: room.amenities,
    pictures: await Promise.all(
      room.pictures.map(async (picture, index) => ({
        ...(await preparePicture(picture, 'roomWide', {
          priority: options.priority && index === 0,
        })),
        whole: await wholePictureSet(picture),
      })),
    ),
    thumbnails: await preparePictures(room.pictures, 'roomThumbnail'),
  };
}

/** Fills a room's name into the content's opening sentence for enquiries. */
export function questionAbout(text: string, { id, name }: RoomWithRoute): RoomQuestion {
  return { id, name, text: text.replace('[room]', () => name) };
}
