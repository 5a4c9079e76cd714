import Papa from 'papaparse';

/** Spreadsheets take a cell that begins so for a formula, which could act on the reader's computer. */
const FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^'(?='*[=+\-@\t\r])/;
/** Excel's own first line, which names the separator. */
const SEPARATOR_LINE = /^"?sep=(.)"?\r?\n/i;

/**
 * A table as every spreadsheet opens it and never executes it: CSV (RFC 4180) in UTF-8, with the mark
 * that Excel needs.
 */
export const toCsv = (rows: string[][]): string =>
  `\uFEFF${Papa.unparse(rows, { escapeFormulae: FORMULA, newline: '\r\n' })}\r\n`;

/** The rows of a table whose cells are parted by commas, semicolons or tabs; empty rows left out. */
export function fromCsv(text: string): string[][] {
  const typed = text.replace(/^\uFEFF/, '');
  const [line = '', separator = ''] = SEPARATOR_LINE.exec(typed) ?? [];
  const { data } = Papa.parse<string[]>(typed.slice(line.length), {
    delimiter: separator,
    delimitersToGuess: [',', ';', '\t'],
    skipEmptyLines: 'greedy',
  });
  return data.map((row) => row.map((cell) => cell.replace(GUARDED, '')));
}
