import { useId } from 'react';
import type { InputType } from '../../enquiry/contract/forms.ts';
import styles from './Field.module.css';

interface FieldProps {
  name: string;
  type: InputType;
  label: string;
  hint?: string | undefined;
  /** The error message, if any. */
  error?: string | undefined;
  /** Warns of a likely mistake; `''` reserves an empty line for it, undefined none. */
  warning?: string | undefined;
  /** Replaces the warning: what the guest probably meant, and a callback that enters it. */
  suggestion?: { text: string; onAccept: () => void } | undefined;
  autoComplete?: string | undefined;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | undefined;
  /** What belongs here, for an assistant that fills in the form. */
  toolDescription?: string | undefined;
  /** May stay empty. */
  optional?: boolean | undefined;
  /** Makes the field read-only while the form is being sent. */
  locked?: boolean;
}

/**
 * A field with its label, hint and error message, wired for assistive technology.
 * Uncontrolled, so that text typed before hydration survives.
 */
export function Field({
  name,
  type,
  label,
  hint,
  error,
  warning,
  suggestion,
  ...rest
}: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const warningId = `${id}-warning`;
  const described = [hint && hintId, error && errorId, (warning || suggestion) && warningId]
    .filter(Boolean)
    .join(' ');
  const control = {
    id,
    name,
    className: styles.control,
    required: !rest.optional,
    readOnly: rest.locked,
    autoComplete: rest.autoComplete,
    inputMode: rest.inputMode,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
    toolparamdescription: rest.toolDescription,
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {type === 'textarea' ? (
        <textarea {...control} rows={4} />
      ) : (
        <input {...control} type={type} />
      )}
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className={styles.error} id={errorId}>
          {error}
        </p>
      )}
      {warning !== undefined && (
        <p aria-live="polite" className={styles.warning} id={warningId}>
          {suggestion ? (
            <button className={styles.suggestion} onClick={suggestion.onAccept} type="button">
              {suggestion.text}
            </button>
          ) : (
            warning
          )}
        </p>
      )}
    </div>
  );
}
