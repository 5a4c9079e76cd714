import { words } from '../../site/words/index.ts';
import { ButtonLink } from '../controls/Button.tsx';
import styles from './Gallery.module.css';
import { Lightbox } from './Lightbox.tsx';
import { type GallerySheet, PhotoGrid } from './PhotoGrid.tsx';

interface GalleryProps {
  sheet: GallerySheet;
  /** How many pictures the lightbox can show: all of them, but on later pages only the page's own. */
  total: number;
  perSheet: number;
  /** The previous and the next page of pictures. */
  back?: string | undefined;
  more?: string | undefined;
}

/**
 * The photographs, each a link to its full version. `lightbox.ts` opens them in place and loads
 * further sheets on scroll.
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
