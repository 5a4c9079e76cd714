import type { Op, Pointer } from './api.ts';
import { mergeKeyed } from './mergeKeyed.ts';
import { apply, setOrUnset } from './ops.ts';
import { equal, get, key } from './pointer.ts';

/** A field that was changed here and elsewhere, to different values. */
export interface Conflict {
  at: Pointer;
  /** The value before both changes. */
  base: unknown;
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

/** How many fields two entries have in common. */
function likeness(one: unknown, other: unknown): number {
  if (equal(one, other)) return Number.POSITIVE_INFINITY;
  const names = typeof one === 'object' && one !== null ? Object.keys(one) : [];
  return names.filter((name) => equal(get(one, [name]), get(other, [name]))).length;
}

/**
 * Whether the entry at `index` of one list may have another index in the other: some other entry is more
 * similar to it.
 */
function mayHaveMoved(one: readonly unknown[], other: readonly unknown[], index: number): boolean {
  if (one.length !== other.length) return true;
  const own = likeness(one[index], other[index]);
  return (
    other.some((entry) => likeness(one[index], entry) > own) ||
    one.some((entry) => likeness(entry, other[index]) > own)
  );
}

/** The pointer at which an operation can conflict: the whole list, if its entry may have moved. */
function partOf(op: Op, base: unknown, theirs: unknown): Pointer {
  const at = op.op === 'remove' ? op.at.slice(0, -1) : op.at;
  for (let depth = 0; depth < at.length; depth++) {
    const head = at.slice(0, depth);
    const [one, other] = [get(base, head), get(theirs, head)];
    if (!Array.isArray(one) || !Array.isArray(other)) continue;
    if (mayHaveMoved(one, other, Number(at[depth]))) return head;
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
 * @param key the fields that identify entries, if the file is a list of such entries
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
    else conflicts.push({ at, base: get(base, at), mine: here, theirs: there });
  }
  return { ops: fitting, conflicts };
}

/** The operation that resolves a conflict in favour of what was typed here. */
export const takeMine = ({ at, mine }: Conflict): Op => setOrUnset(at, mine);

/** The operation that restores the value that both sides of a conflict changed. */
export const takeBase = ({ at, base }: Conflict): Op => setOrUnset(at, base);
