import type { ReactNode } from 'react';
import type { Diagnostic, Pointer } from '../../model/api.ts';
import type { Field } from '../../model/fields.ts';
import { get, same } from '../../model/pointer.ts';
import { say } from '../../model/wording.ts';
import { editorWords } from '../../words.ts';
import styles from './Frame.module.css';
import { diagnosticsAt, idOf, type SampleSentence, sampleAt, useForm } from './form.ts';
import { SampleMark, SentencesMark } from './SampleMark.tsx';

interface Wiring {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FrameProps {
  field: Field;
  at: Pointer;
  /** `set` renders a fieldset with a legend, `single` a label. */
  as?: 'single' | 'set';
  children: (wiring: Wiring) => ReactNode;
}

/** Wraps a control with its label, help, diagnostics and sample mark. */
export function Frame({ field, at, as = 'single', children }: FrameProps) {
  const { diagnostics, file, touch, sentences, data } = useForm();
  const wrong = diagnosticsAt(diagnostics, at);
  const sample = sampleAt(file, at);
  // A mark on the whole field covers its sentences too.
  const typed = String(get(data, at) ?? '');
  const isStill = ({ at: place, text }: SampleSentence) => same(place, at) && typed.includes(text);
  const own = sample ? [] : sentences.filter(isStill);
  const id = idOf(at);
  const byDefault =
    field.kind === 'text' && typeof field.fallback === 'string'
      ? say(editorWords.field.byDefault, { value: field.fallback })
      : '';
  const help = [field.help, byDefault].filter(Boolean).join(' ');
  const has = {
    help: Boolean(help),
    wrong: wrong.length > 0,
    sample: Boolean(sample) || own.length > 0,
  };
  const described = (['help', 'wrong', 'sample'] as const).filter((part) => has[part]);
  const Outer = as === 'set' ? 'fieldset' : 'div';
  const name = (
    <>
      <span lang={field.lang}>{field.label}</span>
      {field.optional && field.fallback === undefined && (
        <span className={styles['optional']}> {editorWords.field.optional}</span>
      )}
    </>
  );
  const hasErrors = wrong.some(({ severity }) => severity === 'error');
  return (
    <Outer
      className={styles['frame']}
      data-wrong={hasErrors}
      onBlur={(event) => {
        // Ignore focus that moves between the controls of a set.
        if (!event.currentTarget.contains(event.relatedTarget)) touch(at);
      }}
    >
      {as === 'set' ? (
        <legend className={styles['label']}>{name}</legend>
      ) : (
        <label className={styles['label']} htmlFor={id}>
          {name}
        </label>
      )}
      {help && (
        <p className={styles['help']} id={`${id}-help`}>
          {help}
        </p>
      )}
      {children({
        id,
        'aria-describedby': described.map((part) => `${id}-${part}`).join(' ') || undefined,
        'aria-invalid': hasErrors || undefined,
      })}
      <FieldMessages id={`${id}-wrong`} diagnostics={wrong} />
      {sample && <SampleMark id={`${id}-sample`} sample={sample} what={field.label} />}
      {own.length > 0 && (
        <SentencesMark id={`${id}-sample`} texts={own.map(({ text }) => text)} what={field.label} />
      )}
    </Outer>
  );
}

interface FieldMessagesProps {
  id: string;
  diagnostics: readonly Diagnostic[];
}

/** The diagnostics of a field. */
export function FieldMessages({ id, diagnostics }: FieldMessagesProps) {
  if (diagnostics.length === 0) return null;
  return (
    <div id={id} className={styles['messages']}>
      {diagnostics.map(({ message, fix, lang, severity }) => (
        <p key={`${message}${fix}`} data-severity={severity}>
          <strong>{editorWords.diagnostics.severity[severity]}: </strong>
          <span lang={lang}>
            {message} {fix}
          </span>
        </p>
      ))}
    </div>
  );
}
