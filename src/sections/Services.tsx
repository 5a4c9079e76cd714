import { Band } from '../ui/Band.tsx';
import type { Feature } from '../ui/feature.ts';
import { SectionHeading } from '../ui/Heading.tsx';
import { Icon } from '../ui/Icon.tsx';
import { keyed } from '../ui/keyed.ts';
import { Picture, type PictureProps } from '../ui/Picture.tsx';
import styles from './Services.module.css';

interface ServicesProps {
  heading: string;
  intro: string;
  services: (Feature & { picture?: PictureProps })[];
}

/** The services, each with its photograph; large and small by turns. */
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
