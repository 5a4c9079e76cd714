import { Band } from '../ui/Band.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import type { Feature } from '../ui/feature.ts';
import { Icon } from '../ui/Icon.tsx';
import { Unbroken } from '../ui/Unbroken.tsx';
import styles from './FacilityList.module.css';

interface FacilityListProps {
  heading: string;
  facilities: Feature[];
  /** The last entry of the book: what is not in it, and how to ask. */
  closing: { sentence: string; href: string; button: string };
}

/** The facilities as entries of a house book: an icon, a name, a sentence of fact. */
export function FacilityList({ heading, facilities, closing }: FacilityListProps) {
  return (
    <Band labelledBy="facility-list-heading">
      <h2 className="visually-hidden" id="facility-list-heading">
        {heading}
      </h2>
      <div className={styles.list}>
        {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without a box. */}
        <ul role="list">
          {facilities.map(({ name, description, icon }) => (
            <li key={name}>
              <Icon name={icon} size="large" />
              <h3>
                <Unbroken text={name} />
              </h3>
              <p>{description}</p>
            </li>
          ))}
        </ul>
        <div className={styles.closing}>
          <p>{closing.sentence}</p>
          <ButtonLink href={closing.href} variant="call">
            {closing.button}
          </ButtonLink>
        </div>
      </div>
    </Band>
  );
}
