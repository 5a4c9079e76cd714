import type { Pointer } from './api.ts';
import { describe } from './entries.ts';
import type { Field, NamedField } from './fields.ts';
import { get } from './pointer.ts';

/** Letters of an entry's own words that tell which one it is. */
const ENOUGH = 40;

const short = (words: string) =>
  words.length > ENOUGH ? `${words.slice(0, ENOUGH).replace(/\s\S*$/, '')} …` : words;

/**
 * Where a pointer leads, in the labels of the form; an entry of a list by its own words:
 * "Is there parking? Answer".
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
