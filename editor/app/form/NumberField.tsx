import type { Pointer } from '../../model/api.ts';
import type { FieldOf } from '../../model/fields.ts';
import styles from './controls.module.css';
import { Frame } from './Frame.tsx';
import { useForm, useTargetFocus } from './form.ts';
import { useTyped } from './useTyped.ts';

interface NumberFieldProps {
  field: FieldOf<'number'> | FieldOf<'figure'>;
  at: Pointer;
  value: unknown;
}

const shown = (value: unknown) => (value === undefined || value === null ? '' : String(value));

/** The number in a text, ignoring thousands separators; the text itself if it is none. */
export function numberIn(typed: string): number | string {
  const plain = typed.trim().replace(/,(?=\d{2,3}(?:\D|$))/g, '');
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : typed;
}

/** A number. Other text stays as typed, and the content check reports it. */
export function NumberField({ field, at, value }: NumberFieldProps) {
  const { change } = useForm();
  const control = useTargetFocus<HTMLInputElement>(at);
  const [text, setTyped] = useTyped(value, shown, numberIn);
  const type = (next: string) => {
    setTyped(next);
    if (next.trim() === '')
      change(field.optional ? { op: 'unset', at } : { op: 'set', at, value: '' });
    else change({ op: 'set', at, value: numberIn(next) });
  };
  return (
    <Frame field={field} at={at}>
      {(wiring) => (
        <input
          {...wiring}
          ref={control}
          className={`${styles['text']} ${styles['short']}`}
          inputMode={field.kind === 'figure' ? 'text' : field.whole ? 'numeric' : 'decimal'}
          autoComplete="off"
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
        />
      )}
    </Frame>
  );
}
