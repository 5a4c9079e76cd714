import type { Pointer } from '../../model/api.ts';
import type { FieldOf } from '../../model/fields.ts';
import styles from './controls.module.css';
import { Frame } from './Frame.tsx';
import { useForm, useTargetFocus } from './form.ts';

interface DateFieldProps {
  field: FieldOf<'date'>;
  at: Pointer;
  value: unknown;
}

/** A date, chosen with the browser's calendar. */
export function DateField({ field, at, value }: DateFieldProps) {
  const { change } = useForm();
  const control = useTargetFocus<HTMLInputElement>(at);
  const choose = (day: string) => change(day ? { op: 'set', at, value: day } : { op: 'unset', at });
  return (
    <Frame field={field} at={at}>
      {(wiring) => (
        <input
          {...wiring}
          ref={control}
          type="date"
          className={`${styles['text']} ${styles['short']}`}
          value={typeof value === 'string' ? value : ''}
          onChange={(event) => choose(event.currentTarget.value)}
        />
      )}
    </Frame>
  );
}
