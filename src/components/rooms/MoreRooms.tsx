import { Unbroken } from '../controls/Text.tsx';
import { Band } from '../layout/Band.tsx';
import { SectionHeading } from '../layout/Heading.tsx';
import styles from './MoreRooms.module.css';
import type { RoomLink } from './RoomLinks.tsx';

interface MoreRoomsProps {
  heading: string;
  /** With what the questions above ask of a room. */
  rooms: (RoomLink & { sleeps: number; climate: string })[];
}

/** The rooms that a page has no place for, by name: each leads to its own page. */
export function MoreRooms({ heading, rooms }: MoreRoomsProps) {
  return (
    <Band labelledBy="more-rooms-heading">
      <SectionHeading id="more-rooms-heading">{heading}</SectionHeading>
      <ul className={styles.rooms} data-rooms="section">
        {rooms.map(({ href, name, sleeps, climate }) => (
          <li data-climate={climate} data-sleeps={sleeps} key={href}>
            <a href={href}>
              <Unbroken text={name} />
            </a>
          </li>
        ))}
      </ul>
    </Band>
  );
}
