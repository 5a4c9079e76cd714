import { words } from '../../site/words/index.ts';

export interface RoomLink {
  href: string;
  name: string;
}

interface RoomLinksProps {
  rooms: RoomLink[];
  /** Link to all rooms, if these are not all. */
  allRooms?: string | undefined;
}

/** List items linking each room's page and, if there are more, all rooms. */
export function RoomLinks({ rooms, allRooms }: RoomLinksProps) {
  const links = allRooms ? [...rooms, { href: allRooms, name: words.rooms.all }] : rooms;
  return links.map(({ href, name }) => (
    <li key={href}>
      <a href={href}>{name}</a>
    </li>
  ));
}
