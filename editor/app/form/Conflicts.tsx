import { useEffect, useRef } from 'react';
import { describe, labelOf } from '../../model/entries.ts';
import type { Field } from '../../model/fields.ts';
import type { Conflict } from '../../model/merge.ts';
import { editorWords } from '../../words.ts';
import { Button } from '../parts/Button.tsx';
import { Notice } from '../parts/Notice.tsx';
import type { Action, Editing } from '../state/editing.ts';
import styles from './Conflicts.module.css';

interface ConflictsProps {
  editing: Editing;
  field: Field;
  dispatch: (action: Action) => void;
}

const words = editorWords.open;

function Value({ value }: { value: unknown }) {
  if (value === undefined || value === '') return <em>{words.nothing}</em>;
  if (!Array.isArray(value))
    return <span dir="auto">{describe(value).words || String(value)}</span>;
  return (
    <ol>
      {value.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <li key={index} dir="auto">
          {describe(one).words}
        </li>
      ))}
    </ol>
  );
}

/** The conflicts with changes from elsewhere, side by side. */
export function Conflicts({ editing, field, dispatch }: ConflictsProps) {
  const { conflicts } = editing;
  const section = useRef<HTMLElement>(null);
  const isShown = conflicts.length > 0;
  // Bring the conflicts into view: the owner may be typing far below them.
  useEffect(() => {
    if (isShown) section.current?.focus();
  }, [isShown]);
  if (!isShown) return null;
  const choose = (conflict: Conflict, mine: boolean) =>
    dispatch({ type: 'chosen', conflict, mine });
  return (
    <section ref={section} tabIndex={-1} aria-labelledby="conflicts" role="alert">
      <Notice variant="error">
        <h2 id="conflicts">{words.elsewhere}</h2>
        <p>{words.elsewhereHelp}</p>
      </Notice>
      {conflicts.map((conflict) => {
        const label = labelOf(field, conflict.at, editing.file.data);
        return (
          <fieldset key={JSON.stringify(conflict.at)} className={styles['conflict']}>
            <legend>{label}</legend>
            <div>
              <h3>{words.mine}</h3>
              <Value value={conflict.mine} />
              <Button onClick={() => choose(conflict, true)}>{words.takeMine}</Button>
            </div>
            <div>
              <h3>{words.theirs}</h3>
              <Value value={conflict.theirs} />
              <Button onClick={() => choose(conflict, false)}>{words.takeTheirs}</Button>
            </div>
          </fieldset>
        );
      })}
    </section>
  );
}
