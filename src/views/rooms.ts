import type { Inn, Room } from '../content/schemas.ts';
import { whatsappLink } from '../enquiry/contactLinks.ts';
import type { PictureLayout } from '../pictures/layouts.ts';
import { preparePicture, preparePictures } from '../pictures/pictures.ts';
import type { RoomFactsProps } from '../ui/RoomFacts.tsx';
import { words } from '../words/index.ts';

type RoomEntry = Room & { id: string };

/** A room's facts as one line: beds · bath · Wi-Fi · AC, and the price when one is set. */
function factsOf(room: Room): RoomFactsProps {
  const { beds, baths, wifi, climate, price } = room;
  return {
    beds,
    bath: words.rooms.baths(baths),
    wifi: wifi ? words.rooms.wifi : words.rooms.noWifi,
    climate,
    ...(price === undefined ? {} : { price: words.rooms.price(price) }),
  };
}

/** What a room card shows. */
export async function roomCard(room: RoomEntry, place: PictureLayout) {
  const [first] = room.pictures;
  if (!first) throw new Error(`content/rooms/${room.id}.yaml needs at least one photo.`);
  return {
    href: `/${room.id}`,
    name: room.name,
    summary: room.summary,
    facts: factsOf(room),
    picture: await preparePicture(first, place),
  };
}

/**
 * Rooms under the number of guests who sleep there; groups and rooms keep the innkeeper's order,
 * so that what comes first is what the innkeeper would show first.
 */
export async function roomGroups(rooms: readonly RoomEntry[]) {
  const bySleeps = Map.groupBy(rooms, ({ sleeps }) => sleeps);
  return Promise.all(
    [...bySleeps].map(async ([sleeps, alike]) => ({
      title: words.rooms.forGuests(sleeps),
      rooms: await Promise.all(alike.map((room) => roomCard(room, 'roomPair'))),
    })),
  );
}

/** What the rooms page and a room's own page show. */
export async function roomDetail(room: RoomEntry, options: { priority: boolean }) {
  return {
    id: room.id,
    href: `/${room.id}`,
    name: room.name,
    facts: factsOf(room),
    sleeps: words.rooms.sleeps(room.sleeps),
    description: room.description,
    amenities: room.amenities,
    pictures: await preparePictures(room.pictures, 'roomWide', { firstPriority: options.priority }),
    thumbnails: await preparePictures(room.pictures, 'roomThumbnail'),
  };
}

/** WhatsApp with the first words of a question about this room; undefined where the inn has none. */
export function whatsappAbout({ whatsapp }: Inn, text: string, room: Room): string | undefined {
  return whatsapp && whatsappLink(whatsapp, text.replace('[room]', room.name));
}
