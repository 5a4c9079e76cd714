import { ButtonLink } from '../ui/Button.tsx';
import { SectionHeading } from '../ui/Heading.tsx';
import { Icon } from '../ui/Icon.tsx';
import type { IconName } from '../ui/iconNames.ts';
import { Picture, type PictureProps } from '../ui/Picture.tsx';
import { words } from '../words/index.ts';
import styles from './FacilitiesTeaser.module.css';

interface FacilitiesTeaserProps {
  heading: string;
  intro: string;
  picture: PictureProps;
  facilities: { name: string; icon: IconName }[];
}

/** A photograph off one edge, and the facilities named beside it. */
export function FacilitiesTeaser({ heading, intro, picture, facilities }: FacilitiesTeaserProps) {
  return (
    <section aria-labelledby="facilities-heading" className={styles.teaser}>
      <div className={styles.words}>
        <SectionHeading id="facilities-heading" intro={intro}>
          {heading}
        </SectionHeading>
        <ul className={styles.list}>
          {facilities.map(({ name, icon }) => (
            <li key={name}>
              <Icon name={icon} />
              {name}
            </li>
          ))}
        </ul>
        <ButtonLink href="/facilities" label={`${words.exploreMore}: ${words.nav.facilities}`}>
          {words.exploreMore}
        </ButtonLink>
      </div>
      <div className={styles.picture}>
        <Picture {...picture} />
      </div>
    </section>
  );
}
