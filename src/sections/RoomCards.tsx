import { CONTACT } from '../routes.ts';
import { Band } from '../ui/Band.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { SectionHeading } from '../ui/Heading.tsx';
import type { PictureProps } from '../ui/Picture.tsx';
import { RoomFacts, type RoomFactsProps } from '../ui/RoomFacts.tsx';
import { RoomPicture } from '../ui/RoomPicture.tsx';
import { Unbroken } from '../ui/Unbroken.tsx';
import { words } from '../words/index.ts';
import styles from './RoomCards.module.css';

export interface RoomCardProps {
  href: string;
  name: string;
  summary: string;
  facts: RoomFactsProps;
  picture: PictureProps;
}

interface RoomCardsProps {
  heading: string;
  intro: string;
  rooms: RoomCardProps[];
  /** Where all rooms are, when these are not all. */
  all?: string | undefined;
}

function RoomCard({ href, name, summary, facts, picture }: RoomCardProps) {
  return (
    <li className={styles.room}>
      <article>
        <a href={href} tabIndex={-1}>
          <RoomPicture climate={facts.climate} picture={picture} />
        </a>
        <h3>
          <a href={href}>
            <Unbroken text={name} />
          </a>
        </h3>
        <RoomFacts {...facts} />
        <p>{summary}</p>
        <div className={styles.ways}>
          <ButtonLink href={CONTACT} label={words.rooms.bookRoom(name)} variant="call">
            {words.bookNow}
          </ButtonLink>
          <ButtonLink href={href} label={words.rooms.knowMoreOf(name)}>
            {words.knowMore}
          </ButtonLink>
        </div>
      </article>
    </li>
  );
}

/** The room types in pairs, large and small by turns: one with a fan, one with AC. */
export function RoomCards({ heading, intro, rooms, all }: RoomCardsProps) {
  return (
    <Band ground="sand" id="rooms" labelledBy="rooms-heading">
      <SectionHeading id="rooms-heading" intro={intro}>
        {heading}
      </SectionHeading>
      <ul className={styles.rooms}>
        {rooms.map((room) => (
          <RoomCard key={room.href} {...room} />
        ))}
      </ul>
      {all && (
        <p className={styles.all}>
          <ButtonLink href={all}>{words.rooms.all}</ButtonLink>
        </p>
      )}
    </Band>
  );
}
