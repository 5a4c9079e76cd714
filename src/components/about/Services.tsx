import { Icon } from '../controls/Icon.tsx';
import { keyed } from '../controls/keyed.ts';
import { Picture, type PictureProps } from '../controls/Picture.tsx';
import type { Feature } from '../facilities/FacilityGroups.tsx';
import { Band, SectionHeading } from '../layout/Band.tsx';
import styles from './Services.module.css';

interface ServicesProps {
  heading: string;
  intro: string;
  services: (Feature & { picture?: PictureProps })[];
}

/** The services with their photographs, alternating large and small. */
export function Services({ heading, intro, services }: ServicesProps) {
  return (
    <Band labelledBy="services-heading">
      <SectionHeading id="services-heading" intro={intro}>
        {heading}
      </SectionHeading>
      <ul className={styles.services}>
        {keyed(services, ({ name }) => name).map(([key, { name, description, icon, picture }]) => (
          <li key={key}>
            {picture && (
              <div className={styles.picture}>
                <Picture {...picture} />
              </div>
            )}
            <h3>
              <Icon name={icon} />
              {name}
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}
