import { Band } from '../ui/Band.tsx';
import { SectionHeading } from '../ui/Heading.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../ui/iconNames.ts';
import { Picture, type PictureProps } from '../ui/Picture.tsx';
import styles from './Features.module.css';

export interface Feature {
  name: string;
  description: string;
  icon: IconName;
}

interface WhyChooseUsProps {
  heading: string;
  features: Feature[];
  /** Shown under an arch, as over an old doorway. */
  picture: PictureProps;
}

/** Three reasons, written as lines of a letter beside an arched photograph. */
export function WhyChooseUs({ heading, features, picture }: WhyChooseUsProps) {
  return (
    <Band ground="sand" labelledBy="why-heading">
      <div className={styles.why}>
        <div className={styles.arch}>
          <Picture {...picture} />
        </div>
        <div className={styles.reasons}>
          <SectionHeading id="why-heading">{heading}</SectionHeading>
          <dl>
            {features.map(({ name, description, icon }) => (
              <div key={name}>
                <dt>
                  <Icon name={icon} size="large" />
                  {name}
                </dt>
                <dd>{description}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
    </Band>
  );
}

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
        {services.map(({ name, description, icon, picture }) => (
          <li key={name}>
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
