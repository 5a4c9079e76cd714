import { words } from '../../site/words/index.ts';
import { Icon } from '../controls/Icon.tsx';
import styles from './Lightbox.module.css';

/** The dialog in which `lightbox.ts` shows a full photograph; served closed and empty. */
export function Lightbox({ total }: { total: number }) {
  const text = words.pictures.lightbox;
  return (
    <dialog aria-describedby="lightbox-status" aria-label={text.label} className={styles.dialog}>
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
      <p aria-atomic="true" aria-live="polite" className={styles.status} id="lightbox-status">
        <span className={styles.counter}>
          <span data-part="position">1</span> {text.of} {total}
        </span>{' '}
        <span className={styles.caption} data-missing={text.missing} data-part="caption" />
      </p>
    </dialog>
  );
}
