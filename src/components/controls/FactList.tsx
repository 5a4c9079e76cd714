import styles from './FactList.module.css';
import { keyed } from './keyed.ts';

export interface Fact {
  name: string;
  value: string;
}

interface FactListProps {
  facts: Fact[];
  /** Accessible name, where no heading gives one. */
  label?: string;
  ground?: 'paper' | 'dark';
}

/** House facts such as check-out: a name and a value on each line. */
export function FactList({ facts, label, ground = 'paper' }: FactListProps) {
  return (
    <dl aria-label={label} className={styles.facts} data-ground={ground}>
      {keyed(facts, ({ name }) => name).map(([key, { name, value }]) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
