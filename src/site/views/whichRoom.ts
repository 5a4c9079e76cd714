import type { RoomWithRoute } from '../../content/queries.ts';
import type { Inn } from '../../content/schema/inn.ts';
import type { Room } from '../../content/schema/room.ts';
import { telLink, whatsappLink } from '../../enquiry/contract/contactLinks.ts';
import type { GuestCount } from '../../enquiry/contract/context.ts';
import { CONTACT, ROOMS } from '../routes.ts';
import { words } from '../words/index.ts';
import { floorPlan, floorSpace } from './rooms.ts';

/** Larger parties share the last answer, so that the row stays short. */
const MOST_ANSWERS = 8;

/**
 * Ids that link parts of the page: without JavaScript, answers are links to the table's groups and
 * to the note for large parties.
 */
const PLACE = { more: 'for-more', names: 'more-rooms-heading' } as const;
const groupId = (sleeps: number) => `for-${sleeps}`;

/**
 * The two questions above the rooms, without those to which all rooms have the same answer.
 * @param listed the rooms in the comparison table
 * @param hasTable whether the page has that table
 * @returns undefined if neither a question nor the link to the table is left
 */
export function roomQuestions(
  rooms: readonly Room[],
  listed: readonly Room[],
  inn: Inn,
  hasTable: boolean,
) {
  const sizes = [...new Set(rooms.map(({ sleeps }) => sleeps))].sort((a, b) => a - b);
  const most = Math.min(sizes.at(-1) ?? 0, MOST_ANSWERS);
  const inTable = (id: string) => (hasTable ? `#${id}` : '');
  const placeOf = (guests: number) => {
    const smallest = sizes.find((sleeps) => sleeps >= guests);
    if (smallest === undefined) return `#${PLACE.more}`;
    const isListed = listed.some(({ sleeps }) => sleeps === smallest);
    return isListed ? inTable(groupId(smallest)) : `#${PLACE.names}`;
  };
  const climates = new Set(rooms.map(({ climate }) => climate));
  const more: GuestCount = `${most + 1}+`;
  const placed = (guests: GuestCount, place: string) => ({
    guests,
    href: `${ROOMS}?guests=${encodeURIComponent(guests)}${place}`,
  });
  const { message, none } = words.whichRoom;
  if (!hasTable && sizes.length < 2 && climates.size < 2) return undefined;
  return {
    hasTable,
    guests:
      sizes.length < 2
        ? []
        : [
            ...Array.from({ length: most }, (_, index) => placed(index + 1, placeOf(index + 1))),
            placed(more, placeOf(most + 1)),
          ],
    climates:
      climates.size < 2
        ? []
        : (['ac', 'non-ac'] as const).map((climate) => ({
            climate,
            href: `${ROOMS}?climate=${climate}${inTable(`with-${climate}`)}`,
          })),
    total: rooms.length,
    allHref: ROOMS,
    none: {
      why: none(`${(sizes.at(-1) ?? 0) + 1}+`, undefined),
      askHref: `${CONTACT}?guests=${encodeURIComponent(more)}&rooms=2`,
      telHref: telLink(inn.phone),
      phone: inn.phone,
      whatsappHref: inn.whatsapp && whatsappLink(inn.whatsapp, message(undefined)),
    },
  };
}

/** The data of `narrowRoomsHead`: the rooms shown on the page, and one of each kind of the others. */
export function headRooms(rooms: readonly RoomWithRoute[], shown: readonly RoomWithRoute[]) {
  const named = rooms.filter((room) => !shown.includes(room));
  const kinds = Map.groupBy(named, ({ sleeps, climate }) => `${sleeps} ${climate}`);
  return [
    ...shown.map(({ id, sleeps, climate }) => [id, sleeps, climate] as const),
    ...[...kinds.values()].flatMap(([kind]) =>
      kind ? [['', kind.sleeps, kind.climate] as const] : [],
    ),
  ];
}

/**
 * The comparison table, grouped by capacity, in the innkeeper's order.
 * @param total the number of all rooms, if these are not all
 */
export function roomTable(rooms: readonly RoomWithRoute[], total: number, { priceNote }: Inn) {
  const { firstOf, tableIntro } = words.whichRoom;
  return {
    intro: total > rooms.length ? firstOf(rooms.length) : tableIntro,
    groups: [...Map.groupBy(rooms, ({ sleeps }) => sleeps)].map(([sleeps, alike]) => ({
      id: groupId(sleeps),
      rooms: alike.map((room) => ({
        href: `/${room.id}`,
        name: room.name,
        plan: floorPlan(room),
        beds: room.beds,
        sleeps,
        climate: room.climate,
        bath: words.rooms.baths(room.baths),
        floor: floorSpace(room),
        different: room.different,
        price: room.price === undefined ? undefined : words.price.aNight(room.price),
      })),
    })),
    priceNote: words.price.ofAll(priceNote),
  };
}
