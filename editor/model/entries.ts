import type { Pointer } from './api.ts';
import type { Field, NamedField } from './fields.ts';
import { get, isRecord } from './pointer.ts';
import { choiceName } from './wording.ts';

type Entry = Record<string, unknown>;

/** One more than the largest value of this field among the neighbours. */
const nextNumber = (name: string, neighbours: readonly unknown[]) =>
  Math.max(-1, ...neighbours.map((one) => Number(get(one, [name])) || 0)) + 1;

function blankEntry(fields: NamedField[], neighbours: readonly unknown[]): Entry {
  const entry: Entry = {};
  for (const { name, field } of fields) {
    if (field.optional) continue;
    if (name === 'id' && field.kind === 'number') entry[name] = nextNumber(name, neighbours);
    else {
      const value = blank(field);
      if (value !== undefined) entry[name] = value;
    }
  }
  return entry;
}

/**
 * The initial value of a new list entry: the next id, and no optional fields.
 * @param neighbours the existing entries
 */
export function blank(field: Field, neighbours: readonly unknown[] = []): unknown {
  switch (field.kind) {
    case 'group':
    case 'picture':
    case 'floor-plan':
      return blankEntry(field.fields, neighbours);
    case 'list':
      return Array.from({ length: field.min ?? 0 }, () => blank(field.item));
    case 'choice':
      return field.options[0];
    case 'text':
    case 'known':
      return '';
    case 'yes-no':
      return false;
    case 'focus':
      return [50, 50];
    default:
      return undefined;
  }
}

const NAMES = ['name', 'heading', 'caption', 'label', 'title', 'serviceName', 'question'];

/** The name of a social network or a language that an entry identifies by a code. */
function nameOfCode(entry: Entry): string | undefined {
  const { network, language } = entry;
  if (typeof network === 'string' && network) return choiceName(network);
  if (typeof language !== 'string' || !/^[a-z]{2,3}$/.test(language)) return undefined;
  return new Intl.DisplayNames('en', { type: 'language' }).of(language);
}

/** What an owner recognises a list entry by: its words, its photograph, its icon. */
export function describe(value: unknown): { words: string; photo?: string; icon?: string } {
  if (typeof value === 'string' || typeof value === 'number') return { words: String(value) };
  if (Array.isArray(value)) return { words: value.join(', ') };
  if (!isRecord(value)) return { words: '' };
  const named = NAMES.map((name) => value[name]).find((one) => typeof one === 'string' && one);
  const first = Object.values(value).find((one) => typeof one === 'string' && one);
  const words = named ?? nameOfCode(value) ?? first ?? '';
  const photo = value['photo'] ?? get(value, ['picture', 'photo']);
  const icon = value['icon'];
  return {
    words: String(value['alt'] && value['photo'] ? value['alt'] : words),
    ...(typeof photo === 'string' && photo && { photo }),
    ...(typeof icon === 'string' && icon && { icon }),
  };
}

/** Characters after which an entry's words are truncated. */
const MAX_LENGTH = 40;

/** An entry's words, truncated to fit one line. */
export const short = (words: string) =>
  words.length > MAX_LENGTH ? `${words.slice(0, MAX_LENGTH).replace(/\s\S*$/, '')} …` : words;

/**
 * The labels that lead to a field, with a list entry named by its words, such as
 * "Is there parking?, Answer".
 */
export function labelOf(field: Field, at: Pointer, data: unknown): string {
  const labels: string[] = [];
  let here: Field | undefined = field;
  for (const [depth, step] of at.entries()) {
    if (here?.kind === 'list') {
      const own = short(describe(get(data, at.slice(0, depth + 1))).words);
      here = here.item;
      labels.pop();
      labels.push(own || String(Number(step) + 1));
    } else {
      const fields: NamedField[] = here && 'fields' in here ? here.fields : [];
      here = fields.find(({ name }) => name === step)?.field;
      labels.push(here?.label ?? String(step));
    }
  }
  return labels.slice(-2).join(', ');
}
