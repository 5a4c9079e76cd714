import type { Choice, Pointer } from '../../model/api.ts';
import type { FieldOf } from '../../model/fields.ts';
import { get } from '../../model/pointer.ts';
import { editorWords } from '../../words.ts';
import styles from './controls.module.css';
import { Frame } from './Frame.tsx';
import { useForm, useTargetFocus } from './form.ts';

interface KnownFieldProps {
  field: FieldOf<'known'>;
  at: Pointer;
  value: unknown;
}

/** A reference to a room, a heading, or an entry of a list in the same form. */
export function KnownField({ field, at, value }: KnownFieldProps) {
  const { change, data, file } = useForm();
  const control = useTargetFocus<HTMLSelectElement>(at);
  const typed = get(data, [field.from]);
  const known: Choice[] = Array.isArray(typed)
    ? typed.map((one) => ({ value: String(one), label: String(one) }))
    : (file.choices[field.from] ?? []);
  const chosen = typeof value === 'string' ? value : '';
  const isStrange = chosen !== '' && known.every((one) => one.value !== chosen);
  const choices = isStrange ? [{ value: chosen, label: chosen }, ...known] : known;
  return (
    <Frame field={field} at={at}>
      {(wiring) => (
        <select
          {...wiring}
          ref={control}
          className={styles['select']}
          value={chosen}
          onChange={({ currentTarget: { value: next } }) =>
            change(
              next === '' && field.optional ? { op: 'unset', at } : { op: 'set', at, value: next },
            )
          }
        >
          {(field.optional || chosen === '') && (
            <option value="">{editorWords.field.nothing}</option>
          )}
          {choices.map((one) => (
            <option key={one.value} value={one.value}>
              {one.label}
            </option>
          ))}
        </select>
      )}
    </Frame>
  );
}
