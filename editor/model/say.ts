/** Fills in the [brackets] of a sentence. */
export const say = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(/\[(\w+)\]/g, (whole, name: string) => String(values[name] ?? whole));
