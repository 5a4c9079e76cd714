import type { ReactNode } from 'react';
import styles from './Band.module.css';

interface BandProps {
  /** The id of the heading that names the section; none where its parts have headings of their own. */
  labelledBy?: string;
  ground?: 'paper' | 'sand' | 'dark';
  /** Close to what stands above it, such as the page's heading. */
  joined?: boolean;
  children: ReactNode;
  id?: string;
}

/** One horizontal band of a page: its ground, its breathing space and the page's margins. */
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
