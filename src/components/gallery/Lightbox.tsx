import { words } from '../../site/words/index.ts';
import { Icon } from '../controls/Icon.tsx';
import styles from './Lightbox.module.css';

/** A full photograph, uncropped. */
export interface WholePicture {
  /** The link's target where scripts do not run. */
  href: string;
  srcSet: string;
  width: number;
  height: number;
}

/** The attributes of a link that `lightbox.ts` opens. */
export const photoLink = ({ href, srcSet, width, height }: WholePicture) => ({
  'data-height': height,
  'data-srcset': srcSet,
  'data-width': width,
  href,
});

interface LightboxProps {
  total: number;
  /** Distinguishes the lightboxes of a page with several. */
  id?: string;
  /** False where pictures have only an alternative text, which screen readers announce. */
  showsCaptions?: boolean;
}

/** The dialog in which `lightbox.ts` shows a full photograph; served closed and empty. */
export function Lightbox({ total, id = 'lightbox', showsCaptions = true }: LightboxProps) {
  const text = words.pictures.lightbox;
  return (
    <dialog aria-describedby={`${id}-status`} aria-label={text.label} className={styles.dialog}>
      <button aria-label={text.close} className={styles.close} data-part="close" type="button">
        <Icon name="x" size="large" />
      </button>
      {total > 1 && (
        <button aria-label={text.previous} className={styles.previous} data-step="-1" type="button">
          <Icon name="caret-left" size="large" />
        </button>
      )}
      <div className={styles.stage} data-part="stage">
        <div className={styles.track} data-part="track" />
      </div>
      {total > 1 && (
        <button aria-label={text.next} className={styles.next} data-step="1" type="button">
          <Icon name="caret-right" size="large" />
        </button>
      )}
      <p aria-atomic="true" aria-live="polite" className={styles.status} id={`${id}-status`}>
        <span className={styles.counter}>
          <span data-part="position">1</span> {text.of} {total}
        </span>{' '}
        <span
          className={showsCaptions ? styles.caption : 'visually-hidden'}
          data-missing={text.missing}
          data-part="caption"
        />
      </p>
    </dialog>
  );
}
