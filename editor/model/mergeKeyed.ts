import type { Op } from './api.ts';
import type { Conflict, Merged } from './merge.ts';
import { setOrUnset } from './ops.ts';
import { equal, listOf } from './pointer.ts';

type Entry = Record<string, unknown>;

const entriesOf = (list: unknown) =>
  listOf(list).filter((one) => typeof one === 'object' && one !== null) as Entry[];

const isNames = (value: unknown): value is unknown[] | undefined =>
  value === undefined || Array.isArray(value);

/** Merges lists of names: theirs, with what was added and removed here. */
function mergedNames(base: unknown[] = [], mine: unknown[] = [], theirs: unknown[] = []) {
  const left = theirs.filter((one) => mine.includes(one) || !base.includes(one));
  const added = mine.filter((one) => !base.includes(one) && !left.includes(one));
  const all = [...left, ...added];
  return all.length > 0 ? all : undefined;
}

/**
 * Finds an entry's index by its key fields. The first of these also matches by its former value (`was`): a
 * sentence whose English has changed is still the same entry.
 */
function finder(list: readonly Entry[], key: readonly string[]) {
  const [first = ''] = key;
  const nameOf = (entry: Entry, value = entry[first]) =>
    JSON.stringify([value, ...key.slice(1).map((name) => entry[name] ?? null)]);
  const now = new Map(list.map((entry, index) => [nameOf(entry), index]));
  const before = new Map(
    list.flatMap((entry, index) =>
      entry['was'] === undefined ? [] : [[nameOf(entry, entry['was']), index] as const],
    ),
  );
  return (entry: Entry): number | undefined =>
    now.get(nameOf(entry)) ??
    before.get(nameOf(entry)) ??
    (entry['was'] === undefined ? undefined : now.get(nameOf(entry, entry['was'])));
}

/**
 * Merges a list entry by entry, so that it is no conflict if another window adds or removes an entry.
 * @param mine the list as it is here
 * @param key the fields that identify an entry
 */
export function mergeKeyed(
  base: unknown,
  theirs: unknown,
  mine: unknown,
  key: readonly string[],
): Merged {
  const [was, there, here] = [entriesOf(base), entriesOf(theirs), entriesOf(mine)];
  const [inBase, inTheirs] = [finder(was, key), finder(there, key)];
  const sets: Op[] = [];
  const added: Entry[] = [];
  const conflicts: Conflict[] = [];
  const left = new Set<number>();
  for (const entry of here) {
    const from = inBase(entry);
    if (from !== undefined) left.add(from);
    const origin = from === undefined ? {} : (was[from] ?? {});
    if (equal(entry, origin)) continue;
    const index = inTheirs(entry) ?? (from === undefined ? undefined : inTheirs(origin));
    const other = index === undefined ? undefined : there[index];
    if (index === undefined || !other) {
      added.push(entry);
      continue;
    }
    for (const name of new Set([...Object.keys(origin), ...Object.keys(entry)])) {
      const [mineIs, baseIs, theirsIs] = [entry[name], origin[name], other[name]];
      if (equal(mineIs, baseIs) || equal(mineIs, theirsIs)) continue;
      const at = [index, name];
      if (equal(theirsIs, baseIs)) sets.push(setOrUnset(at, mineIs));
      else if (isNames(mineIs) && isNames(baseIs) && isNames(theirsIs))
        sets.push(setOrUnset(at, mergedNames(baseIs, mineIs, theirsIs)));
      else conflicts.push({ at, base: baseIs, mine: mineIs, theirs: theirsIs });
    }
  }
  // Remove what was removed here, unless it was changed elsewhere.
  const removed = was.flatMap((entry, index) => {
    const place = left.has(index) ? undefined : inTheirs(entry);
    return place !== undefined && equal(there[place], entry) ? [place] : [];
  });
  const removals = removed
    .sort((one, other) => other - one)
    .map((index): Op => ({ op: 'remove', at: [index] }));
  const end = there.length - removals.length;
  const additions = added.map(
    (value, index): Op => ({ op: 'add', at: [], index: end + index, value }),
  );
  return { ops: [...sets, ...removals, ...additions], conflicts };
}
