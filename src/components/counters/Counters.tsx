import { keyed } from '../controls/keyed.ts';
import styles from './Counters.module.css';

interface CounterProps {
  /** A number counts up when first seen; text such as "24/7" is static. */
  value: number | string;
}

/** A figure; `count-up.ts` animates numbers. */
function Counter({ value }: CounterProps) {
  if (typeof value === 'string') return value;
  return (
    <count-up className={styles.counting}>
      <span className={styles.final}>{value}</span>
    </count-up>
  );
}

interface CountersProps {
  heading: string;
  counters: { value: number | string; label: string }[];
}

/** The inn in figures. */
export function Counters({ heading, counters }: CountersProps) {
  return (
    <section aria-labelledby="counters-heading" className={styles.counters}>
      <h2 className="visually-hidden" id="counters-heading">
        {heading}
      </h2>
      <dl className={styles.list}>
        {keyed(counters, ({ label }) => label).map(([key, { value, label }]) => (
          <div key={key}>
            <dt>{label}</dt>
            <dd>
              <Counter value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
