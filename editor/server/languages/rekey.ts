import { schemaFor } from '../../../src/content/files.ts';
import { type Sentence, sentencesIn } from '../../../src/content/translations.ts';
import type { Translation } from '../../../src/content/translationsSchema.ts';
import type { Op } from '../../model/api.ts';
import { apply } from '../../model/ops.ts';
import { key } from '../../model/pointer.ts';

/** A sentence that was rewritten. */
export interface Rewritten {
  place: string;
  from: string;
  to: string;
}

/** The sentences of a file that these operations rewrite; added and removed ones are none. */
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
 * Follows rewritten English sentences in the list of translations: each keeps what was said for it, which
 * rests until somebody confirms it. A sentence that still stands elsewhere keeps its own as well.
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
    // Typed back as it was: what was said for it is right again.
    const moved = old === to ? { ...said, en: to } : { ...said, en: to, was: old };
    const isLeft = left.some((one) => one.typed === from && (own < 0 || one.place === place));
    if (isLeft) list.push(moved);
    else list[index] = moved;
  }
  return list;
}
