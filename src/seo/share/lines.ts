/** A break after a comma or full stop reads better than an even one. */
const AFTER_PAUSE = 0.62;

/** Every way to break these words into this many lines. */
function* settings(words: readonly string[], lines: number): Generator<string[]> {
  if (lines === 1) {
    yield [words.join(' ')];
    return;
  }
  for (let first = 1; first <= words.length - lines + 1; first += 1) {
    for (const rest of settings(words.slice(first), lines - 1)) {
      yield [words.slice(0, first).join(' '), ...rest];
    }
  }
}

/** The share of line breaks at which the sentence itself pauses. */
export function pausesOf(lines: readonly string[]): number {
  const pauses = lines.slice(0, -1).filter((line) => /[.,:;!?–]$/.test(line)).length;
  return lines.length > 1 ? pauses / (lines.length - 1) : 0;
}

function cost(lines: readonly string[], measure: (line: string) => number): number {
  return Math.max(...lines.map(measure)) * (1 - pausesOf(lines) * (1 - AFTER_PAUSE));
}

/**
 * Breaks a text into as few lines as fit, evenly, preferably where the sentence pauses.
 * @param measure the width of a text in the same unit as `width`
 * @returns undefined if it does not fit into `most` lines of this width
 */
export function breakLines(
  text: string,
  width: number,
  most: number,
  measure: (line: string) => number,
): string[] | undefined {
  const words = text.split(' ');
  for (let count = 1; count <= most; count += 1) {
    const fitting = [...settings(words, count)]
      .filter((lines) => lines.every((line) => measure(line) <= width))
      .sort((a, b) => cost(a, measure) - cost(b, measure));
    if (fitting[0]) return fitting[0];
  }
  return undefined;
}
