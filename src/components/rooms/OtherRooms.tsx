import { Unbroken } from '../controls/Unbroken.tsx';
import { Band } from '../layout/Band.tsx';
import { SectionHeading } from '../layout/Heading.tsx';
import styles from './OtherRooms.module.css';
import type { RoomCardProps } from './RoomCard.tsx';
import { RoomPicture } from './RoomPicture.tsx';

interface OtherRoomsProps {
  heading: string;
  rooms: RoomCardProps[];
}

/** The rest of the rooms, small, at the foot of a room's page. */
export function OtherRooms({ heading, rooms }: OtherRoomsProps) {
  return (
    <div className={styles.others}>
      <Band ground="sand" labelledBy="others-heading">
        <SectionHeading id="others-heading">{heading}</SectionHeading>
        <ul className={styles.rooms}>
          {rooms.map(({ href, name, facts, picture }) => (
            <li key={href}>
              <a href={href}>
                <RoomPicture climate={facts.climate} picture={picture} />
                <span className={styles.name}>
                  <Unbroken text={name} />
                </span>
                <span className={styles.beds}>{facts.beds}</span>
              </a>
            </li>
          ))}
        </ul>
      </Band>
    </div>
  );
}
