import styles from './Jaali.module.css';

interface JaaliProps {
  ground?: 'paper' | 'dark';
  /** A divider is one row of the screen; a wall fills its box. */
  shape?: 'divider' | 'wall';
}

/** The inn's one ornament: the pierced brick screen, as a faint line. Drawn once, in assets/jaali.svg. */
export function Jaali({ ground = 'paper', shape = 'divider' }: JaaliProps) {
  return (
    <div aria-hidden="true" className={styles.jaali} data-ground={ground} data-shape={shape} />
  );
}
