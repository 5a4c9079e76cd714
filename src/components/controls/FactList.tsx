import styles from './FactList.module.css';
import { keyed } from './keyed.ts';

export interface Fact {
  name: string;
  value: string;
}

interface FactListProps {
  facts: Fact[];
  /** What the list is called, where no heading says it. */
  label?: string;
  ground?: 'paper' | 'dark';
}

/** House facts, such as how check-out works: a name and a value on each line. */
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
