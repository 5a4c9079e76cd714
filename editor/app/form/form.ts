import { type ComponentType, createContext, useContext, useEffect, useRef } from 'react';
import type { Diagnostic, FirstHour, Op, OpenFile, Pointer } from '../../model/api.ts';
import type { Field, FieldOf, Group } from '../../model/fields.ts';
import { get, same, startsWith } from '../../model/pointer.ts';

export interface FieldProps<Kind extends Field['kind'] = Field['kind']> {
  field: FieldOf<Kind>;
  at: Pointer;
  value: unknown;
}

/** Props of a field that has fields of its own: a group, a picture, a floor plan. */
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
  /** Renders a field of any kind, for groups, lists and pictures, which contain fields themselves. */
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
  /** Reports that a field has lost the focus: from then on its errors are shown. */
  touch: (at: Pointer) => void;
  /** Removes a sample mark. Resolves to false if that failed; the form shows why. */
  confirmSample: (pointer: Pointer) => Promise<boolean>;
  /** Sentences of the file that are also in the sample. */
  sentences: readonly SampleSentence[];
  /** Records that sentences of the sample are true. Resolves to false if that failed. */
  confirmSentences: (texts: readonly string[]) => Promise<boolean>;
  /** Announces a change to screen readers. */
  announce: (sentence: string) => void;
}

export const FormContext = createContext<FormApi | null>(null);

/** The form that contains the calling field. */
export function useForm(): FormApi {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field stands outside of a form.');
  return form;
}

/** The id of a field's control, and the prefix of the ids that describe it. */
export const idOf = (at: Pointer) => `field-${at.join('.') || 'all'}`;

/** The pointer of the field that an element belongs to; undefined if it belongs to none. */
export function pointerOf(element: Element): Pointer | undefined {
  const id = element.closest('[id^="field-"]')?.id.slice('field-'.length);
  if (!id || id === 'all') return undefined;
  return id.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** A field's diagnostics: with `hasParts` only its own, else also those of values within it. */
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

/** Returns a ref for a control, which is focused and scrolled to when a link leads to its field. */
export function useTargetFocus<Control extends HTMLElement>(at: Pointer, hasParts = false) {
  const { target, data } = useForm();
  const control = useRef<Control>(null);
  const isHere =
    target &&
    (same(target.at, at) ||
      // A list or group takes the focus itself if the target entry within it does not exist.
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
