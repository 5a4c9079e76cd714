import { words } from '../../site/words/index.ts';
import { ButtonLink } from '../controls/Button.tsx';
import { Band } from '../layout/Band.tsx';
import { Breadcrumb, type Crumb } from '../layout/Breadcrumb.tsx';
import { RoomDetail, type RoomDetailProps } from './RoomDetail.tsx';
import styles from './RoomPage.module.css';

interface RoomPageProps extends Omit<RoomDetailProps, 'headingLevel'> {
  /** The path from the home page. */
  breadcrumbs: readonly Crumb[];
  /** The page of guests' questions, if any. */
  knowHref: string | undefined;
}

/** A room type's own page. */
export function RoomPage({ breadcrumbs, knowHref, ...room }: RoomPageProps) {
  return (
    <div className={styles.page}>
      <Band labelledBy={`${room.id}-name`}>
        <div className={styles.breadcrumbs}>
          <Breadcrumb breadcrumbs={breadcrumbs} />
        </div>
        <RoomDetail {...room} headingLevel={1} />
        {knowHref && (
          <p className={styles.know}>
            <ButtonLink href={knowHref} variant="quiet">
              {words.goodToKnow.lead}
            </ButtonLink>
          </p>
        )}
      </Band>
    </div>
  );
}
