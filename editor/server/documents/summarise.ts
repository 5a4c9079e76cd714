import { capital } from '../../../lib/text.ts';
import { FILES, isArchived } from '../../../src/content/fileNames.ts';
import { samplesIn } from '../../../src/content/samples.ts';
import type { FieldChange, JsonSchema, Pointer } from '../../model/api.ts';
import { describe } from '../../model/entries.ts';
import { equal, isRecord, listOf } from '../../model/pointer.ts';
import { midSentence } from '../../model/wording.ts';
import { changeWords, displayValue, wholeValue } from '../../serverWords.ts';
import { shapeAt } from '../yaml/shape.ts';
import { dataOf, formSchema, isRoomFile } from './contentFiles.ts';
import { titleOf } from './titles.ts';

/** A change, with its sentence in the list of saves. */
interface Change extends FieldChange {
  sentence: string;
}

/** The difference between two lists. */
interface ListChange {
  added: number[];
  removed: number[];
  /** Indices before and after of entries that changed. */
  changed: [number, number][];
  isReordered: boolean;
}

const NAMES = [
  'en',
  'id',
  'name',
  'serviceName',
  'heading',
  'question',
  'caption',
  'label',
  'photo',
];

/** A value that identifies an entry, since edits usually leave it unchanged. */
function nameOf(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const fields = entry as Record<string, unknown>;
  return NAMES.map((name) => fields[name]).find((value) => value !== undefined);
}

/** Pairs entries: first equal ones, then those of the same name, then those at the same index. */
function compareLists(before: readonly unknown[], after: readonly unknown[]): ListChange {
  const pairs: [number, number][] = [];
  const left = new Set(before.keys());
  const unpaired = new Set(after.keys());
  const pair = (isPair: (one: number, other: number) => boolean) => {
    for (const other of [...unpaired]) {
      const one = [...left].find((index) => isPair(index, other));
      if (one === undefined) continue;
      left.delete(one);
      unpaired.delete(other);
      pairs.push([one, other]);
    }
  };
  pair((one, other) => one === other && equal(before[one], after[other]));
  pair((one, other) => equal(before[one], after[other]));
  pair((one, other) => {
    const name = nameOf(before[one]);
    return name !== undefined && name === nameOf(after[other]);
  });
  if (before.length === after.length) pair((one, other) => one === other);
  const order = pairs.toSorted((a, b) => a[0] - b[0]).map(([, other]) => other);
  return {
    added: [...unpaired],
    removed: [...left],
    changed: pairs.filter(([one, other]) => !equal(before[one], after[other])),
    isReordered: order.some((other, index) => index > 0 && other < (order[index - 1] ?? 0)),
  };
}

/** If there are more changes to the translations, only their number is shown. */
const MAX_LISTED = 3;

interface Context {
  schema: JsonSchema;
  /** The file's title. */
  file: string;
  /** What its fields belong to: `the inn`, or a room. */
  subject: string | undefined;
}

const spaced = (name: string) => name.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

function labelOf(context: Context, at: Pointer): string {
  const name = at.findLast((step) => typeof step === 'string');
  const end = name === undefined ? [] : at.slice(0, at.lastIndexOf(name) + 1);
  return midSentence(shapeAt(context.schema, end)?.title ?? spaced(String(name ?? context.file)));
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
): Change[] {
  const { added, removed, changed, isReordered } = compareLists(before, after);
  const list = at.length === 0 ? context.file : what(context, at, entry);
  const nameIn = (value: unknown) => describe(value).words || describe(value).photo || value;
  const words = (value: unknown) => displayValue(nameIn(value));
  const told = (value: unknown) => wholeValue(nameIn(value));
  const label = capital(list);
  return [
    ...removed.map((index): Change => {
      const sentence = changeWords.removed(words(before[index]), list);
      return { sentence, label, before: told(before[index]) };
    }),
    ...added.map((index): Change => {
      const sentence = changeWords.added(words(after[index]), list);
      return { sentence, label, after: told(after[index]) };
    }),
    ...changed.flatMap(([one, other]) =>
      changesIn(context, [...at, other], before[one], after[other], entry),
    ),
    ...(isReordered ? [reordered(list, label, before.map(told), after.map(told))] : []),
  ];
}

const switched = (sentence: string): Change => ({ sentence, label: capital(sentence) });

