import { useEffect, useRef } from 'react';
import { sketch } from '../../model/entries.ts';
import type { Field } from '../../model/fields.ts';
import { labelOf } from '../../model/labels.ts';
import type { Clash } from '../../model/merge.ts';
import { deskWords } from '../../words.ts';
import { Button } from '../parts/Button.tsx';
import { Notice } from '../parts/Notice.tsx';
import type { Editing, Happening } from '../state/editing.ts';
import styles from './Conflicts.module.css';

interface ClashesProps {
  editing: Editing;
  field: Field;
  happen: (happening: Happening) => void;
}

const words = deskWords.open;

function Value({ value }: { value: unknown }) {
  if (value === undefined || value === '') return <em>{words.nothing}</em>;
  if (!Array.isArray(value)) return <span dir="auto">{sketch(value).words || String(value)}</span>;
  return (
    <ol>
      {value.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shown once, never moved
        <li key={index} dir="auto">
          {sketch(one).words}
        </li>
      ))}
    </ol>
  );
}

/** What was changed here and elsewhere, side by side: each is chosen by hand. */
export function Clashes({ editing, field, happen }: ClashesProps) {
  const { clashes } = editing;
  const section = useRef<HTMLElement>(null);
  const isShown = clashes.length > 0;
  // The field that was typed in may be far down.
  useEffect(() => {
    if (isShown) section.current?.focus();
  }, [isShown]);
  if (!isShown) return null;
  const choose = (clash: Clash, mine: boolean) => happen({ type: 'chosen', clash, mine });
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="clashes" role="alert">
      <Notice tone="problem">
        <h2 id="clashes">{words.elsewhere}</h2>
        <p>{words.elsewhereHelp}</p>
      </Notice>
      {clashes.map((clash) => {
        const label = labelOf(field, clash.at, editing.file.data);
        return (
          <fieldset key={JSON.stringify(clash.at)} className={styles['clash']}>
            <legend>{label}</legend>
            <div>
              <h3>{words.mine}</h3>
              <Value value={clash.mine} />
              <Button onClick={() => choose(clash, true)}>{words.takeMine}</Button>
            </div>
            <div>
              <h3>{words.theirs}</h3>
              <Value value={clash.theirs} />
              <Button onClick={() => choose(clash, false)}>{words.takeTheirs}</Button>
            </div>
          </fieldset>
        );
      })}
    </section>
  );
}
