import { isAlias, isScalar, isSeq, Scalar, visit, type YAMLError } from 'yaml';
import type { YamlText } from '../yaml.ts';
import { type Diagnostic, error, quoted, warning } from './diagnostic.ts';

const saveAsUtf8 = 'Save it again with the encoding UTF-8; Notepad asks for it under Save as.';

/** The first line that is not valid UTF-8. */
function brokenLine(bytes: Uint8Array): number {
  const lenient = new TextDecoder().decode(bytes);
  // This also finds a � in the text itself: that line needs correcting, too.
  return lenient.slice(0, lenient.indexOf('\uFFFD')).split('\n').length;
}

/** Decodes a text file as the build will; returns an error for bytes that are not valid UTF-8. */
export function decodeText(
  bytes: Uint8Array,
  file: string,
): { text: string; errors: Diagnostic[] } {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isUtf16) {
    return {
      text: '',
      errors: [error({ file }, 'The file is saved as UTF-16 (“Unicode”).', saveAsUtf8)],
    };
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const line = text.split('\n').findIndex((one) => one.includes('\uFFFD')) + 1;
    if (line === 0) return { text, errors: [] };
    const message = 'There is a � here: a letter that was lost when the file was saved.';
    return {
      text,
      errors: [error({ file, line }, message, 'Type the letter again in its place.')],
    };
  } catch {
    const message = 'The file is not saved as UTF-8: letters such as ’ or é would be shown as �.';
    return { text: '', errors: [error({ file, line: brokenLine(bytes) }, message, saveAsUtf8)] };
  }
}

/** Words that YAML drops as a comment after a text without quotes, as in `House # 12`. */
export function droppedComments(
  file: string,
  { document, source, lineAt }: YamlText,
): Diagnostic[] {
  const found: Diagnostic[] = [];
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || !isScalar(node) || typeof node.value !== 'string') return;
      const range = node.range;
      if (node.type !== Scalar.PLAIN || !range) return;
      const comment = /^[ \t]+(#[^\r\n]*)/.exec(source.slice(range[1]))?.[1]?.trim();
      if (!comment) return;
      found.push(
        warning(
          { file, line: lineAt(range[1]) },
          `${quoted(comment)} is taken for a comment and left out.`,
          'Put the whole text in "double quotes" if it belongs to it; else write the comment on a line of its own above.',
        ),
      );
    },
  });
  return found;
}

/** What is wrong with a line, and the fix. */
type Words = readonly [message: string, fix: string];

const quoteIt = 'Put the whole text after the first colon in "double quotes".';

const apostrophe: Words = [
  'The text begins with an apostrophe, which opens a quotation that does not end.',
  'Put the whole text in "double quotes", or write ’ for the apostrophe.',
];
const openQuote: Words = [
  'A quotation mark is opened and not closed.',
  'Add the missing " at the end of the text.',
];
const noSpace: Words = [
  'There is no space after the dash.',
  'Put one space between the dash and the text.',
];
const noDash: Words = [
  'An entry of the list begins here without a dash.',
  'Put a dash and a space before its first field, as in the other entries.',
];
/** YAML forbids tabs in indentation. */
const tab: Words = [
  'The line begins with a tab.',
  'Delete the tab and press the space bar instead: as many spaces as the lines beside it.',
];

