import { ROOMS } from '../routes.ts';

interface Named {
  id: string;
  name: string;
  shortName?: string | undefined;
}

/**
 * As many rooms a page shows, however many there are, so that no page grows with the inn; where
 * there are more it leads to all.
 */
export const MOST = { cards: 8, tabs: 12, named: 8 } as const;

/** A room as a link. */
export const roomLink = ({ id, name }: Named) => ({ href: `/${id}`, name });

/** The same with what the questions of the rooms page ask. */
export const kindLink = ({
  sleeps,
  climate,
  ...room
}: Named & { sleeps: number; climate: string }) => ({ ...roomLink(room), sleeps, climate });

/** The same where there is little room: by its short name, if it has one. */
export const shortRoomLink = ({ id, name, shortName }: Named) => ({
  href: `/${id}`,
  name: shortName ?? name,
});

/** Where all rooms are, when a page shows no more than `most` and there are more. */
export function allRooms(rooms: readonly Named[], most: number): string | undefined {
  return rooms.length > most ? ROOMS : undefined;
}

/** The rooms that a page names in passing: in its footer, and where a guest has lost the way. */
export function namedRooms(rooms: readonly Named[], link = roomLink) {
  const shown = rooms.slice(0, MOST.named);
  return { rooms: shown.map(link), allRooms: allRooms(rooms, MOST.named) };
}
