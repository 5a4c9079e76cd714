import { words } from '../../site/words/index.ts';
import { Icon } from '../controls/Icon.tsx';
import { keyed } from '../controls/keyed.ts';
import styles from './RoomFacts.module.css';

export interface RoomFactsProps {
  beds: string;
  bath: string;
  wifi: string;
  climate: 'ac' | 'non-ac';
  /** Already worded; shown only when the innkeeper has set one. */
  price?: string;
}

/** AC or not, told apart at a glance by ground, icon and word. */
export function ClimateTag({ climate }: { climate: RoomFactsProps['climate'] }) {
  return (
    <span className={styles.climate} data-climate={climate}>
      <Icon name={climate === 'ac' ? 'snowflake' : 'fan'} />
      {climate === 'ac' ? words.rooms.ac : words.rooms.nonAc}
    </span>
  );
}

/** The same where many rooms stand below each other: an icon, its word for those who cannot see it. */
export function ClimateIcon({ climate }: { climate: RoomFactsProps['climate'] }) {
  return (
    <span className={styles.sign} data-climate={climate}>
      <Icon name={climate === 'ac' ? 'snowflake' : 'fan'} />
      <span className="visually-hidden">
        {climate === 'ac' ? words.rooms.ac : words.rooms.nonAc}
      </span>
    </span>
  );
}

/** A room's facts in one line. */
export function RoomFacts({ beds, bath, wifi, climate, price }: RoomFactsProps) {
  return (
    <ul className={styles.facts}>
      {keyed([beds, bath, wifi]).map(([key, fact]) => (
        <li key={key}>{fact}</li>
      ))}
      <li>
        <span className={styles.air} data-climate={climate}>
          <Icon name={climate === 'ac' ? 'snowflake' : 'fan'} />
          {climate === 'ac' ? words.rooms.ac : words.rooms.nonAc}
        </span>
      </li>
      {price && <li>{price}</li>}
    </ul>
  );
}
