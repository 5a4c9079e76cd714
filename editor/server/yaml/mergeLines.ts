type Match = readonly [number, number];

/** The longest common subsequence of two texts, as pairs of line indices; greedy at both ends. */
function common(one: readonly string[], other: readonly string[]): Match[] {
  let head = 0;
  while (head < one.length && head < other.length && one[head] === other[head]) head += 1;
  let tail = 0;
  while (
    tail < one.length - head &&
    tail < other.length - head &&
    one.at(-1 - tail) === other.at(-1 - tail)
  ) {
    tail += 1;
  }
  const [rows, columns] = [one.length - head - tail, other.length - head - tail];
  const length = Array.from({ length: rows + 1 }, () => new Uint32Array(columns + 1));
  const at = (row: number, column: number) => length[row]?.[column] ?? 0;
  for (let row = rows - 1; row >= 0; row--) {
    for (let column = columns - 1; column >= 0; column--) {
      const isSame = one[head + row] === other[head + column];
      const best = isSame
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
      (length[row] as Uint32Array)[column] = best;
    }
  }
  const middle: Match[] = [];
  for (let row = 0, column = 0; row < rows && column < columns; ) {
    if (one[head + row] === other[head + column]) {
      middle.push([head + row, head + column]);
      row += 1;
      column += 1;
    } else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  const start = Array.from({ length: head }, (_, index): Match => [index, index]);
  const end = Array.from(
    { length: tail },
    (_, index): Match => [one.length - tail + index, other.length - tail + index],
  );
  return [...start, ...middle, ...end];
}

/** A line without what the printer may change: spaces and quotes. */
const bare = (line: string) => line.replace(/[\s'"]/g, '');

/**
 * Applies the difference between two printed versions to the typed text, so that lines which only
 * the printer would change stay as typed.
 * @param typed the owner's text
 * @param printed the same text as the printer writes it
 * @param changed the printed text with the changes
 */
export function mergeLines(typed: string, printed: string, changed: string): string {
  if (typed === printed) return changed;
  const [mine, base, fresh] = [typed, printed, changed].map((text) => text.split('\n')) as [
    string[],
    string[],
    string[],
  ];
  const inMine = new Map(common(base.map(bare), mine.map(bare)));
  const inFresh = new Map(common(base, fresh));
  const merged: string[] = [];
  let [myLine, freshLine] = [0, 0];
  const pass = (toMine: number, toFresh: number, baseFrom: number, baseTo: number) => {
    const isUntouched =
      baseTo - baseFrom === toFresh - freshLine &&
      base.slice(baseFrom, baseTo).every((line, index) => line === fresh[freshLine + index]);
    merged.push(...(isUntouched ? mine.slice(myLine, toMine) : fresh.slice(freshLine, toFresh)));
    [myLine, freshLine] = [toMine, toFresh];
  };
  let from = 0;
  // Lines common to all three texts are anchors; between two anchors, changes take precedence.
  for (let line = 0; line < base.length; line++) {
    const [mineAt, freshAt] = [inMine.get(line), inFresh.get(line)];
    if (mineAt === undefined || freshAt === undefined) continue;
    pass(mineAt, freshAt, from, line);
    merged.push(mine[mineAt] as string);
    [myLine, freshLine, from] = [mineAt + 1, freshAt + 1, line + 1];
  }
  pass(mine.length, fresh.length, from, base.length);
  return merged.join('\n');
}

interface Hunk {
  /** The lines of the base to replace, from `from` up to but not including `to`. */
  from: number;
  to: number;
  added: string[];
}

function hunksOf(base: readonly string[], other: readonly string[]): Hunk[] {
  const hunks: Hunk[] = [];
  let [from, start] = [0, 0];
  for (const [one, two] of [...common(base, other), [base.length, other.length] as const]) {
    if (one > from || two > start) hunks.push({ from, to: one, added: other.slice(start, two) });
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
  for (const { from: first, to: end, added } of hunksOf(base, other).reverse()) {
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
    result.splice(at, lines.length, ...added);
  }
  return result.join('\n');
}
