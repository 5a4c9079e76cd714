import { Picture, type PictureProps } from '../ui/Picture.tsx';
import { Unbroken } from '../ui/Unbroken.tsx';
import styles from './PageBanner.module.css';

interface PageBannerProps {
  heading: string;
  intro: string;
  /** Without one the banner is words on paper. */
  picture?: PictureProps;
}

/** The top of a page: its one heading, a sentence, and a wide photograph where it has one. */
export function PageBanner({ heading, intro, picture }: PageBannerProps) {
  return (
    <section aria-labelledby="page-heading">
      <div className={styles.words}>
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
