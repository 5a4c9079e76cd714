import type { Op, Pointer } from './api.ts';
import { equal, get, listOf, same, startsWith } from './pointer.ts';

/** The operation that gives a field a value, or clears it. */
export const setOrUnset = (at: Pointer, value: unknown): Op =>
  value === undefined ? { op: 'unset', at } : { op: 'set', at, value };

type Holder = Record<string | number, unknown>;

/** A copy of the data with the value at a pointer changed; unchanged parts are shared. */
function changed(data: unknown, at: Pointer, change: (value: unknown) => unknown): unknown {
  const [step, ...rest] = at;
  if (step === undefined) return change(data);
  const copy: Holder = (Array.isArray(data) ? [...data] : { ...(data as Holder) }) as Holder;
  const value = changed(copy[step], rest, change);
  if (value === undefined && !Array.isArray(copy)) delete copy[step];
  else copy[step] = value;
  return copy;
}

function applied(data: unknown, op: Op): unknown {
  switch (op.op) {
    case 'set':
      return changed(data, op.at, () => op.value);
    case 'unset':
      return get(data, op.at) === undefined ? data : changed(data, op.at, () => undefined);
    case 'add':
      return changed(data, op.at, (value) => listOf(value).toSpliced(op.index, 0, op.value));
    case 'remove': {
      const index = op.at.at(-1) as number;
      return changed(data, op.at.slice(0, -1), (value) => listOf(value).toSpliced(index, 1));
    }
    case 'move':
      return changed(data, op.at, (value) => {
        const [entry] = listOf(value).slice(op.from, op.from + 1);
        return listOf(value).toSpliced(op.from, 1).toSpliced(op.to, 0, entry);
      });
  }
}

/** Applies operations in order, without changing `data`. */
export const apply = (data: unknown, ops: readonly Op[]): unknown => ops.reduce(applied, data);

/** Where a pointer's value is after an operation; undefined if its entry is removed. */
export function placeAfter(at: Pointer, op: Op): Pointer | undefined {
  if (op.op === 'set' || op.op === 'unset') return at;
  const list = op.op === 'remove' ? op.at.slice(0, -1) : op.at;
  const from = at[list.length];
  if (!startsWith(at, list) || typeof from !== 'number') return at;
  const put = (index: number): Pointer => [...list, index, ...at.slice(list.length + 1)];
  if (op.op === 'add') return put(from >= op.index ? from + 1 : from);
  if (op.op === 'remove') {
    const gone = Number(op.at.at(-1));
    return from === gone ? undefined : put(from > gone ? from - 1 : from);
  }
  if (from === op.from) return put(op.to);
  const without = from > op.from ? from - 1 : from;
  return put(without >= op.to ? without + 1 : without);
}

const isPlain = (op: Op) => op.op === 'set' || op.op === 'unset';

/**
 * Adds an operation and merges it with earlier ones: continued typing in a field is one operation,
 * typing the file's value again is none.
 */
export function record(base: unknown, ops: readonly Op[], op: Op): Op[] {
  if (!isPlain(op)) return [...ops, op];
  const structure = ops.findLastIndex((one) => !isPlain(one));
  const before = ops.slice(0, structure + 1);
  const after = ops.slice(structure + 1).filter((one) => !startsWith(one.at, op.at));
  const whole = after.find((one) => startsWith(op.at, one.at) && !same(op.at, one.at));
  if (whole) return [...before, ...after, op];
  const was = get(apply(base, before), op.at);
  const becomes = op.op === 'set' ? op.value : undefined;
  return equal(was, becomes) ? [...before, ...after] : [...before, ...after, op];
}
