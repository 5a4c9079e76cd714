import type { Feature } from '../ui/feature.ts';
import { SectionHeading } from '../ui/Heading.tsx';
import { Icon } from '../ui/Icon.tsx';
import { keyed } from '../ui/keyed.ts';
import { Picture, type PictureProps } from '../ui/Picture.tsx';
import { Unbroken } from '../ui/Unbroken.tsx';
import styles from './FacilityGroups.module.css';

interface FacilityGroupsProps {
  groups: { heading: string; picture: PictureProps; facilities: Feature[] }[];
}

/** The facilities by where one finds them, each group beside a photograph, on either side by turns. */
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
