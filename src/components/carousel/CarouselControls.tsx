import { words } from '../../site/words/index.ts';
import { Icon } from '../controls/Icon.tsx';
import styles from './CarouselControls.module.css';

interface CarouselControlsProps {
  total: number;
  /** Whether the slides rotate; if so, a pause button comes before all other controls. */
  rotates: boolean;
  /** How the controls show the current position, if they do. */
  place: 'dots' | 'counter' | 'elsewhere';
}

/** A carousel's buttons, hidden until its script runs. */
export function CarouselControls({ total, rotates, place }: CarouselControlsProps) {
  const text = words.pictures.carousel;

  return (
    <div className={styles.controls}>
      {rotates && (
        <button
          aria-label={text.pause}
          className={styles.button}
          data-part="toggle"
          data-pause={text.pause}
          data-play={text.play}
          type="button"
        >
          <span className={styles.pause}>
            <Icon name="pause" />
          </span>
          <span className={styles.play}>
            <Icon name="play" />
          </span>
        </button>
      )}
      <button aria-label={text.previous} className={styles.button} data-move="-1" type="button">
        <Icon name="caret-left" />
      </button>
      {place === 'dots' && <Dots total={total} />}
      {place === 'counter' && (
        <p className={styles.counter}>
          <span data-part="current">1</span> / {total}
        </p>
      )}
      <button aria-label={text.next} className={styles.button} data-move="1" type="button">
        <Icon name="caret-right" />
      </button>
    </div>
  );
}

function Dots({ total }: { total: number }) {
  return (
    <span className={styles.dots}>
      {Array.from({ length: total }, (_, index) => (
        <button
          aria-current={index === 0}
          aria-label={words.pictures.carousel.goTo(index + 1, total)}
          className={styles.dot}
          data-goto={index}
          // biome-ignore lint/suspicious/noArrayIndexKey: dots differ only in their position.
          key={index}
          type="button"
        />
      ))}
    </span>
  );
}
