import { words } from '../../site/words/index.ts';
import type { Climate } from '../../site/words/whichRoom.ts';
import { Icon } from '../controls/Icon.tsx';
import { keyed } from '../controls/keyed.ts';
import styles from './RoomFacts.module.css';

export interface RoomFactsProps {
  beds: string;
  bath: string;
  wifi: string;
  climate: Climate;
  /** Formatted; omitted if the innkeeper has set none. */
  price?: string;
}

export const climateIcon = (climate: Climate) => (climate === 'ac' ? 'snowflake' : 'fan');

const climateName = (climate: Climate) => (climate === 'ac' ? words.rooms.ac : words.rooms.nonAc);

/** AC or non-AC, distinguished by background, icon and text. */
export function ClimateTag({ climate }: { climate: Climate }) {
  return (
    <span className={styles.climate} data-climate={climate}>
      <Icon name={climateIcon(climate)} />
      {climateName(climate)}
    </span>
  );
}

/** AC or non-AC in long lists: an icon, with its text visually hidden. */
export function ClimateIcon({ climate }: { climate: Climate }) {
  return (
    <span className={styles.sign} data-climate={climate}>
      <Icon name={climateIcon(climate)} />
      <span className="visually-hidden">{climateName(climate)}</span>
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
          <Icon name={climateIcon(climate)} />
          {climateName(climate)}
        </span>
      </li>
      {price && <li>{price}</li>}
    </ul>
  );
}
