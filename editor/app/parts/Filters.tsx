import type { ReactNode } from 'react';
import controls from './controls.module.css';
import styles from './Filters.module.css';

/** The filters of a list, in a row. */
export function Filters({ children }: { children: ReactNode }) {
  return <div className={styles['filters']}>{children}</div>;
}

interface FilterChoiceProps<T extends string> {
  /** The radio buttons' name in their form. */
  name: string;
  /** For screen readers. */
  label: string;
  choices: readonly (readonly [value: T, label: string])[];
  chosen: T;
  onChoose: (value: T) => void;
}

/** A filter with a few choices, as radio buttons. */
export function FilterChoice<T extends string>(props: FilterChoiceProps<T>) {
  const { name, label, choices, chosen, onChoose } = props;
  return (
    <fieldset>
      <legend className="visually-hidden">{label}</legend>
      {choices.map(([value, text]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          {text}
        </label>
      ))}
    </fieldset>
  );
}

interface FilterSearchProps {
  label: string;
  search: string;
  onSearch: (search: string) => void;
}

/** A filter by search words. */
export function FilterSearch({ label, search, onSearch }: FilterSearchProps) {
  return (
    <label className={styles['search']}>
      {label}
      <input
        type="search"
        className={controls['text']}
        value={search}
        onChange={(event) => onSearch(event.currentTarget.value)}
      />
    </label>
  );
}
