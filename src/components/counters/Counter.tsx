import styles from './Counter.module.css';

interface CounterProps {
  /** A number counts up when first seen; a text such as "24/7" stands still. */
  value: number | string;
}

/** A figure; `count-up.ts` makes a number count. */
export function Counter({ value }: CounterProps) {
  if (typeof value === 'string') return value;
  return (
    <count-up className={styles.counting}>
      <span className={styles.final}>{value}</span>
    </count-up>
  );
}
