import { useLayoutEffect } from 'react';
import { say } from '../../model/wording.ts';
import { editorWords } from '../../words.ts';
import styles from './controls.module.css';
import { Frame } from './Frame.tsx';
import { type FieldProps, useForm, useTargetFocus } from './form.ts';

const TYPES = { line: 'text', tel: 'tel', email: 'email', url: 'url' } as const;
/** Whether the browser supports `field-sizing`. */
const CAN_GROW = 'fieldSizing' in document.documentElement.style;
/** Characters left at which the counter appears. */
const NEAR = 15;

/** A text in any script, in a growing text area if it may be long. Line breaks become spaces. */
export function TextField({ field, at, value }: FieldProps<'text'>) {
  const { change } = useForm();
  const text = typeof value === 'string' ? value : value === undefined ? '' : String(value);
  const control = useTargetFocus<HTMLInputElement & HTMLTextAreaElement>(at);
  const type = (typed: string) => {
    const line = typed.replace(/\s*\n\s*/g, ' ');
    if (field.optional && line.trim() === '') change({ op: 'unset', at });
    else change({ op: 'set', at, value: line });
  };

  useLayoutEffect(() => {
    const area = control.current;
    if (area?.tagName !== 'TEXTAREA' || CAN_GROW) return;
    area.style.blockSize = 'auto';
    area.style.blockSize = `${area.scrollHeight + 2}px`;
  });

  return (
    <Frame field={field} at={at}>
      {(wiring) => {
        const shared = {
          ...wiring,
          ref: control,
          dir: 'auto',
          value: text,
          autoComplete: 'off',
          className: styles['text'],
          onChange: (event: { currentTarget: { value: string } }) =>
            type(event.currentTarget.value),
        };
        return (
          <>
            {field.look === 'text' ? (
              <textarea {...shared} rows={1} />
            ) : (
              <input {...shared} type={TYPES[field.look]} />
            )}
            {field.max !== undefined && text.length > field.max - NEAR && (
              <p className={styles['count']} data-over={text.length > field.max}>
                {say(editorWords.field.limit, { count: text.length, max: field.max })}
              </p>
            )}
          </>
        );
      }}
    </Frame>
  );
}
