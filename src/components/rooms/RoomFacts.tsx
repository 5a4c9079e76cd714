import { words } from '../../site/words/index.ts';
import { Icon } from '../controls/Icon.tsx';
import { keyed } from '../controls/keyed.ts';
import styles from './RoomFacts.module.css';

export interface RoomFactsProps {
  beds: string;
  bath: string;
  wifi: string;
  climate: 'ac' | 'non-ac';
  /** Formatted; omitted if the innkeeper has set none. */
  price?: string;
}

/** AC or non-AC, distinguished by background, icon and text. */
export function ClimateTag({ climate }: { climate: RoomFactsProps['climate'] }) {
  return (
    <span className={styles.climate} data-climate={climate}>
      <Icon name={climate === 'ac' ? 'snowflake' : 'fan'} />
      {climate === 'ac' ? words.rooms.ac : words.rooms.nonAc}
    </span>
  );
}

/** AC or non-AC in long lists: an icon, with its text visually hidden. */
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

/** A room's facts on one line. */
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
