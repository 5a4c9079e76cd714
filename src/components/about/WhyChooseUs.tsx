import { Icon } from '../controls/Icon.tsx';
import { keyed } from '../controls/keyed.ts';
import { Picture, type PictureProps } from '../controls/Picture.tsx';
import type { Feature } from '../facilities/FacilityGroups.tsx';
import { Band, SectionHeading } from '../layout/Band.tsx';
import styles from './WhyChooseUs.module.css';

interface WhyChooseUsProps {
  heading: string;
  features: Feature[];
  /** Cropped to an arch; the reasons stand alone without it. */
  picture?: PictureProps | undefined;
}

/** Reasons to stay, next to an arched photograph. */
export function WhyChooseUs({ heading, features, picture }: WhyChooseUsProps) {
  return (
    <Band ground="sand" labelledBy="why-heading">
      <div className={styles.why}>
        {picture && (
          <div className={styles.arch}>
            <Picture {...picture} />
          </div>
        )}
        <div className={styles.reasons}>
          <SectionHeading id="why-heading">{heading}</SectionHeading>
          <dl>
            {keyed(features, ({ name }) => name).map(([key, { name, description, icon }]) => (
              <div key={key}>
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
