import styles from './Counter.module.css';

interface CounterProps {
  /** A number counts up when first seen; a text such as "24/7" stands still. */
  value: number | string;
  label: string;
}

/** A large figure and what it counts; `elements/count-up.ts` makes it count. */
export function Counter({ value, label }: CounterProps) {
  return (
    <p className={styles.counter}>
      <span className={styles.figure}>
        {typeof value === 'number' ? (
          <count-up className={styles.counting}>
            <span className={styles.final}>{value}</span>
          </count-up>
        ) : (
          value
        )}
      </span>{' '}
      <span className={styles.label}>{label}</span>
    </p>
  );
}
