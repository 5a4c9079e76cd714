import { words } from '../../site/words/index.ts';
import { ButtonLink } from '../controls/Button.tsx';
import { keyed } from '../controls/keyed.ts';
import { Picture, type PictureProps } from '../controls/Picture.tsx';
import { Band, SectionHeading } from '../layout/Band.tsx';
import styles from './AboutBlock.module.css';

interface AboutBlockProps {
  heading: string;
  paragraphs: string[];
  /** The large picture, then the small one that overlaps it. */
  pictures: [PictureProps, PictureProps];
  /** Set where the about text opens a page: the text is then laid out as a letter. */
  letter?: { dateline: string; signature: string } | undefined;
  /** Target of "Explore More"; omitted on the about page itself, or if the inn has no such page. */
  more?: string | undefined;
}

/** Describes the inn next to two overlapping photographs. */
export function AboutBlock({ heading, paragraphs, pictures, letter, more }: AboutBlockProps) {
  const [large, small] = pictures;
  return (
    <Band labelledBy="about-heading">
      <div className={styles.about}>
        <div className={styles.pictures}>
          <Picture {...large} />
          <div className={styles.small}>
            <Picture {...small} />
          </div>
        </div>
        <div className={styles.content}>
          {letter && <p className={styles.dateline}>{letter.dateline}</p>}
          <SectionHeading id="about-heading" isRuled>
            {heading}
          </SectionHeading>
          <div className={styles.text}>
            {keyed(paragraphs).map(([key, paragraph]) => (
              <p key={key}>{paragraph}</p>
            ))}
          </div>
          <div className={styles.end}>
            {more && (
              <ButtonLink href={more} label={`${words.exploreMore}: ${heading}`} variant="quiet">
                {words.exploreMore}
              </ButtonLink>
            )}
            {letter && <p className={styles.signature}>{letter.signature}</p>}
          </div>
        </div>
      </div>
    </Band>
  );
}
