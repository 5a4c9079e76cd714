import { equal } from '../../../model/pointer.ts';

/** The difference between two lists. */
export interface ListChange {
  added: number[];
  removed: number[];
  /** Indices before and after of entries that changed. */
  changed: [number, number][];
  isReordered: boolean;
}

const NAMES = ['id', 'name', 'serviceName', 'heading', 'question', 'caption', 'label', 'photo'];

/** What usually stays when an entry is edited. */
function nameOf(entry: unknown): unknown {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const fields = entry as Record<string, unknown>;
  return NAMES.map((name) => fields[name]).find((value) => value !== undefined);
}

/** Pairs entries: first equal ones, then those of the same name, then those at the same index. */
export function compareLists(before: readonly unknown[], after: readonly unknown[]): ListChange {
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
