import { words } from '../../site/words/index.ts';
import { ButtonLink } from '../controls/Button.tsx';
import { Picture, type PictureProps } from '../controls/Picture.tsx';
import { HeadingText, Unbroken } from '../controls/Text.tsx';
import { Band, SectionHeading } from '../layout/Band.tsx';
import { PriceOnRequest } from './PriceOnRequest.tsx';
import styles from './RoomCards.module.css';
import { RoomFacts, type RoomFactsProps } from './RoomFacts.tsx';

export interface RoomCardProps {
  href: string;
  /** Link to enquire about it. */
  askHref: string;
  name: string;
  summary: string;
  facts: RoomFactsProps;
  picture: PictureProps;
}

/** A room in a group: photograph, facts and links. */
function RoomCard({ href, askHref, name, summary, facts, picture }: RoomCardProps) {
  return (
    <li className={styles.room}>
      <article>
        <a className={styles.picture} href={href} tabIndex={-1}>
          <Picture {...picture} />
        </a>
        <div className={styles.text}>
          <h4>
            <a href={href}>
              <Unbroken text={name} />
            </a>
          </h4>
          <RoomFacts {...facts} />
          <p>{summary}</p>
          <div className={styles.actions}>
            <ButtonLink href={askHref} label={words.rooms.bookRoom(name)} variant="quiet-call">
              {words.bookNow}
            </ButtonLink>
            <ButtonLink href={href} label={words.rooms.knowMoreOf(name)} variant="quiet">
              {words.knowMore}
            </ButtonLink>
          </div>
        </div>
      </article>
    </li>
  );
}

interface RoomCardsProps {
  heading: string;
  intro: string;
  /** Rooms by capacity, each group with a title. */
  groups: { title: string; rooms: RoomCardProps[] }[];
  /** Link to all rooms, if these are not all. */
  all?: string | undefined;
  /** What the inn says in place of prices. */
  priceOnRequest?: string | undefined;
}

/** Room types by capacity, AC and fan next to each other; phones swipe. */
export function RoomCards({ heading, intro, groups, all, priceOnRequest }: RoomCardsProps) {
  return (
    <Band ground="sand" id="rooms" labelledBy="rooms-heading">
      <SectionHeading id="rooms-heading" intro={intro}>
        <HeadingText text={heading} />
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
      {priceOnRequest && (
        <div className={styles.price}>
          <PriceOnRequest sentence={priceOnRequest} />
        </div>
      )}
      {all && (
        <p className={styles.all}>
          <ButtonLink href={all}>{words.rooms.all}</ButtonLink>
        </p>
      )}
    </Band>
  );
}
