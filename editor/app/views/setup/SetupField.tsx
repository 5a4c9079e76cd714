import { type ComponentProps, useId } from 'react';
import controls from '../../parts/controls.module.css';
import styles from './Setup.module.css';

interface SetupFieldProps extends Omit<ComponentProps<'input'>, 'onChange' | 'className'> {
  label: string;
  help?: string | undefined;
  isShort?: boolean;
  onType: (text: string) => void;
}

/** An input of the view “Going live”, with its label and help. */
export function SetupField({ label, help, isShort = false, onType, ...rest }: SetupFieldProps) {
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      {help && (
        <p id={`${id}-help`} className={styles['help']}>
          {help}
        </p>
      )}
      <input
        {...rest}
        id={id}
        className={`${controls['text']} ${isShort ? styles['number'] : ''}`}
        aria-describedby={help ? `${id}-help` : undefined}
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onType(event.currentTarget.value)}
      />
    </div>
  );
}

interface SetupChoiceProps<Value extends string> {
  label: string;
  value: Value;
  choices: readonly (readonly [value: Value, label: string])[];
  onChoose: (value: Value) => void;
}

/** A select of the view “Going live”, with its label. */
export function SetupChoice<Value extends string>(props: SetupChoiceProps<Value>) {
  const { label, value, choices, onChoose } = props;
  const id = useId();
  return (
    <div className={styles['field']}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className={controls['select']}
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value as Value)}
      >
        {choices.map(([name, text]) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
