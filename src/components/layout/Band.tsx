import type { ReactNode } from 'react';
import styles from './Band.module.css';

interface BandProps {
  /** Id of the section's heading; omitted where its parts have their own headings. */
  labelledBy?: string | undefined;
  ground?: 'paper' | 'sand' | 'dark';
  /** Leaves little space above, for example below the page's heading. */
  joined?: boolean;
  children: ReactNode;
  id?: string;
}

/** A horizontal band of a page: background, padding and margins. */
export function Band({ labelledBy, ground = 'paper', joined = false, children, id }: BandProps) {
  return (
    <section
      aria-labelledby={labelledBy}
      className={styles.band}
      data-ground={ground}
      data-joined={joined || undefined}
      id={id}
    >
      <div className={styles.inner}>{children}</div>
    </section>
  );
}

interface SectionHeadingProps {
  id: string;
  /** Keeps the page outline unbroken. */
  level?: 1 | 2 | 3;
  children: ReactNode;
  /** A sentence below the heading. */
  intro?: string;
  /** A short copper rule above, twice a page at most. */
  isRuled?: boolean;
}

/** A section's heading with an optional lead sentence. */
export function SectionHeading({ id, level = 2, children, intro, isRuled }: SectionHeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <div className={styles.heading} data-ruled={isRuled || undefined}>
      <Tag id={id}>{children}</Tag>
      {intro && <p>{intro}</p>}
    </div>
  );
}

interface JaaliProps {
  ground?: 'paper' | 'dark';
}

/** The inn's ornament, a row of pierced brick screen as a faint line, from assets/jaali.svg. */
export function Jaali({ ground = 'paper' }: JaaliProps) {
  return <div aria-hidden="true" className={styles.jaali} data-ground={ground} />;
}
