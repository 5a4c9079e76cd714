import { Band } from '../ui/Band.tsx';
import { SectionHeading } from '../ui/Heading.tsx';
import type { RoomLink } from '../ui/RoomLinks.tsx';
import { Unbroken } from '../ui/Unbroken.tsx';
import styles from './MoreRooms.module.css';

interface MoreRoomsProps {
  heading: string;
  rooms: RoomLink[];
}

/** The rooms that a page has no place for, by name: each leads to its own page. */
export function MoreRooms({ heading, rooms }: MoreRoomsProps) {
  return (
    <Band ground="sand" labelledBy="more-rooms-heading">
      <SectionHeading id="more-rooms-heading">{heading}</SectionHeading>
      <ul className={styles.rooms}>
        {rooms.map(({ href, name }) => (
          <li key={href}>
            <a href={href}>
              <Unbroken text={name} />
            </a>
          </li>
        ))}
      </ul>
    </Band>
  );
}
