import { type ComponentType, createContext, useContext, useEffect, useRef } from 'react';
import type { Diagnostic, FirstHour, Op, OpenFile, Pointer } from '../../model/api.ts';
import type { Field, FieldOf, Group } from '../../model/fields.ts';
import { get, same, startsWith } from '../../model/pointer.ts';

export interface FieldProps<Kind extends Field['kind'] = Field['kind']> {
  field: FieldOf<Kind>;
  at: Pointer;
  value: unknown;
}

/** Of a field with parts, however it is drawn. */
export interface GroupProps {
  field: Field & Group;
  at: Pointer;
  value: unknown;
}

/** The field to focus; a new object for each click on a link. */
export interface Target {
  at: Pointer;
}

export type SampleSentence = FirstHour['sentences'][number];

export interface FormApi {
  /** Draws a field of any kind: groups, lists and pictures hold fields themselves. */
  Field: ComponentType<FieldProps>;
  file: OpenFile;
  /** The file's kind, such as `room` or `page:home`. */
  kind: string;
  data: unknown;
  diagnostics: Diagnostic[];
  /** The places that differ from the file. */
  changed: readonly Pointer[];
  target: Target | undefined;
  change: (op: Op) => void;
  /** Reports that a field has lost the focus: from now on its errors are shown. */
  touch: (at: Pointer) => void;
  /** Removes a sample mark. False if that failed; the form shows why. */
  confirmSample: (pointer: Pointer) => Promise<boolean>;
  /** Sentences of the file that are also in the sample. */
  sentences: readonly SampleSentence[];
  /** Notes that sentences of the sample are true. False if that failed. */
  confirmSentences: (texts: readonly string[]) => Promise<boolean>;
  /** Announces a change to screen readers. */
  announce: (sentence: string) => void;
}

export const FormContext = createContext<FormApi | null>(null);

/** The form around a field. */
export function useForm(): FormApi {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field stands outside of a form.');
  return form;
}

/** The id of a field's control, and the prefix of the ids that describe it. */
export const idOf = (at: Pointer) => `field-${at.join('.') || 'all'}`;

/** The field of a control; undefined for what belongs to none. */
export function pointerOf(element: Element): Pointer | undefined {
  const id = element.closest('[id^="field-"]')?.id.slice('field-'.length);
  if (!id || id === 'all') return undefined;
  return id.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** The diagnostics of a field; without `hasParts`, also those of values within it. */
export function diagnosticsAt(
  diagnostics: readonly Diagnostic[],
  at: Pointer,
  hasParts = false,
): Diagnostic[] {
  return diagnostics.filter(
    ({ pointer }) => pointer && (hasParts ? same(pointer, at) : startsWith(pointer, at)),
  );
}

/** The sample mark of this field. */
export const sampleAt = ({ samples }: OpenFile, at: Pointer) =>
  samples.find(({ pointer }) => same(pointer, at));

/** The target, if it is this field or within it. */
export function useTargetWithin(at: Pointer): Target | undefined {
  const { target } = useForm();
  return target && startsWith(target.at, at) ? target : undefined;
}

/** Focuses and scrolls to a control when a link leads to its field. */
export function useTargetFocus<Control extends HTMLElement>(at: Pointer, hasParts = false) {
  const { target, data } = useForm();
  const control = useRef<Control>(null);
  const isHere =
    target &&
    (same(target.at, at) ||
      // A list or group is focused itself if the target within it does not exist (any more).
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
