import type { Op, Pointer } from '../../../editor/model/api.ts';
import { equal } from '../../../editor/model/pointer.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPoint = (value: unknown[]) => value.every((one) => typeof one === 'number');

/** The operations that turn one state of a file into another. */
export function opsBetween(before: unknown, after: unknown, at: Pointer = []): Op[] {
  if (equal(before, after)) return [];
  if (isRecord(before) && isRecord(after)) {
    const gone = Object.keys(before).filter((key) => !(key in after));
    return [
      ...gone.map((key): Op => ({ op: 'unset', at: [...at, key] })),
      ...Object.keys(after).flatMap((key) => opsBetween(before[key], after[key], [...at, key])),
    ];
  }
  if (Array.isArray(before) && Array.isArray(after) && !isPoint(after)) {
    const common = Math.min(before.length, after.length);
    return [
      ...after.slice(0, common).flatMap((value, i) => opsBetween(before[i], value, [...at, i])),
      ...after.slice(common).map((value, i): Op => ({ op: 'add', at, index: common + i, value })),
      ...before.slice(common).map((): Op => ({ op: 'remove', at: [...at, common] })),
    ];
  }
  return [{ op: 'set', at, value: after }];
}
