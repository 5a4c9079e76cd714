import { type ClipboardEvent, type ComponentProps, useLayoutEffect, useState } from 'react';
import type { Field } from '../../model/fields.ts';
import { equal } from '../../model/pointer.ts';
import { indianNumber } from '../../model/telephone.ts';
import { say } from '../../model/wording.ts';
import { editorWords } from '../../words.ts';
import { Button } from '../parts/Button.tsx';
import styles from '../parts/controls.module.css';
import { Frame } from './Frame.tsx';
import { type FieldProps, useForm, useTargetFocus } from './form.ts';
import { oneLineOf } from './oneLine.ts';

const TYPES = { line: 'text', tel: 'tel', email: 'email', url: 'url' } as const;
/** Whether the browser supports `field-sizing`. */
const CAN_GROW = 'fieldSizing' in document.documentElement.style;
/** The counter appears when fewer than this many characters are left. */
const COUNTER_THRESHOLD = 15;

/** A text in any script; long ones get a text area that grows. Line breaks become spaces. */
export function TextField({ field, at, value }: FieldProps<'text'>) {
  const { change } = useForm();
  const text = typeof value === 'string' ? value : value === undefined ? '' : String(value);
  const control = useTargetFocus<HTMLInputElement & HTMLTextAreaElement>(at);
  const type = (line: string) => {
    if (field.optional && line.trim() === '') change({ op: 'unset', at });
    else change({ op: 'set', at, value: line });
  };
  /** Normalises a pasted telephone number, unless it is pasted into other text. */
  const pasteNumber = (event: ClipboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd, value: before } = event.currentTarget;
    const number = indianNumber(event.clipboardData.getData('text'));
    if (!number || (selectionEnd ?? 0) - (selectionStart ?? 0) < before.length) return;
    event.preventDefault();
    type(number);
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
          onChange: (event: { currentTarget: HTMLInputElement | HTMLTextAreaElement }) =>
            type(oneLineOf(event.currentTarget)),
        };
        const number = field.look === 'tel' ? indianNumber(text) : undefined;
        return (
          <>
            {field.look === 'text' ? (
              <textarea {...shared} rows={1} />
            ) : (
              <input
                {...shared}
                type={TYPES[field.look]}
                {...(field.look === 'tel' && { onPaste: pasteNumber })}
              />
            )}
            {number && (
              <p className={styles['offer']}>
                <Button
                  onClick={() => {
                    type(number);
                    control.current?.focus();
                  }}
                >
                  {say(editorWords.field.useNumber, { number })}
                </Button>
              </p>
            )}
            {field.max !== undefined && text.length > field.max - COUNTER_THRESHOLD && (
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

interface InputProps extends Omit<ComponentProps<'input'>, 'onChange'> {
  field: Field;
  at: FieldProps['at'];
  isShort?: boolean;
  onType: (text: string) => void;
}

function Input({ field, at, isShort = false, onType, ...rest }: InputProps) {
  const control = useTargetFocus<HTMLInputElement>(at);
  return (
    <Frame field={field} at={at}>
      {(wiring) => (
        <input
          {...wiring}
          {...rest}
          ref={control}
          className={isShort ? `${styles['text']} ${styles['short']}` : styles['text']}
          onChange={(event) => onType(event.currentTarget.value)}
        />
      )}
    </Frame>
  );
}

/** A date, chosen with the browser's calendar. */
export function DateField({ field, at, value }: FieldProps<'date'>) {
  const { change } = useForm();
  return (
    <Input
      field={field}
      at={at}
      isShort
      type="date"
      value={typeof value === 'string' ? value : ''}
      onType={(day) => change(day ? { op: 'set', at, value: day } : { op: 'unset', at })}
    />
  );
}

/**
 * Keeps the text as typed while it parses to the value: "77.60" equals 77.6, but must not lose its last
 * digit on the way to "77.605".
 */
export function useTyped(
  value: unknown,
  toText: (value: unknown) => string,
  toValue: (typed: string) => unknown,
): [text: string, setTyped: (typed: string) => void] {
  const [typed, setTyped] = useState(() => toText(value));
  return [equal(toValue(typed), value) ? typed : toText(value), setTyped];
}

/** A number's value as the text of an input. */
export const shown = (value: unknown) =>
  value === undefined || value === null ? '' : String(value);

/** Parses a number, ignoring thousands separators; returns the text itself if it is not a number. */
export function numberIn(typed: string): number | string {
  const plain = typed.trim().replace(/,(?=\d{2,3}(?:\D|$))/g, '');
  return /^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : typed;
}

/** A number. Other text stays as typed, and the content check reports it. */
export function NumberField({ field, at, value }: FieldProps<'number' | 'figure'>) {
  const { change } = useForm();
  const [text, setTyped] = useTyped(value, shown, numberIn);
  const onType = (next: string) => {
    setTyped(next);
    if (next.trim() === '')
      change(field.optional ? { op: 'unset', at } : { op: 'set', at, value: '' });
    else change({ op: 'set', at, value: numberIn(next) });
  };
  const inputMode = field.kind === 'figure' ? 'text' : field.whole ? 'numeric' : 'decimal';
  return (
    <Input
      field={field}
      at={at}
      isShort
      inputMode={inputMode}
      autoComplete="off"
      value={text}
      onType={onType}
    />
  );
}

/** Several numbers in one input, such as a point on the map, so that they can be pasted together. */
export function NumbersField({ field, at, value }: FieldProps<'numbers'>) {
  const { change } = useForm();
  const toText = (numbers: unknown) =>
    Array.isArray(numbers) ? numbers.join(', ') : String(numbers ?? '');
  const toValue = (typed: string) => {
    const parts = typed.split(/\s*,\s*/);
    return parts.length === field.parts.length ? parts.map(numberIn) : typed;
  };
  const [text, setTyped] = useTyped(value, toText, toValue);
  const onType = (typed: string) => {
    setTyped(typed);
    change({ op: 'set', at, value: toValue(typed) });
  };
  return <Input field={field} at={at} autoComplete="off" value={text} onType={onType} />;
}
