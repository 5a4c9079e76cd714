const FIGURE = /^\d/;

/**
 * A Markdown table that is readable in a terminal too: figures are right-aligned, everything else
 * left-aligned.
 */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const columns = head.map((title, index) => {
    const cells = rows.map((row) => row[index] ?? '');
    return {
      title,
      cells,
      isFigures: cells.every((cell) => FIGURE.test(cell)),
      width: Math.max(3, title.length, ...cells.map(({ length }) => length)),
    };
  });
  const line = (cellOf: (column: (typeof columns)[number]) => string) =>
    `| ${columns
      .map((column) => {
        const cell = cellOf(column);
        return column.isFigures ? cell.padStart(column.width) : cell.padEnd(column.width);
      })
      .join(' | ')} |`;
  return [
    line(({ title }) => title),
    line(({ width, isFigures }) => '-'.repeat(width - 1) + (isFigures ? ':' : '-')),
    ...rows.map((_, row) => line(({ cells }) => cells[row] ?? '')),
  ].join('\n');
}
