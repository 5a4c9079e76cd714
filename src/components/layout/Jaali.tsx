import styles from './Jaali.module.css';

interface JaaliProps {
  ground?: 'paper' | 'dark';
}

/** The inn's one ornament: a row of the pierced brick screen, as a faint line. Drawn once, in assets/jaali.svg. */
export function Jaali({ ground = 'paper' }: JaaliProps) {
  return <div aria-hidden="true" className={styles.jaali} data-ground={ground} />;
}