/** What the parser's code most likely means on this line, and the fix. */
function wordsFor(code: YAMLError['code'], message: string, text: string): Words {
  switch (code) {
    case 'DUPLICATE_KEY':
      return [
        'This field is written twice.',
        /^\s/.test(text)
          ? 'Keep one of the two lines and delete the other. If a new entry begins here, put a dash and a space before its first line instead.'
          : 'Keep one of the two lines and delete the other.',
      ];
    case 'BLOCK_AS_IMPLICIT_KEY':
      return /:\s.*:(\s|$)/.test(text)
        ? ['There is a second colon in the text of this line.', quoteIt]
        : [
            'The line below is indented further than it should be.',
            'Begin it below the first letter of this line.',
          ];
    case 'MULTILINE_IMPLICIT_KEY':
      return text.trimStart().startsWith('- ')
        ? [
            'A list begins where a field should stand.',
            'Begin the line below the entries it belongs to.',
          ]
        : [
            'The line has no colon with a space after it.',
            'Write the field, a colon, a space, then the text, such as  name: Copperpod Inn',
          ];
    case 'MISSING_CHAR':
      return message.includes("'quote") ? apostrophe : openQuote;
    case 'BAD_INDENT':
      return message.startsWith('Flow')
        ? [
            'A bracket is opened and not closed.',
            'Add the missing ] at the end of the line before.',
          ]
        : [
            'The line does not begin below its neighbours.',
            'Give it as many spaces at the start as the lines it belongs with.',
          ];
    case 'MULTIPLE_DOCS':
      return ['The line --- begins a second page in the file.', 'Delete the line.'];
    default:
      if (/[{}]/.test(text)) {
        return ['There is text in {braces}.', 'Replace the braces and what is in them.'];
      }
      if (/^\s*(?:- )*(?:[\w-]+:\s+)?["'].*["']/.test(text)) {
        return [
          'The text goes on after its closing quotation mark.',
          "Write “ and ” around the words that are quoted, or put the whole text in 'single quotes'.",
        ];
      }
      return ['The line cannot be read.', quoteIt];
  }
}

/** Mistakes in the dashes of a list, which the parser reports as other errors on later lines. */
function dashMistakes({ document, lineAt }: YamlText, lines: readonly string[]): [number, Words][] {
  const [first] = document.errors;
  if (!first) return [];
  const glued = lines.flatMap((text, index): [number, Words][] =>
    /^\s*-[\p{L}"']/u.test(text) ? [[index + 1, noSpace]] : [],
  );
  if (glued.length > 0) return glued;
  if (first.message.startsWith('Unexpected seq-item-ind at node end')) {
    // The first entry has no dash, so the second does not belong to a list.
    const top = lines.findIndex((text) => /^\s*[^\s#]/.test(text));
    return [[top + 1, noDash]];
  }
  const line = lineAt(first.pos[0]);
  const isField = /^[\w-]+:(?:\s|$)/.test(lines[line - 1] ?? '');
  const isAfterList = isSeq(document.contents) && first.message.endsWith('at node end');
  return isAfterList && isField ? [[line, noDash]] : [];
}

/** The first line with a quotation that does not end on the same line. */
function openQuoteLine(lines: readonly string[], mark: '"' | "'"): number | undefined {
  const open =
    mark === "'"
      ? /^\s*(?:- )*(?:[\w-]+:\s+)?'(?:[^']|'')*$/
      : /^\s*(?:- )*(?:[\w-]+:\s+)?"(?:[^"\\]|\\.)*$/;
  const index = lines.findIndex((line) => open.test(line));
  return index < 0 ? undefined : index + 1;
}

const FIELD = /\n\s*(?:- )*[\w-]+:(?:\s|$)/;

/** The parser's errors and warnings, each with its line, in plain words. */
function parserMistakes(yaml: YamlText, lines: readonly string[]): [number, Words][] {
  const { document, source, lineAt } = yaml;
  const found = [...document.errors, ...document.warnings].map(
    ({ code, message, pos }): [number, Words] => {
      // The parser reports an unclosed quotation only at the end of the file.
      const quote = message.includes("'quote") ? "'" : '"';
      const opened = code === 'MISSING_CHAR' ? openQuoteLine(lines, quote) : undefined;
      const line = opened ?? lineAt(pos[0]);
      return [line, wordsFor(code, message, lines[line - 1] ?? '')];
    },
  );
  visit(document, {
    Scalar(_, { type, range }) {
      // An unclosed quotation swallows the fields below it, up to the next quotation mark.
      const isQuoted = type === Scalar.QUOTE_SINGLE || type === Scalar.QUOTE_DOUBLE;
      if (!isQuoted || !range || !FIELD.test(source.slice(range[0], range[1]))) return;
      found.push([lineAt(range[0]), source[range[0]] === "'" ? apostrophe : openQuote]);
    },
    Node(_, node) {
      // A text such as `*new*` parses as an alias and fails only when it is resolved.
      if (!isAlias(node)) return;
      found.push([lineAt(node.range?.[0] ?? 0), ['The text begins with a *.', quoteIt]]);
    },
  });
  return found;
}

/**
 * The YAML syntax errors of a file in plain words, at most one for each line: a second error on a line is
 * nearly always a consequence of the first.
 */
export function syntaxDiagnostics(file: string, yaml: YamlText): Diagnostic[] {
  const lines = yaml.source.split(/\r?\n/);
  const tabs = lines.flatMap((text, index): [number, Words][] =>
    /^ *\t/.test(text) ? [[index + 1, tab]] : [],
  );
  const dashes = tabs.length > 0 ? tabs : dashMistakes(yaml, lines);
  // After a tab or a mistake in a list's dashes, all errors of the parser are consequences of it.
  const found = dashes.length > 0 ? dashes : parserMistakes(yaml, lines);
  const byLine = new Map<number, Words>();
  for (const [line, words] of found) if (!byLine.has(line)) byLine.set(line, words);
  return [...byLine].map(([line, [message, fix]]) => error({ file, line }, message, fix));
}
