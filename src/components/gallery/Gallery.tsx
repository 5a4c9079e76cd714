import { words } from '../../site/words/index.ts';
import { ButtonLink } from '../controls/Button.tsx';
import styles from './Gallery.module.css';
import { Lightbox } from './Lightbox.tsx';
import { type GallerySheet, PhotoGrid } from './PhotoGrid.tsx';

interface GalleryProps {
  sheet: GallerySheet;
  /** Pictures that can be leafed through from here: all, or on a further page its own. */
  total: number;
  perSheet: number;
  /** The page of the pictures before these, and of those after. */
  back?: string | undefined;
  more?: string | undefined;
}

/**
 * The photographs, each a link to the whole of itself; `lightbox.ts` opens it in place,
 * and fetches further sheets as one scrolls.
 */
export function Gallery({ sheet, total, perSheet, back, more }: GalleryProps) {
  const text = words.pictures.gallery;
  return (
    <section aria-label={text.label}>
      <photo-lightbox className={styles.gallery} data-per-sheet={perSheet} data-total={total}>
        <div className={styles.sheets} data-part="sheets">
          <PhotoGrid {...sheet} />
        </div>
        {(back || more) && (
          <div className={styles.pages} data-part="pages">
            {back && <ButtonLink href={back}>{text.back}</ButtonLink>}
            {more && <ButtonLink href={more}>{text.more}</ButtonLink>}
          </div>
        )}
        <Lightbox total={total} />
      </photo-lightbox>
    </section>
  );
}
