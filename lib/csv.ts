import Papa from 'papaparse';

/** Spreadsheets run a cell that begins like this as a formula, which is a security risk (CSV injection). */
const FORMULA = /^'*[=+\-@\t\r]/;
/** The apostrophe that `toCsv` puts before such a cell. */
const GUARDED = /^'(?='*[=+\-@\t\r])/;
/** Excel's own first line, which names the separator. */
const SEPARATOR_LINE = /^"?sep=(.)"?\r?\n/i;

/**
 * A table that spreadsheets open without running formulas: CSV (RFC 4180) in UTF-8, with the byte order
 * mark that Excel needs.
 */
export const toCsv = (rows: string[][]): string =>
  `\uFEFF${Papa.unparse(rows, { escapeFormulae: FORMULA, newline: '\r\n' })}\r\n`;

/** Parses a table whose cells are separated by commas, semicolons or tabs; skips empty rows. */
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
