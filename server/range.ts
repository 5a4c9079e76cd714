export interface Range {
  start: number;
  /** Inclusive. */
  end: number;
}

/**
 * Parses a Range header for a file of `size` bytes.
 * @returns undefined to send the whole file: several ranges, an unknown form, or an If-Range for
 * another version
 */
export function parseRange(
  headers: Headers,
  tag: string,
  size: number,
): Range | 'unsatisfiable' | undefined {
  const condition = headers.get('if-range');
  if (condition && condition !== tag) return undefined;
  const parts = /^bytes=(\d*)-(\d*)$/.exec(headers.get('range')?.trim() ?? '');
  const [, first = '', last = ''] = parts ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < start) return undefined;
  return start > end ? 'unsatisfiable' : { start, end };
}
