import type { Choice, Pointer } from '../../model/api.ts';
import type { Field } from '../../model/fields.ts';
import { get } from '../../model/pointer.ts';
import { choiceName } from '../../model/wording.ts';
import { editorWords } from '../../words.ts';
import styles from '../parts/controls.module.css';
import { Frame } from './Frame.tsx';
import { type FieldProps, useForm, useTargetFocus } from './form.ts';

/** Up to this many choices are radio buttons; more are a select. */
const MAX_RADIOS = 4;

interface OptionsProps {
  field: Field;
  at: Pointer;
  options: Choice[];
  chosen: string;
  onChoose: (value: string) => void;
}

function Select({ field, at, options, chosen, onChoose }: OptionsProps) {
  const control = useTargetFocus<HTMLSelectElement>(at);
  return (
    <Frame field={field} at={at}>
      {(wiring) => (
        <select
          {...wiring}
          ref={control}
          className={styles['select']}
          value={chosen}
          onChange={(event) => onChoose(event.currentTarget.value)}
        >
          {(field.optional || chosen === '') && (
            <option value="">{editorWords.field.nothing}</option>
          )}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Frame>
  );
}

function Radios({ field, at, options, chosen, onChoose }: OptionsProps) {
  const control = useTargetFocus<HTMLInputElement>(at);
  return (
    <Frame field={field} at={at} as="set">
      {({ id, 'aria-describedby': describedBy }) => (
        <div className={styles['choices']}>
          {options.map(({ value, label }, index) => (
            <label key={value} className={styles['choice']}>
              <input
                ref={value === chosen || (chosen === '' && index === 0) ? control : undefined}
                type="radio"
                name={id}
                aria-describedby={describedBy}
                checked={value === chosen}
                onChange={() => onChoose(value)}
              />
              {label}
            </label>
          ))}
        </div>
      )}
    </Frame>
  );
}

/** A choice: radio buttons, or a select for many options. */
export function ChoiceField({ field, at, value }: FieldProps<'choice'>) {
  const { change } = useForm();
  const options = field.options.map((option) => ({ value: option, label: choiceName(option) }));
  const onChoose = (next: string) => {
    const isLeftOut =
      field.optional && (next === '' || (value === undefined && next === field.fallback));
    change(isLeftOut ? { op: 'unset', at } : { op: 'set', at, value: next });
  };
  const isLong = options.length > MAX_RADIOS || (field.optional && field.fallback === undefined);
  const Options = isLong ? Select : Radios;
  const chosen = typeof value === 'string' ? value : String(field.fallback ?? '');
  return <Options field={field} at={at} options={options} chosen={chosen} onChoose={onChoose} />;
}

/** A reference to a room, a heading, or an entry of a list in the same form. */
export function KnownField({ field, at, value }: FieldProps<'known'>) {
  const { change, data, file } = useForm();
  const typed = get(data, [field.from]);
  const known: Choice[] = Array.isArray(typed)
    ? typed.map((one) => ({ value: String(one), label: String(one) }))
    : (file.choices[field.from] ?? []);
  const chosen = typeof value === 'string' ? value : '';
  const isUnknown = chosen !== '' && known.every((one) => one.value !== chosen);
  const options = isUnknown ? [{ value: chosen, label: chosen }, ...known] : known;
  const onChoose = (next: string) =>
    change(next === '' && field.optional ? { op: 'unset', at } : { op: 'set', at, value: next });
  return <Select field={field} at={at} options={options} chosen={chosen} onChoose={onChoose} />;
}

/** Yes or no as radio buttons, which are clearer than a checkbox. */
export function YesNoField({ field, at, value }: FieldProps<'yes-no'>) {
  const { change } = useForm();
  const { yes, no } = editorWords.field;
  const options = [
    { value: 'true', label: yes },
    { value: 'false', label: no },
  ];
  const chosen = String(typeof value === 'boolean' ? value : field.fallback === true);
  const onChoose = (next: string) => change({ op: 'set', at, value: next === 'true' });
  return <Radios field={field} at={at} options={options} chosen={chosen} onChoose={onChoose} />;
}
