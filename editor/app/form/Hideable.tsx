import { type ReactNode, useEffect, useState } from 'react';
import type { Pointer } from '../../model/api.ts';
import type { Field as AnyField, FieldOf } from '../../model/fields.ts';
import { get, listOf } from '../../model/pointer.ts';
import { say } from '../../model/wording.ts';
import { editorWords } from '../../words.ts';
import { useForm, useTargetWithin } from './form.ts';
import styles from './Hideable.module.css';

const words = editorWords.hide;

/** The names in a file's `hidden` list: parts that the site does not show. */
export const hiddenIn = (data: unknown) =>
  listOf(get(data, ['hidden'])).filter((one) => typeof one === 'string');

function useHidden() {
  const { data, change, announce } = useForm();
  const names = hiddenIn(data);
  const show = (name: string, label: string, isShown: boolean) => {
    const others = names.filter((one) => one !== name);
    const value = isShown ? others : [...others, name];
    change(
      value.length > 0 ? { op: 'set', at: ['hidden'], value } : { op: 'unset', at: ['hidden'] },
    );
    announce(say(isShown ? words.on : words.off, { what: label }));
  };
  return { names, show };
}

interface SwitchProps {
  label: string;
  /** Names the part for screen readers if `label` does not. */
  what?: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

function Switch({ label, what, isOn, onChange }: SwitchProps) {
  return (
    <label className={styles['switch']}>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        {...(what && { 'aria-label': say(words.shownOf, { what }) })}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {label}
    </label>
  );
}

interface HideableProps {
  at: Pointer;
  field: AnyField;
  children: ReactNode;
}

/** A section or fact with a switch that hides it on the site and keeps its content. */
export function Hideable({ at, field, children }: HideableProps) {
  const { data } = useForm();
  const { names, show } = useHidden();
  const wanted = useTargetWithin(at);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (wanted) setOpen(true);
  }, [wanted]);
  const name = String(at.at(-1));
  const isHidden = names.includes(name);
  // `hidden` names top-level parts only. A part without content needs no switch.
  const isEmpty = get(data, at) === undefined && !isHidden;
  if (!field.hideable || at.length > 1) return children;
  // The same elements with and without the switch: React must not remount a field at its first keystroke.
  return (
    <div {...(!isEmpty && { className: styles['part'] })} data-hidden={isHidden}>
      {!isEmpty && (
        <Switch
          label={words.shown}
          what={field.label}
          isOn={!isHidden}
          onChange={(isShown) => show(name, field.label, isShown)}
        />
      )}
      {isHidden ? (
        <>
          <p className={styles['note']}>
            <strong>{field.label}</strong> {words.hidden}
          </p>
          <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
            <summary>{words.open}</summary>
            {isOpen && <div className={styles['saved']}>{children}</div>}
          </details>
        </>
      ) : (
        children
      )}
    </div>
  );
}

/** The switches of parts that have no field of their own, such as the whole page. */
export function HiddenParts({ field }: { field: FieldOf<'hidden'> }) {
  const { names, show } = useHidden();
  if (field.parts.length === 0) return null;
  return (
    <fieldset className={styles['parts']}>
      <legend>{words.parts}</legend>
      {field.parts.map(({ name, label }) => (
        <Switch
          key={name}
          label={label}
          isOn={!names.includes(name)}
          onChange={(isShown) => show(name, label, isShown)}
        />
      ))}
    </fieldset>
  );
}
