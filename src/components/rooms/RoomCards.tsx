import { words } from '../../site/words/index.ts';
import { ButtonLink } from '../controls/Button.tsx';
import { Band } from '../layout/Band.tsx';
import { SectionHeading } from '../layout/Heading.tsx';
import { RoomCard, type RoomCardProps } from './RoomCard.tsx';
import styles from './RoomCards.module.css';

interface RoomCardsProps {
  heading: string;
  intro: string;
  /** Rooms by capacity, each group with a title. */
  groups: { title: string; rooms: RoomCardProps[] }[];
  /** Link to all rooms, if these are not all. */
  all?: string | undefined;
}

/** Room types by capacity, AC and fan next to each other; phones swipe. */
export function RoomCards({ heading, intro, groups, all }: RoomCardsProps) {
  return (
    <Band ground="sand" id="rooms" labelledBy="rooms-heading">
      <SectionHeading id="rooms-heading" intro={intro}>
        {heading}
      </SectionHeading>
      {groups.map(({ title, rooms }) => (
        <div className={styles.group} key={title}>
          <h3>{title}</h3>
          <ul>
            {rooms.map((room) => (
              <RoomCard key={room.href} {...room} />
            ))}
          </ul>
        </div>
      ))}
      {all && (
        <p className={styles.all}>
          <ButtonLink href={all}>{words.rooms.all}</ButtonLink>
        </p>
      )}
    </Band>
  );
}
