import { editorWords } from '../words.ts';
import { describe, short } from './entries.ts';
import type { Field, NamedField } from './fields.ts';
import { get, listOf } from './pointer.ts';
import { say, sayCount } from './wording.ts';

const words = editorWords.sections;

/** A part of a form: a field with parts of its own, or the plain fields between two of these. */
export interface Section {
  /** The name of its first field. */
  id: string;
  label: string;
  fields: NamedField[];
  isFoldable: boolean;
}

const hasParts = ({ kind }: Field) =>
  kind === 'group' || kind === 'list' || kind === 'picture' || kind === 'floor-plan';

function labelOf([first, ...more]: readonly NamedField[], isFirst: boolean): string {
  const label = first?.field.label ?? '';
  if (!first || hasParts(first.field)) return label;
  if (isFirst) return words.start;
  return more.length > 0 ? say(words.several, { first: label }) : label;
}

/** The sections of a form, in its order. */
export function sectionsOf(fields: readonly NamedField[]): Section[] {
  const runs: NamedField[][] = [];
  for (const named of fields) {
    const last = runs.at(-1);
    const isPlain = !hasParts(named.field);
    if (isPlain && last?.every(({ field }) => !hasParts(field))) last.push(named);
    else runs.push([named]);
  }
  return runs.map((run, index) => ({
    id: run[0]?.name ?? '',
    label: labelOf(run, index === 0),
    fields: run,
    isFoldable: run.some(({ field }) => hasParts(field)),
  }));
}

/** A label that is one plural word, for the middle of a sentence: "Photographs" gives "photographs". */
function plural(label: string): string | undefined {
  return /^[A-Z][a-z]+s$/.test(label) ? label.toLowerCase() : undefined;
}

function ofList(label: string, value: unknown): string {
  const entries = Array.isArray(value) ? value : [value];
  const count = entries.length;
  const first = short(describe(entries[0]).words);
  const what = plural(label);
  const { one, many, bare, manyOf, bareOf } = words.summary;
  if (count === 1) return first ? say(one, { first }) : sayCount(bare, count);
  if (what) return say(first ? manyOf : bareOf, { count, what, first });
  return first ? say(many, { count, first }) : sayCount(bare, count);
}

const isEmpty = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === '' ||
  (Array.isArray(value) && value.length === 0);

/** A one-line summary of a field's value, for a collapsed section. */
export function summaryOf(field: Field, value: unknown): string {
  if (value === undefined && field.optional) return words.leftOut;
  if (isEmpty(value)) return words.empty;
  switch (field.kind) {
    case 'list':
      return ofList(field.label, value);
    case 'floor-plan': {
      const [width, depth] = ['width', 'depth'].map((name) => String(get(value, [name]) ?? '?'));
      const count = listOf(get(value, ['pieces'])).length;
      return say(words.summary.plan, {
        width: width ?? '?',
        depth: depth ?? '?',
        pieces: sayCount(words.summary.pieces, count),
      });
    }
    case 'group': {
      const lists = field.fields.flatMap(({ name, field }) => {
        const inner = get(value, [name]);
        return field.kind === 'list' && !isEmpty(inner) ? [ofList(field.label, inner)] : [];
      });
      const own = short(describe(value).words);
      return [own, ...lists.slice(0, 1)].filter(Boolean).join(' · ') || words.empty;
    }
    default:
      return short(describe(value).words) || words.empty;
  }
}
