import { words } from '../../site/words/index.ts';

export interface RoomLink {
  href: string;
  name: string;
}

interface RoomLinksProps {
  rooms: RoomLink[];
  /** Where all of them are, when these are not all. */
  allRooms?: string | undefined;
}

/** Rooms by name, each leading to its own page, and to all when there are more: items of a list. */
export function RoomLinks({ rooms, allRooms }: RoomLinksProps) {
  const links = allRooms ? [...rooms, { href: allRooms, name: words.rooms.all }] : rooms;
  return links.map(({ href, name }) => (
    <li key={href}>
      <a href={href}>{name}</a>
    </li>
  ));
}
