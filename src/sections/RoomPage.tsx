import { Band } from '../ui/Band.tsx';
import { RoomDetail, type RoomDetailProps } from './RoomDetail.tsx';
import styles from './RoomPage.module.css';

/** A room type's own page: the room from edge to edge of the grid. */
export function RoomPage(room: Omit<RoomDetailProps, 'headingLevel'>) {
  return (
    <div className={styles.page}>
      <Band labelledBy={`${room.id}-name`}>
        <RoomDetail {...room} headingLevel={1} />
      </Band>
    </div>
  );
}
