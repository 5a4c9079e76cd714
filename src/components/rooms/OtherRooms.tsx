import { Picture, type PictureProps } from '../controls/Picture.tsx';
import { Unbroken } from '../controls/Text.tsx';
import { Band, SectionHeading } from '../layout/Band.tsx';
import styles from './OtherRooms.module.css';
import type { RoomCardProps } from './RoomCards.tsx';
import { ClimateTag, type RoomFactsProps } from './RoomFacts.tsx';

interface RoomPictureProps {
  picture: PictureProps;
  climate: RoomFactsProps['climate'];
}

/** A room's photograph at 3:2 with an AC or non-AC badge. */
function RoomPicture({ picture, climate }: RoomPictureProps) {
  return (
    <span className={styles.picture}>
      <Picture {...picture} />
      <ClimateTag climate={climate} />
    </span>
  );
}

interface OtherRoomsProps {
  heading: string;
  rooms: RoomCardProps[];
}

/** The other rooms, small, at the end of a room's page. */
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
