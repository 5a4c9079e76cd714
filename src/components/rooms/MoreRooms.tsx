import { Unbroken } from '../controls/Text.tsx';
import { Band, SectionHeading } from '../layout/Band.tsx';
import styles from './MoreRooms.module.css';
import type { RoomLink } from './RoomLinks.tsx';

interface MoreRoomsProps {
  heading: string;
  /** Capacity and climate are what the questions filter by. */
  rooms: (RoomLink & { sleeps: number; climate: string })[];
}

/** Names of the rooms that the page does not show, linked to their pages. */
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
