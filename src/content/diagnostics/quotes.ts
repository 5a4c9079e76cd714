import { type Document, isScalar, Scalar, visit } from 'yaml';

/** Lines, from 1, at which a text opens a quotation that does not end on it. */
export function openQuotes(lines: readonly string[], mark: '"' | "'"): number[] {
  const open =
    mark === "'"
      ? /^\s*(?:- )*(?:[\w-]+:\s+)?'(?:[^']|'')*$/
      : /^\s*(?:- )*(?:[\w-]+:\s+)?"(?:[^"\\]|\\.)*$/;
  return lines.flatMap((line, index) => (open.test(line) ? [index + 1] : []));
}

const field = /\n\s*(?:- )*[\w-]+:(?:\s|$)/;

/** Where a quotation runs on over the fields below it, until some other quotation mark. */
export function swallowingQuotes(document: Document.Parsed, source: string): number[] {
  const starts: number[] = [];
  visit(document, {
    Scalar(_, { type, range }) {
      const isQuoted = type === Scalar.QUOTE_SINGLE || type === Scalar.QUOTE_DOUBLE;
      if (isQuoted && range && field.test(source.slice(range[0], range[1]))) starts.push(range[0]);
    },
  });
  return starts;
}

/** Words that YAML drops as a remark after a text without quotes: `House # 12`. */
export function droppedRemarks(
  document: Document.Parsed,
  source: string,
): { at: number; remark: string }[] {
  const found: { at: number; remark: string }[] = [];
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || !isScalar(node) || typeof node.value !== 'string') return;
      const range = node.range;
      if (node.type !== Scalar.PLAIN || !range) return;
      const remark = /^[ \t]+(#[^\r\n]*)/.exec(source.slice(range[1]))?.[1]?.trim();
      if (remark) found.push({ at: range[1], remark });
    },
  });
  return found;
}
