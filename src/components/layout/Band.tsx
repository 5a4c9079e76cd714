import type { ReactNode } from 'react';
import styles from './Band.module.css';

interface BandProps {
  /** Id of the section's heading; omitted where its parts have their own headings. */
  labelledBy?: string;
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
