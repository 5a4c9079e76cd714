import type { ReactNode } from 'react';
import { words } from '../words/index.ts';
import styles from './RoomTabs.module.css';

interface RoomTab {
  /** The room's route without its slash, such as "Deluxe_Double_AC_Room"; also the page's hash. */
  id: string;
  /** What the list says. */
  name: string;
  /** A short fact under the name, such as "2 single beds · AC". */
  note?: string;
  panel: ReactNode;
}

/**
 * A side list of rooms and the chosen one beside it. Without JavaScript the list leads to the
 * room pages and the first room stands beside it; `elements/room-tabs.ts` makes tabs of it.
 */
export function RoomTabs({ rooms }: { rooms: RoomTab[] }) {
  return (
    <room-tabs className={styles.tabs} data-label={words.pictures.roomTypes}>
      <div className={styles.side}>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets. */}
        <ul className={styles.list} role="list">
          {rooms.map(({ id, name, note }) => (
            <li className={styles.item} key={id}>
              <a className={styles.tab} data-room={id} href={`/${id}`}>
                <span>{name}</span>
                {note && <span className={styles.note}>{note}</span>}
              </a>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles.panels}>
        {rooms.map(({ id, panel }, index) => (
          <div className={styles.panel} data-panel={id} hidden={index > 0} key={id}>
            {panel}
          </div>
        ))}
      </div>
    </room-tabs>
  );
}
