import { words } from '../../site/words/index.ts';
import { ButtonLink } from '../controls/Button.tsx';
import { keyed } from '../controls/keyed.ts';
import { Picture, type PictureProps } from '../controls/Picture.tsx';
import { Unbroken } from '../controls/Text.tsx';
import { SectionHeading } from '../layout/Band.tsx';
import styles from './FacilitiesTeaser.module.css';

interface FacilitiesTeaserProps {
  heading: string;
  intro: string;
  picture: PictureProps;
  /** Names of facilities. */
  facilities: string[];
  /** The page that describes them, if the inn has it. */
  more: string | undefined;
}

/** The facilities' names next to a photograph that bleeds off one edge. */
export function FacilitiesTeaser({
  heading,
  intro,
  picture,
  facilities,
  more,
}: FacilitiesTeaserProps) {
  return (
    <section aria-labelledby="facilities-heading" className={styles.teaser}>
      <div className={styles.text}>
        <SectionHeading id="facilities-heading" intro={intro}>
          {heading}
        </SectionHeading>
        <ul className={styles.list}>
          {keyed(facilities).map(([key, name]) => (
            <li key={key}>
              <Unbroken text={name} />
            </li>
          ))}
        </ul>
        {more && (
          <ButtonLink
            href={more}
            label={`${words.exploreMore}: ${words.nav.facilities}`}
            variant="quiet"
          >
            {words.exploreMore}
          </ButtonLink>
        )}
      </div>
      <div className={styles.picture}>
        <Picture {...picture} />
      </div>
    </section>
  );
}
