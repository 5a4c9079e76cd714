import { startsWith } from '../../src/content/pointer.ts';
import type { Pointer } from './api.ts';

export const key = (pointer: Pointer) => JSON.stringify(pointer);

export { listOf, startsWith, valueAt as get } from '../../src/content/pointer.ts';

export const same = (one: Pointer, other: Pointer) =>
  one.length === other.length && startsWith(one, other);

/** Whether a value has fields. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two JSON values are equal, whatever the order of keys. */
export function equal(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every(
    (name) =>
      name in other &&
      equal((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]),
  );
}
