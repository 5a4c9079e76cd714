import { createContext, useContext, useEffect, useRef } from 'react';
import type { Diagnostic, Op, OpenFile, Pointer } from '../../model/api.ts';
import { get, same, startsWith } from '../../model/pointer.ts';

/** The field that a link leads to; each click is a new one. */
export interface Target {
  at: Pointer;
}

export interface FormApi {
  file: OpenFile;
  /** What the file is, such as `room` or `page:home`. */
  kind: string;
  data: unknown;
  diagnostics: Diagnostic[];
  target: Target | undefined;
  change: (op: Op) => void;
  /** Takes the mark off a sample; true when it was taken, else the form says why not. */
  confirmSample: (pointer: Pointer) => Promise<boolean>;
  /** Says a sentence to whoever does not see what has changed. */
  announce: (sentence: string) => void;
}

export const FormContext = createContext<FormApi | null>(null);

/** The form that a field stands in. */
export function useForm(): FormApi {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field stands outside of a form.');
  return form;
}

/** The id of a field's control; what describes it has the same with an ending. */
export const idOf = (at: Pointer) => `field-${at.join('.') || 'all'}`;

/** What the check says of a field. A field without parts answers for all below it. */
export function diagnosticsAt(
  diagnostics: readonly Diagnostic[],
  at: Pointer,
  hasParts = false,
): Diagnostic[] {
  return diagnostics.filter(
    ({ pointer }) => pointer && (hasParts ? same(pointer, at) : startsWith(pointer, at)),
  );
}

/** The mark that stands over this very field. */
export const sampleAt = ({ samples }: OpenFile, at: Pointer) =>
  samples.find(({ pointer }) => same(pointer, at));

/** Whether what is asked for lies here or below. */
export function useTargetWithin(at: Pointer): Target | undefined {
  const { target } = useForm();
  return target && startsWith(target.at, at) ? target : undefined;
}

/** Brings a control into view and puts the focus there when a link leads to its field. */
export function useTargetFocus<Control extends HTMLElement>(at: Pointer, hasParts = false) {
  const { target, data } = useForm();
  const control = useRef<Control>(null);
  const isHere =
    target &&
    (same(target.at, at) ||
      // A list or group is arrived at itself where what is asked for is not there (any more).
      (hasParts ? isGone(data, target.at, at) : startsWith(target.at, at)));
  useEffect(() => {
    if (!isHere || !target) return;
    control.current?.focus({ preventScroll: true });
    control.current?.scrollIntoView?.({ block: 'center' });
  }, [isHere, target]);
  return control;
}

function isGone(data: unknown, wanted: Pointer, at: Pointer): boolean {
  if (!startsWith(wanted, at) || get(data, at) === undefined) return false;
  const entry = wanted[at.length];
  return typeof entry === 'number' && get(data, [...at, entry]) === undefined;
}
