/** A path into the data of a content file: keys and indices from the root. Empty for the whole file. */
export type Pointer = readonly (string | number)[];

/** One step into parsed data; undefined if there is nothing to step into. */
export function stepInto(value: unknown, step: PropertyKey): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<PropertyKey, unknown>)[step]
    : undefined;
}

/** The value at a pointer, or undefined. */
export const valueAt = (data: unknown, pointer: Pointer): unknown => pointer.reduce(stepInto, data);

/** A text one step into parsed data, trimmed; undefined for anything else. */
export function textIn(value: unknown, step: PropertyKey): string | undefined {
  const text = stepInto(value, step);
  return typeof text === 'string' ? text.trim() : undefined;
}

/** The value if it is a list, else an empty one. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The key of a translation: its English text, and its field if it is meant for that field alone. */
export const translationKey = (en: string, place = ''): string => `${place}\n${en}`;

/** Whether a pointer is at or below another. */
export const startsWith = (pointer: Pointer, start: Pointer): boolean =>
  start.every((step, index) => pointer[index] === step);
