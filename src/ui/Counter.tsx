import styles from './Counter.module.css';

interface CounterProps {
  /** A number counts up when first seen; a text such as "24/7" stands still. */
  value: number | string;
}

/** A figure. The running digits are for the eye only; the value itself is what is read out. */
export function Counter({ value }: CounterProps) {
  if (typeof value === 'string') return <span>{value}</span>;
  return (
    <count-up className={styles.counter} data-target={value}>
      <span className="visually-hidden">{value}</span>
      <span aria-hidden="true" className={styles.width}>
        {value}
      </span>
      <span aria-hidden="true" className={styles.figure} data-part="figure">
        {value}
      </span>
    </count-up>
  );
}
