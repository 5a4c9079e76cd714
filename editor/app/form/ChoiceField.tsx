import type { Pointer } from '../../model/api.ts';
import type { FieldOf } from '../../model/fields.ts';
import { choiceName } from '../../model/names.ts';
import { editorWords } from '../../words.ts';
import styles from './controls.module.css';
import { Frame } from './Frame.tsx';
import { useForm, useTargetFocus } from './form.ts';

interface ChoiceFieldProps {
  field: FieldOf<'choice'>;
  at: Pointer;
  value: unknown;
}

/** Up to this many choices are radio buttons. */
const FEW = 4;

/** A choice: radio buttons, or a select for many options. */
export function ChoiceField({ field, at, value }: ChoiceFieldProps) {
  const { change } = useForm();
  const control = useTargetFocus<HTMLInputElement & HTMLSelectElement>(at);
  const chosen = typeof value === 'string' ? value : String(field.fallback ?? '');
  const choose = (next: string) => {
    const isLeftOut =
      field.optional && (next === '' || (value === undefined && next === field.fallback));
    change(isLeftOut ? { op: 'unset', at } : { op: 'set', at, value: next });
  };
  if (field.options.length > FEW || (field.optional && field.fallback === undefined)) {
    return (
      <Frame field={field} at={at}>
        {(wiring) => (
          <select
            {...wiring}
            ref={control}
            className={styles['select']}
            value={chosen}
            onChange={(event) => choose(event.currentTarget.value)}
          >
            {(field.optional || chosen === '') && (
              <option value="">{editorWords.field.nothing}</option>
            )}
            {field.options.map((option) => (
              <option key={option} value={option}>
                {choiceName(option)}
              </option>
            ))}
          </select>
        )}
      </Frame>
    );
  }
  return (
    <Frame field={field} at={at} as="set">
      {({ id, 'aria-describedby': describedBy }) => (
        <div className={styles['choices']}>
          {field.options.map((option, place) => (
            <label key={option} className={styles['choice']}>
              <input
                ref={option === chosen || (chosen === '' && place === 0) ? control : undefined}
                type="radio"
                name={id}
                aria-describedby={describedBy}
                checked={option === chosen}
                onChange={() => choose(option)}
              />
              {choiceName(option)}
            </label>
          ))}
        </div>
      )}
    </Frame>
  );
}

interface YesNoFieldProps {
  field: FieldOf<'yes-no'>;
  at: Pointer;
  value: unknown;
}

/** Yes or no as radio buttons, which are clearer than a checkbox. */
export function YesNoField({ field, at, value }: YesNoFieldProps) {
  const { change } = useForm();
  const control = useTargetFocus<HTMLInputElement>(at);
  const chosen = typeof value === 'boolean' ? value : field.fallback === true;
  const { yes, no } = editorWords.field;
  return (
    <Frame field={field} at={at} as="set">
      {({ id, 'aria-describedby': describedBy }) => (
        <div className={styles['choices']}>
          {[true, false].map((option) => (
            <label key={String(option)} className={styles['choice']}>
              <input
                ref={option === chosen ? control : undefined}
                type="radio"
                name={id}
                aria-describedby={describedBy}
                checked={option === chosen}
                onChange={() => change({ op: 'set', at, value: option })}
              />
              {option ? yes : no}
            </label>
          ))}
        </div>
      )}
    </Frame>
  );
}
