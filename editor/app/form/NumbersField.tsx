import type { Pointer } from '../../model/api.ts';
import type { FieldOf } from '../../model/fields.ts';
import styles from './controls.module.css';
import { Frame } from './Frame.tsx';
import { useForm, useTargetFocus } from './form.ts';
import { numberIn } from './NumberField.tsx';
import { useTyped } from './useTyped.ts';

interface NumbersFieldProps {
  field: FieldOf<'numbers'>;
  at: Pointer;
  value: unknown;
}

/** Several numbers in one input, such as a point on the map, so that they can be pasted together. */
export function NumbersField({ field, at, value }: NumbersFieldProps) {
  const { change } = useForm();
  const control = useTargetFocus<HTMLInputElement>(at);
  const toText = (numbers: unknown) =>
    Array.isArray(numbers) ? numbers.join(', ') : String(numbers ?? '');
  const toValue = (typed: string) => {
    const parts = typed.split(/\s*,\s*/);
    return parts.length === field.parts.length ? parts.map(numberIn) : typed;
  };
  const [text, setTyped] = useTyped(value, toText, toValue);
  const type = (typed: string) => {
    setTyped(typed);
    change({ op: 'set', at, value: toValue(typed) });
  };
  return (
    <Frame field={field} at={at}>
      {(wiring) => (
        <input
          {...wiring}
          ref={control}
          className={styles['text']}
          inputMode="decimal"
          autoComplete="off"
          value={text}
          onChange={(event) => type(event.currentTarget.value)}
        />
      )}
    </Frame>
  );
}
