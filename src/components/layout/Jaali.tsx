import styles from './Jaali.module.css';

interface JaaliProps {
  ground?: 'paper' | 'dark';
}

/** The inn's ornament, a row of pierced brick screen as a faint line, from assets/jaali.svg. */
export function Jaali({ ground = 'paper' }: JaaliProps) {
  return <div aria-hidden="true" className={styles.jaali} data-ground={ground} />;
}
