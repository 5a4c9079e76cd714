import { useId } from 'react';
import type { InputType } from '../../enquiry/contract/forms.ts';
import styles from './Field.module.css';

interface FieldProps {
  name: string;
  type: InputType;
  label: string;
  hint?: string | undefined;
  /** Why the field was refused, in words; nothing while all is well. */
  problem?: string | undefined;
  /** What may be a slip, in a line kept free for it (`''`); undefined where nothing is ever asked. */
  question?: string | undefined;
  autoComplete?: string | undefined;
  inputMode?: 'text' | 'email' | 'tel' | 'numeric' | undefined;
  /** What belongs here, for an assistant that fills the form in. */
  toolDescription?: string | undefined;
  /** Keeps what is typed from changing while it is on its way. */
  locked?: boolean;
}

/**
 * A required field with its label, hint and problem, wired for assistive technology.
 * Uncontrolled: what a guest types before the page has come alive stays.
 */
export function Field({ name, type, label, hint, problem, question, ...rest }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const problemId = `${id}-problem`;
  const questionId = `${id}-question`;
  const described = [hint && hintId, problem && problemId, question && questionId]
    .filter(Boolean)
    .join(' ');
  const control = {
    id,
    name,
    className: styles.control,
    required: true,
    readOnly: rest.locked,
    autoComplete: rest.autoComplete,
    inputMode: rest.inputMode,
    'aria-describedby': described || undefined,
    'aria-invalid': problem ? true : undefined,
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
      {problem && (
        <p className={styles.problem} id={problemId}>
          {problem}
        </p>
      )}
      {question !== undefined && (
        <p aria-live="polite" className={styles.question} id={questionId}>
          {question}
        </p>
      )}
    </div>
  );
}
