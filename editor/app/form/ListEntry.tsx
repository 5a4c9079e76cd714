import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import type { Pointer } from '../../model/api.ts';
import { describe } from '../../model/entries.ts';
import type { Field as AnyField } from '../../model/fields.ts';
import { startsWith } from '../../model/pointer.ts';
import { say } from '../../model/wording.ts';
import { editorWords } from '../../words.ts';
import { Button } from '../parts/Button.tsx';
import { Glyph } from '../parts/Glyph.tsx';
import { Icon } from '../parts/Icon.tsx';
import { photoSource } from '../requests/request.ts';
import { idOf, sampleAt, useForm, useTargetFocus, useTargetWithin } from './form.ts';
import { Fields } from './GroupField.tsx';
import styles from './ListField.module.css';
import { SampleMark } from './SampleMark.tsx';

interface ListEntryProps {
  name: string;
  item: AnyField;
  at: Pointer;
  value: unknown;
  count: number;
  /** Just added: starts open. */
  isFresh: boolean;
  /** The list has a fixed length, so the entry cannot be removed. */
  isFixed: boolean;
  onMove: (to: number, control: string) => void;
  onRemove: () => void;
}

const words = editorWords.list;

/** A list entry: a field, or a collapsible row if it has several fields. */
export function ListEntry(props: ListEntryProps) {
  const { name, item, at, value, count, isFresh, isFixed, onMove, onRemove } = props;
  const { Field, diagnostics, file } = useForm();
  const wanted = useTargetWithin(at);
  const [isOpen, setOpen] = useState(isFresh);
  const part = useId();
  const opener = useTargetFocus<HTMLButtonElement>(at, true);
  useEffect(() => {
    if (wanted) setOpen(true);
  }, [wanted]);

  const index = at.at(-1) as number;
  const summary = describe(value);
  const what =
    summary.words || say(words.entry, { what: item.label || words.nameless, place: index + 1 });
  const wrong = diagnostics.filter(
    ({ pointer, severity }) => severity === 'error' && pointer && startsWith(pointer, at),
  ).length;
  const sample = sampleAt(file, at);
  const hasSample = file.samples.some(({ pointer }) => startsWith(pointer, at));
  const hasParts = item.kind === 'group' || item.kind === 'picture';
  const label = (action: string) => say(words.of, { action, what });

  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    event.stopPropagation();
    const isUp = event.key === 'ArrowUp';
    onMove(isUp ? index - 1 : index + 1, isUp ? '[data-up]' : '[data-down]');
  };

  return (
    <li className={styles['entry']} data-entry={name} data-open={isOpen} onKeyDown={onKeyDown}>
      <div className={styles['head']}>
        {hasParts ? (
          <button
            type="button"
            className={styles['opener']}
            ref={opener}
            aria-expanded={isOpen}
            aria-controls={part}
            onClick={() => setOpen(!isOpen)}
          >
            <Glyph name={isOpen ? 'close' : 'open'} />
            {summary.photo && <img src={photoSource(summary.photo, 200)} alt="" loading="lazy" />}
            {summary.icon && <Icon name={summary.icon} />}
            <span className={styles['about']}>
              <span className={styles['words']} dir="auto">
                {summary.words || words.unnamed}
              </span>
              {hasSample && <span className={styles['sample']}>{editorWords.sample.tag}</span>}
              {wrong > 0 && (
                <span className={styles['wrong']}>
                  {say(editorWords.diagnostics.count, { count: wrong })}
                </span>
              )}
            </span>
          </button>
        ) : (
          <div className={styles['plain']}>
            <Field
              field={{ ...item, label: say(words.entry, { what: item.label, place: index + 1 }) }}
              at={at}
              value={value}
            />
          </div>
        )}
        <div className={styles['tools']}>
          <Button
            aria-label={label(words.up)}
            aria-disabled={index === 0}
            data-up=""
            repeats
            onClick={() => onMove(index - 1, '[data-up]')}
          >
            <Glyph name="up" />
          </Button>
          <Button
            aria-label={label(words.down)}
            aria-disabled={index === count - 1}
            data-down=""
            repeats
            onClick={() => onMove(index + 1, '[data-down]')}
          >
            <Glyph name="down" />
          </Button>
          {!isFixed && (
            <Button aria-label={label(words.remove)} onClick={onRemove}>
              <Glyph name="cross" />
            </Button>
          )}
        </div>
      </div>
      {hasParts && (
        <fieldset id={part} className={styles['part']} aria-label={what} hidden={!isOpen}>
          {isOpen && sample && <SampleMark id={`${idOf(at)}-sample`} sample={sample} what={what} />}
          {isOpen &&
            (item.kind === 'picture' ? (
              <Field field={item} at={at} value={value} />
            ) : (
              <Fields fields={item.fields} at={at} value={value} />
            ))}
        </fieldset>
      )}
    </li>
  );
}
