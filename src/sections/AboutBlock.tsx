import { Band } from '../ui/Band.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { SectionHeading } from '../ui/Heading.tsx';
import { Picture, type PictureProps } from '../ui/Picture.tsx';
import { words } from '../words/index.ts';
import styles from './AboutBlock.module.css';

interface AboutBlockProps {
  heading: string;
  paragraphs: string[];
  /** The large one, and the small one that overlaps it. */
  pictures: [PictureProps, PictureProps];
  /** Where Explore More leads; the about page needs none. */
  more?: string;
}

/** What the inn is, beside two overlapping photographs. */
export function AboutBlock({ heading, paragraphs, pictures, more }: AboutBlockProps) {
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
        <div className={styles.words}>
          <SectionHeading id="about-heading">{heading}</SectionHeading>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {more && (
            <ButtonLink href={more} label={`${words.exploreMore}: ${heading}`}>
              {words.exploreMore}
            </ButtonLink>
          )}
        </div>
      </div>
    </Band>
  );
}
