import type { JsonSchema, Pointer } from '../../../model/api.ts';
import { describe } from '../../../model/entries.ts';
import { equal } from '../../../model/pointer.ts';
import { changeWords, displayValue } from '../../../serverWords.ts';
import { shapeAt } from '../../yaml/shape.ts';
import { compareLists } from './entries.ts';

export interface Context {
  schema: JsonSchema;
  /** The file's title. */
  file: string;
  /** What its fields belong to: `the inn`, or a room. */
  subject: string | undefined;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const spaced = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

/** A label in the middle of a sentence: in lower case, unless it is a name. */
const small = (label: string) =>
  /^[A-Z][a-z]+(?:\s|$)/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;

function labelOf(context: Context, at: Pointer): string {
  const name = at.findLast((step) => typeof step === 'string');
  const end = name === undefined ? [] : at.slice(0, at.lastIndexOf(name) + 1);
  return small(shapeAt(context.schema, end)?.title ?? spaced(String(name ?? context.file)));
}

/** Names a field, and what it belongs to. */
function what(context: Context, at: Pointer, entry: string | undefined): string {
  const field = labelOf(context, at);
  if (entry !== undefined && typeof at.at(-1) === 'string') {
    return changeWords.ofEntry(field, entry, context.file);
  }
  return context.subject
    ? changeWords.ofSubject(field, context.subject)
    : changeWords.inFile(field, context.file);
}

function ofList(
  context: Context,
  at: Pointer,
  before: unknown[],
  after: unknown[],
  entry: string | undefined,
): string[] {
  const { added, removed, changed, isReordered } = compareLists(before, after);
  const list = at.length === 0 ? context.file : what(context, at, entry);
  const words = (value: unknown) =>
    displayValue(describe(value).words || describe(value).photo || value);
  return [
    ...removed.map((index) => changeWords.removed(words(before[index]), list)),
    ...added.map((index) => changeWords.added(words(after[index]), list)),
    ...changed.flatMap(([one, other]) =>
      changesIn(context, [...at, other], before[one], after[other], entry),
    ),
    ...(isReordered ? [changeWords.reordered(list)] : []),
  ];
}

/** The changes between two states of a file's data, one sentence each. */
export function changesIn(
  context: Context,
  at: Pointer,
  before: unknown,
  after: unknown,
  entry?: string,
): string[] {
  if (equal(before, after)) return [];
  if (isRecord(before) && isRecord(after)) {
    const isEntry = typeof at.at(-1) === 'number';
    const name = isEntry ? displayValue(describe(before).words || at.at(-1)) : entry;
    const isOtherPhoto = before['photo'] !== undefined && before['photo'] !== after['photo'];
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    // Another photograph has another focus: not a change of its own.
    const told = keys.filter((key) => !(isOtherPhoto && key === 'focus'));
    return told.flatMap((key) => changesIn(context, [...at, key], before[key], after[key], name));
  }
  const isPoint = (value: unknown[]) => value.every((one) => typeof one === 'number');
  if (Array.isArray(before) && Array.isArray(after) && !isPoint([...before, ...after])) {
    return ofList(context, at, before, after, entry);
  }
  // An entry whose name changed is named by its list.
  const place = what(context, at, entry === displayValue(before) ? undefined : entry);
  if (before === undefined) return [changeWords.given(place, displayValue(after))];
  if (after === undefined) return [changeWords.leftOut(place, displayValue(before))];
  return [changeWords.changed(place, displayValue(before), displayValue(after))];
}
