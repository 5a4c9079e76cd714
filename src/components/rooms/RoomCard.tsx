import { words } from '../../site/words/index.ts';
import { ButtonLink } from '../controls/Button.tsx';
import { Picture, type PictureProps } from '../controls/Picture.tsx';
import { Unbroken } from '../controls/Text.tsx';
import styles from './RoomCard.module.css';
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
export function RoomCard({ href, askHref, name, summary, facts, picture }: RoomCardProps) {
  return (
    <li className={styles.room}>
      <article>
        <a className={styles.picture} href={href} tabIndex={-1}>
          <Picture {...picture} />
        </a>
        <div className={styles.words}>
          <h4>
            <a href={href}>
              <Unbroken text={name} />
            </a>
          </h4>
          <RoomFacts {...facts} />
          <p>{summary}</p>
          <div className={styles.ways}>
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
