import type { Document, LineCounter, YAMLError } from 'yaml';
import { isAlias, visit } from 'yaml';
import { dashFaults } from './dashes.ts';
import { openQuotes, swallowingQuotes } from './quotes.ts';

export interface YamlFault {
  line: number;
  problem: string;
  mend: string;
}

const quoteIt = 'Put the whole text after the first colon in "double quotes".';

const apostrophe: [string, string] = [
  'The text begins with an apostrophe, which opens a quotation that does not end.',
  'Put the whole text in "double quotes", or write ’ for the apostrophe.',
];

/** What the parser's code most likely means on this line, and the mend. */
function words(code: YAMLError['code'], message: string, text: string): [string, string] {
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
      return message.includes("'quote")
        ? apostrophe
        : [
            'A quotation mark is opened and not closed.',
            'Add the missing " at the end of the text.',
          ];
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

/**
 * The parser's complaints in plain words, one a line: a second on the same line
 * is nearly always an echo of the first.
 */
export function explainYaml(
  document: Document.Parsed,
  counter: LineCounter,
  source: string,
): YamlFault[] {
  const lines = source.split(/\r?\n/);
  // All that the parser says after a slip in a list's dashes is an echo of it.
  const dashes = dashFaults(document, counter, lines);
  if (dashes.length > 0) return dashes;
  const faults = new Map<number, YamlFault>();
  const add = (line: number, [problem, mend]: [string, string]) => {
    if (!faults.has(line)) faults.set(line, { line, problem, mend });
  };
  for (const { code, message, pos } of [...document.errors, ...document.warnings]) {
    let line = counter.linePos(pos[0]).line;
    // The parser notices an open quotation mark at the end of the file only.
    if (code === 'MISSING_CHAR') {
      line = openQuotes(lines, message.includes("'quote") ? "'" : '"')[0] ?? line;
    }
    add(line, words(code, message, lines[line - 1] ?? ''));
  }
  for (const start of swallowingQuotes(document, source)) {
    const isSingle = source[start] === "'";
    add(counter.linePos(start).line, words('MISSING_CHAR', isSingle ? "'quote" : '', ''));
  }
  // A text such as `*new*` parses, and fails only when its value is asked for.
  visit(document, {
    Node(_, node) {
      if (isAlias(node)) {
        add(counter.linePos(node.range?.[0] ?? 0).line, ['The text begins with a *.', quoteIt]);
      }
    },
  });
  return [...faults.values()];
}
