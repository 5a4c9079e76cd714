/** A sentence of the words with what stands for its [brackets]. */
export const say = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replace(/\[(\w+)\]/g, (whole, name: string) => String(values[name] ?? whole));
