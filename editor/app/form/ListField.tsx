import { useLayoutEffect, useRef, useState } from 'react';
import type { Pointer } from '../../model/api.ts';
import { blank, describe } from '../../model/entries.ts';
import type { FieldOf } from '../../model/fields.ts';
import { midSentence, say } from '../../model/wording.ts';
import { editorWords } from '../../words.ts';
import { Button } from '../parts/Button.tsx';
import { Glyph } from '../parts/Glyph.tsx';
import { FieldMessages } from './Frame.tsx';
import { diagnosticsAt, idOf, sampleAt, useForm, useTargetFocus } from './form.ts';
import { ListEntry } from './ListEntry.tsx';
import styles from './ListField.module.css';
import { SampleMark } from './SampleMark.tsx';

let last = 0;
const fresh = () => `e${++last}`;

/** React keys that stay with a list's entries when these move. */
function useEntryKeys(count: number) {
  const keys = useRef<string[]>([]);
  const list = keys.current;
  // Adjust the number of keys if the list was changed elsewhere.
  while (list.length < count) list.push(fresh());
  list.length = count;
  return {
    of: (index: number) => list[index] ?? '',
    added() {
      const name = fresh();
      list.push(name);
      return name;
    },
    removed: (index: number) => void list.splice(index, 1),
    moved(from: number, to: number) {
      const [name = fresh()] = list.splice(from, 1);
      list.splice(to, 0, name);
    },
  };
}

interface ListFieldProps {
  field: FieldOf<'list'>;
  at: Pointer;
  value: unknown;
  /** The list is the whole file, so the form's heading already names it. */
  isWhole?: boolean;
}

const words = editorWords.list;

/** The label of the button that adds an entry, such as "Add a photograph". */
function addLabel(item: string): string {
  if (!item) return words.add;
  const what = midSentence(item);
  return say(/^[aeiou]/i.test(what) ? words.addOneAn : words.addOne, { what });
}

/** A list: entries are added, removed and moved one at a time. */
export function ListField({ field, at, value, isWhole = false }: ListFieldProps) {
  const { diagnostics, file, change, announce } = useForm();
  const entries: unknown[] = Array.isArray(value) ? value : value === undefined ? [] : [value];
  const keys = useEntryKeys(entries.length);
  const list = useTargetFocus<HTMLFieldSetElement>(at, true);
  const [fresh, setFresh] = useState<string>();
  /** Selector of the control to focus after the next render. */
  const wanted = useRef<string>(undefined);
  const sample = sampleAt(file, at);
  const isFixed = field.min !== undefined && field.min === field.max;
  const isFull = field.max !== undefined && entries.length >= field.max;

  useLayoutEffect(() => {
    if (!wanted.current) return;
    list.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = undefined;
  });

  const add = () => {
    const index = entries.length;
    change({ op: 'add', at, index, value: blank(field.item, entries) });
    const name = keys.added();
    setFresh(name);
    wanted.current = `[data-entry="${name}"] :is(input, textarea, select)`;
    announce(words.added);
  };
  const remove = (index: number) => {
    change(
      field.optional && entries.length === 1
        ? { op: 'unset', at }
        : { op: 'remove', at: [...at, index] },
    );
    keys.removed(index);
    // Focus the next entry or, after the last one, the button that adds another.
    const next = keys.of(index);
    wanted.current = next ? `[data-entry="${next}"] button` : '[data-add]';
    announce(say(words.removed, { what: describe(entries[index]).words || words.unnamed }));
  };
  const move = (from: number, to: number, control: string) => {
    if (to < 0 || to >= entries.length) return;
    change({ op: 'move', at, from, to });
    wanted.current = `[data-entry="${keys.of(from)}"] ${control}`;
    keys.moved(from, to);
    announce(say(words.moved, { place: to + 1, count: entries.length }));
  };

  return (
    <fieldset ref={list} tabIndex={-1} className={styles['list']}>
      <legend className={isWhole ? 'visually-hidden' : styles['legend']}>
        {field.label}
        {field.optional && <span> {editorWords.field.optional}</span>}
      </legend>
      {field.help && <p className={styles['help']}>{field.help}</p>}
      <FieldMessages id={`${idOf(at)}-wrong`} diagnostics={diagnosticsAt(diagnostics, at, true)} />
      {sample && at.length > 0 && (
        <SampleMark id={`${idOf(at)}-sample`} sample={sample} what={field.label} />
      )}
      <ol className={styles['entries']}>
        {entries.map((entry, index) => (
          <ListEntry
            key={keys.of(index)}
            name={keys.of(index)}
            item={field.item}
            at={[...at, index]}
            value={entry}
            count={entries.length}
            isFresh={keys.of(index) === fresh}
            isFixed={isFixed && entries.length === field.max}
            onMove={(to, control) => move(index, to, control)}
            onRemove={() => remove(index)}
          />
        ))}
      </ol>
      {!isFull && (
        <Button onClick={add} data-add="">
          <Glyph name="plus" /> {addLabel(field.item.label)}
        </Button>
      )}
    </fieldset>
  );
}
