import type { Pointer } from './api.ts';
import { describe } from './entries.ts';
import type { Field, NamedField } from './fields.ts';
import { get } from './pointer.ts';

/** Characters after which an entry's words are cut. */
const ENOUGH = 40;

const short = (words: string) =>
  words.length > ENOUGH ? `${words.slice(0, ENOUGH).replace(/\s\S*$/, '')} …` : words;

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
