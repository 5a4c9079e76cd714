/** Spreadsheets take a cell that begins so for a formula, which could act on the reader's computer. */
const FORMULA = /^'*[=+\-@\t\r]/;
const GUARDED = /^'(?='*[=+\-@\t\r])/;

const cell = (text: string) => {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A table as every spreadsheet opens it: CSV in UTF-8 with its mark, which Excel needs. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;

/** The sign between two cells: the one that the first line has most of, outside of quotes. */
function separatorOf(text: string): string {
  const [first = ''] = text.replace(/"(?:[^"]|"")*"/g, '').split(/\r?\n|\r/);
  const count = (sign: string) => first.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** The rows of a table whose cells are parted by commas, semicolons or tabs; empty rows left out. */
export function fromCsv(text: string): string[][] {
  const typed = text.replace(/^\uFEFF/, '');
  // Excel's own first line, which names the separator.
  const named = /^"?sep=(.)"?\r?\n/i.exec(typed);
  const body = named ? typed.slice(named[0].length) : typed;
  const separator = named?.[1] ?? separatorOf(body);
  const rows: string[][] = [];
  let row: string[] = [];
  let value = '';
  let isQuoted = false;
  const endCell = () => {
    row.push(value.replace(GUARDED, ''));
    value = '';
  };
  const endRow = () => {
    endCell();
    if (row.some((one) => one.trim() !== '')) rows.push(row);
    row = [];
  };
  for (let index = 0; index < body.length; index += 1) {
    const sign = body[index] ?? '';
    if (isQuoted) {
      if (sign !== '"') value += sign;
      else if (body[index + 1] === '"') {
        value += sign;
        index += 1;
      } else isQuoted = false;
    } else if (sign === '"' && value === '') isQuoted = true;
    else if (sign === separator) endCell();
    else if (sign === '\n' || sign === '\r') {
      if (sign === '\r' && body[index + 1] === '\n') index += 1;
      endRow();
    } else value += sign;
  }
  if (value !== '' || row.length > 0) endRow();
  return rows;
}
