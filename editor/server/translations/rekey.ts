import { schemaFor } from '../../../src/content/files.ts';
import type { Translation } from '../../../src/content/schema/translations.ts';
import { type Sentence, sentencesIn } from '../../../src/content/translations.ts';
import type { Op } from '../../model/api.ts';
import { apply } from '../../model/ops.ts';
import { key } from '../../model/pointer.ts';

/** An English sentence that was changed. */
export interface Rewritten {
  place: string;
  from: string;
  to: string;
}

/** The sentences of a file that these operations change, without those they add or remove. */
export function rewrittenBy(path: string, data: unknown, ops: readonly Op[]): Rewritten[] {
  const schema = schemaFor(path);
  if (!schema) return [];
  let before = data;
  let sentences = sentencesIn(path, before, schema);
  const rewritten: Rewritten[] = [];
  for (const op of ops) {
    const after = apply(before, [op]);
    const next = sentencesIn(path, after, schema);
    if (op.op === 'set') {
      const known = new Map(sentences.map((one) => [key(one.pointer), one]));
      for (const { pointer, place, typed } of next) {
        const from = known.get(key(pointer))?.typed;
        if (from !== undefined && from !== typed) rewritten.push({ place, from, to: typed });
      }
    }
    [before, sentences] = [after, next];
  }
  return rewritten;
}

/**
 * Updates the list of translations after English sentences were changed. A changed sentence keeps its
 * translations, which are not shown until they are confirmed. If the old sentence is still used elsewhere,
 * its entry stays too.
 * @param left the sentences of the content after the edit
 */
export function rekeyed(
  entries: readonly Translation[],
  rewritten: readonly Rewritten[],
  left: readonly Pick<Sentence, 'typed' | 'place'>[],
): Translation[] {
  const list = [...entries];
  const find = (en: string, place?: string) =>
    list.findIndex((entry) => entry.en === en && entry.in === place);
  for (const { place, from, to } of rewritten) {
    const own = find(from, place);
    const index = own >= 0 ? own : find(from);
    const entry = list[index];
    if (!entry || find(to, entry.in) >= 0) continue;
    const { was, still, ...said } = entry;
    const old = was ?? from;
    // Changed back to the old sentence: its translations are right again.
    const moved = old === to ? { ...said, en: to } : { ...said, en: to, was: old };
    const isLeft = left.some((one) => one.typed === from && (own < 0 || one.place === place));
    if (isLeft) list.push(moved);
    else list[index] = moved;
  }
  return list;
}
