import type { ReactNode } from 'react';
import { Picture, type PictureProps } from '../controls/Picture.tsx';
import { Unbroken } from '../controls/Text.tsx';
import styles from './PageBanner.module.css';

interface PageBannerProps {
  heading: string;
  intro: string;
  /** Without one the banner is words on paper. */
  picture?: PictureProps;
  /** What follows has room of its own above it. */
  isClose?: boolean;
  /** Above the heading: the way here, on pages that the menu does not name. */
  children?: ReactNode;
}

/** The top of a page: its one heading, a sentence, and a wide photograph where it has one. */
export function PageBanner({ heading, intro, picture, isClose, children }: PageBannerProps) {
  return (
    <section aria-labelledby="page-heading">
      {children && <div className={styles.breadcrumbs}>{children}</div>}
      <div className={styles.words} data-close={isClose || undefined}>
        <h1 id="page-heading">{heading}</h1>
        <p>
          <Unbroken text={intro} />
        </p>
      </div>
      {picture && (
        <div className={styles.picture}>
          <Picture {...picture} />
        </div>
      )}
    </section>
  );
}
