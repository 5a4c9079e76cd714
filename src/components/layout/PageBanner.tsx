import type { ReactNode } from 'react';
import { Picture, type PictureProps } from '../controls/Picture.tsx';
import { Unbroken } from '../controls/Text.tsx';
import styles from './PageBanner.module.css';

interface PageBannerProps {
  heading: string;
  intro: string;
  /** Without one, the banner is text only. */
  picture?: PictureProps | undefined;
  /** Puts the picture beside the text, where it adds no height. */
  isSplit?: boolean;
  /** Keeps the banner low, so that more of the next section is on the first screen. */
  isClose?: boolean;
  /** Shown above the heading, such as breadcrumbs. */
  children?: ReactNode;
}

/** The top of a page: its h1, a sentence and an optional photograph. */
export function PageBanner({
  heading,
  intro,
  picture,
  isSplit,
  isClose,
  children,
}: PageBannerProps) {
  return (
    <section
      aria-labelledby="page-heading"
      className={styles.banner}
      data-split={(isSplit && picture !== undefined) || undefined}
    >
      {children && <div className={styles.breadcrumbs}>{children}</div>}
      <div className={styles.text} data-close={isClose || undefined}>
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
