import type { Pointer } from '../../model/api.ts';
import { blank } from '../../model/entries.ts';
import type { NamedField } from '../../model/fields.ts';
import { get } from '../../model/pointer.ts';
import { say } from '../../model/wording.ts';
import { editorWords } from '../../words.ts';
import { Button } from '../parts/Button.tsx';
import { FieldMessages } from './Frame.tsx';
import { diagnosticsAt, type GroupProps, idOf, sampleAt, useForm, useTargetFocus } from './form.ts';
import styles from './GroupField.module.css';
import { Hideable } from './Hideable.tsx';
import { SampleMark } from './SampleMark.tsx';

interface FieldsProps {
  fields: NamedField[];
  at: Pointer;
  value: unknown;
}

/** The fields of a group. */
export function Fields({ fields, at, value }: FieldsProps) {
  const { Field } = useForm();
  return (
    <div className={styles['fields']}>
      {fields.map(({ name, field }) => (
        <Hideable key={name} at={[...at, name]} field={field}>
          <Field field={field} at={[...at, name]} value={get(value, [name])} />
        </Hideable>
      ))}
    </div>
  );
}

/** A group of fields. An optional group can be added and removed. */
export function GroupField({ field, at, value }: GroupProps) {
  const { diagnostics, file, change } = useForm();
  const control = useTargetFocus<HTMLFieldSetElement>(at, value !== undefined);
  const sample = sampleAt(file, at);
  const words = editorWords.field;
  const id = idOf(at);
  return (
    <fieldset ref={control} tabIndex={-1} className={styles['group']}>
      <legend className={styles['legend']}>{field.label}</legend>
      {field.help && <p className={styles['help']}>{field.help}</p>}
      <FieldMessages id={`${id}-wrong`} diagnostics={diagnosticsAt(diagnostics, at, true)} />
      {sample && <SampleMark id={`${id}-sample`} sample={sample} what={field.label} />}
      {value === undefined && field.optional ? (
        <Button onClick={() => change({ op: 'set', at, value: blank(field) })}>
          {say(words.addGroup, { what: field.label })}
        </Button>
      ) : (
        <Fields fields={field.fields} at={at} value={value} />
      )}
      {value !== undefined && field.optional && !field.hideable && (
        <Button variant="quiet" onClick={() => change({ op: 'unset', at })}>
          {say(words.removeGroup, { what: field.label })}
        </Button>
      )}
    </fieldset>
  );
}
