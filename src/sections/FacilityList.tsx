import { Band } from '../ui/Band.tsx';
import { Icon } from '../ui/Icon.tsx';
import styles from './FacilityList.module.css';
import type { Feature } from './Features.tsx';

interface FacilityListProps {
  heading: string;
  facilities: Feature[];
}

/** The facilities as entries of a house book: an icon, a name, a sentence of fact. */
export function FacilityList({ heading, facilities }: FacilityListProps) {
  return (
    <Band labelledBy="facility-list-heading">
      <h2 className="visually-hidden" id="facility-list-heading">
        {heading}
      </h2>
      <ul className={styles.list}>
        {facilities.map(({ name, description, icon }) => (
          <li key={name}>
            <Icon name={icon} size="large" />
            <h3>{name}</h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
