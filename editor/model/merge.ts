import type { Op, Pointer } from './api.ts';
import { mergeKeyed } from './mergeKeyed.ts';
import { apply } from './ops.ts';
import { equal, get, key } from './pointer.ts';

/** A field that was changed here and elsewhere, to different values. */
export interface Conflict {
  at: Pointer;
  mine: unknown;
  theirs: unknown;
}

export interface Merged {
  ops: Op[];
  conflicts: Conflict[];
}

interface Part {
  at: Pointer;
  ops: Op[];
}

/** The place at which an operation can conflict: the whole list once its entries may have moved. */
function partOf(op: Op, base: unknown, theirs: unknown): Pointer {
  const at = op.op === 'remove' ? op.at.slice(0, -1) : op.at;
  for (let depth = 0; depth < at.length; depth++) {
    const head = at.slice(0, depth);
    const [one, other] = [get(base, head), get(theirs, head)];
    if (Array.isArray(one) && Array.isArray(other) && one.length !== other.length) return head;
  }
  return at;
}

function partsOf(base: unknown, theirs: unknown, ops: readonly Op[]): Part[] {
  const lists = ops.filter((op) => op.op !== 'set' && op.op !== 'unset');
  const heads = new Set(lists.map((op) => key(partOf(op, base, theirs))));
  const parts = new Map<string, Part>();
  for (const op of ops) {
    let at = partOf(op, base, theirs);
    for (let depth = 0; depth < at.length; depth++) {
      if (heads.has(key(at.slice(0, depth)))) at = at.slice(0, depth);
    }
    const part = parts.get(key(at)) ?? { at, ops: [] };
    part.ops.push(op);
    parts.set(key(at), part);
  }
  return [...parts.values()];
}

/**
 * Merges operations typed here into a file that was changed elsewhere.
 * @param base the data that the operations apply to
 * @param theirs the file's current data
 * @param key the fields that tell the entries of the list apart, if the file is such a list
 * @returns the operations that apply to `theirs`, and the fields that both sides changed
 */
export function merge(
  base: unknown,
  theirs: unknown,
  ops: readonly Op[],
  key?: readonly string[],
): Merged {
  if (key && Array.isArray(base) && Array.isArray(theirs))
    return mergeKeyed(base, theirs, apply(base, ops), key);
  const fitting: Op[] = [];
  const conflicts: Conflict[] = [];
  const mine = apply(base, ops);
  for (const { at, ops: own } of partsOf(base, theirs, ops)) {
    const [here, there] = [get(mine, at), get(theirs, at)];
    if (equal(here, there)) continue;
    if (equal(get(base, at), there)) fitting.push(...own);
    else conflicts.push({ at, mine: here, theirs: there });
  }
  return { ops: fitting, conflicts };
}

/** The operation that resolves a conflict in favour of what was typed here. */
export const takeMine = ({ at, mine }: Conflict): Op =>
  mine === undefined ? { op: 'unset', at } : { op: 'set', at, value: mine };
