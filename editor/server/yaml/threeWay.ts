import { common } from './mergeLines.ts';

interface Hunk {
  /** The range of lines of the base to replace. */
  from: number;
  to: number;
  come: string[];
}

function hunksOf(base: readonly string[], other: readonly string[]): Hunk[] {
  const hunks: Hunk[] = [];
  let [from, start] = [0, 0];
  for (const [one, two] of [...common(base, other), [base.length, other.length] as const]) {
    if (one > from || two > start) hunks.push({ from, to: one, come: other.slice(start, two) });
    [from, start] = [one + 1, two + 1];
  }
  return hunks;
}

/**
 * Applies the change from one text to another to a third text.
 * @returns undefined if `text` no longer has the changed lines of `from`
 */
export function carryOver(text: string, from: string, to: string): string | undefined {
  if (text === from) return to;
  const [now, base, other] = [text, from, to].map((one) => one.split('\n')) as [
    string[],
    string[],
    string[],
  ];
  const places = new Map(common(base, now));
  const result = [...now];
  for (const { from: first, to: end, come } of hunksOf(base, other).reverse()) {
    const lines = base.slice(first, end);
    const before = places.get(first - 1);
    const after = places.get(end);
    const at =
      lines.length > 0
        ? places.get(first)
        : before !== undefined
          ? before + 1
          : (after ?? (first === 0 ? 0 : undefined));
    if (at === undefined) return undefined;
    if (!lines.every((_, index) => places.get(first + index) === at + index)) return undefined;
    result.splice(at, lines.length, ...come);
  }
  return result.join('\n');
}