/** The parts that were switched off and on, by their labels. */
function ofHidden({ schema, file }: Context, before: unknown, after: unknown): Change[] {
  const parts = schema.properties?.['hidden']?.['x-parts'] ?? {};
  const label = (name: unknown) =>
    parts[String(name)] ?? schema.properties?.[String(name)]?.title ?? spaced(String(name));
  const [was, is] = [listOf(before), listOf(after)];
  return [
    ...is
      .filter((name) => !was.includes(name))
      .map((name) => switched(changeWords.hidden(label(name), file))),
    ...was
      .filter((name) => !is.includes(name))
      .map((name) => switched(changeWords.shown(label(name), file))),
  ];
}

const reordered = (list: string, label: string, before: string[], after: string[]): Change => ({
  sentence: changeWords.reordered(list),
  label,
  before: before.join(', '),
  after: after.join(', '),
});

/** The changes between two states of a file's data. */
function changesIn(
  context: Context,
  at: Pointer,
  before: unknown,
  after: unknown,
  entry?: string,
): Change[] {
  if (equal(before, after)) return [];
  if (at.length === 1 && at[0] === 'hidden') return ofHidden(context, before, after);
  if (isRecord(before) && isRecord(after)) {
    const isEntry = typeof at.at(-1) === 'number';
    const name = isEntry ? displayValue(describe(before).words || at.at(-1)) : entry;
    const isOtherPhoto = before['photo'] !== undefined && before['photo'] !== after['photo'];
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    // Another photograph has another focus, which is not a separate change.
    const told = keys.filter((key) => !(isOtherPhoto && key === 'focus'));
    return told.flatMap((key) => changesIn(context, [...at, key], before[key], after[key], name));
  }
  const isPoint = (value: unknown[]) => value.every((one) => typeof one === 'number');
  if (Array.isArray(before) && Array.isArray(after) && !isPoint([...before, ...after])) {
    return ofList(context, at, before, after, entry);
  }
  // A renamed entry cannot be referred to by its name, so name its list.
  const place = what(context, at, entry === displayValue(before) ? undefined : entry);
  const [from, to] = [displayValue(before), displayValue(after)];
  const label = capital(place);
  if (before === undefined) {
    return [{ sentence: changeWords.given(place, to), label, after: wholeValue(after) }];
  }
  if (after === undefined) {
    return [{ sentence: changeWords.leftOut(place, from), label, before: wholeValue(before) }];
  }
  const sentence = changeWords.changed(place, from, to);
  return [{ sentence, label, before: wholeValue(before), after: wholeValue(after) }];
}

function ofWholeFile(path: string, data: unknown, isThere: boolean): string {
  const name = titleOf(path, data);
  if (!isRoomFile(path)) return isThere ? changeWords.newFile(name) : changeWords.fileGone(name);
  if (isArchived(path)) return isThere ? changeWords.roomArchived(name) : '';
  return isThere ? changeWords.newRoom(name) : changeWords.roomGone(name);
}

/**
 * The changes to a file, each with a sentence for its owner.
 * @param before the file's text; null if it did not exist
 */
export function changesOf(path: string, before: string | null, after: string | null): Change[] {
  const alone = (sentence: string): Change[] => [{ sentence, label: capital(sentence) }];
  const [was, is] = [before, after].map((text) => (text === null ? undefined : dataOf(text)));
  if (before === null || after === null) {
    const sentence = ofWholeFile(path, is ?? was, after !== null);
    return sentence ? alone(sentence) : [];
  }
  const file = titleOf(path, was);
  if (was === undefined || is === undefined) return alone(changeWords.unreadable(file));
  const subject = isRoomFile(path)
    ? changeWords.theRoom(file)
    : path === FILES.inn
      ? changeWords.theInn
      : undefined;
  const changes = changesIn({ schema: formSchema(path), file, subject }, [], was, is);
  if (changes.length > 0) return changes;
  const isConfirmed = samplesIn(path, after).length < samplesIn(path, before).length;
  return alone(isConfirmed ? changeWords.confirmed(file) : changeWords.commentsOnly(file));
}

/** The changes to a file in sentences for its owner. */
export function summarise(path: string, before: string | null, after: string | null): string[] {
  const sentences = changesOf(path, before, after).map(({ sentence }) => sentence);
  // Confirming a language, or importing a table, changes hundreds of translations at once.
  return path === FILES.translations && sentences.length > MAX_LISTED
    ? [changeWords.translations(sentences.length)]
    : sentences;
}
