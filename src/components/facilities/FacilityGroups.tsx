import type { IconName } from '../../icons/names.ts';
import { Icon } from '../controls/Icon.tsx';
import { keyed } from '../controls/keyed.ts';
import { Picture, type PictureProps } from '../controls/Picture.tsx';
import { Unbroken } from '../controls/Text.tsx';
import { SectionHeading } from '../layout/Band.tsx';
import styles from './FacilityGroups.module.css';

/** A facility, a service or a reason to stay. */
export interface Feature {
  name: string;
  description: string;
  icon: IconName;
}

interface FacilityGroupsProps {
  groups: { heading: string; picture: PictureProps; facilities: Feature[] }[];
}

/** Facilities by location, each group next to a photograph on alternating sides. */
export function FacilityGroups({ groups }: FacilityGroupsProps) {
  return (
    <div className={styles.groups}>
      {keyed(groups, ({ heading }) => heading).map(
        ([key, { heading, picture, facilities }], index) => (
          <section aria-labelledby={`group-${index + 1}`} className={styles.group} key={key}>
            <div className={styles.heading}>
              <SectionHeading id={`group-${index + 1}`}>{heading}</SectionHeading>
            </div>
            <div className={styles.picture}>
              <Picture {...picture} />
            </div>
            {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets. */}
            <ul className={styles.cards} role="list">
              {keyed(facilities, ({ name }) => name).map(([key, { name, description, icon }]) => (
                <li key={key}>
                  <Icon name={icon} size="large" />
                  <h3>
                    <Unbroken text={name} />
                  </h3>
                  <p>{description}</p>
                </li>
              ))}
            </ul>
          </section>
        ),
      )}
    </div>
  );
}
