import { ROOMS } from '../routes.ts';

interface Named {
  id: string;
  name: string;
  shortName?: string | undefined;
}

/**
 * How many rooms each page shows at most, so that pages do not grow with the inn; they link to the
 * rest.
 */
export const MOST = { cards: 8, tabs: 12, named: 8 } as const;

/** A link to a room. */
export const roomLink = ({ id, name }: Named) => ({ href: `/${id}`, name });

/** A link with the properties by which the rooms page's questions filter. */
export const kindLink = ({
  sleeps,
  climate,
  ...room
}: Named & { sleeps: number; climate: string }) => ({ ...roomLink(room), sleeps, climate });

/** A link with the room's short name, if any, for narrow places. */
export const shortRoomLink = ({ id, name, shortName }: Named) => ({
  href: `/${id}`,
  name: shortName ?? name,
});

/** The link to all rooms, if there are more than `most`. */
export function allRooms(rooms: readonly Named[], most: number): string | undefined {
  return rooms.length > most ? ROOMS : undefined;
}

/** Rooms named in the footer and on the not-found page. */
export function namedRooms(rooms: readonly Named[], link = roomLink) {
  const shown = rooms.slice(0, MOST.named);
  return { rooms: shown.map(link), allRooms: allRooms(rooms, MOST.named) };
}
