import { fromCsv, toCsv } from '../../lib/csv.ts';
import { apply } from './ops.ts';
import { type Entry, missingFacts, type Row, saidIn, typedOps, wasFor } from './translations.ts';

export interface Column {
  code: string;
  name: string;
  english: string;
}

/** Why a file cannot be read as a table of sentences. */
export type WrongTable =
  | 'excel'
  | 'letters'
  | 'large'
  | 'other'
  | 'noEnglish'
  | 'noLanguage'
  | 'empty';

/** The sample's table has 250,000 bytes. */
const MAX_BYTES = 5_000_000;

/** The text of a file from a spreadsheet, or why it has none. */
export function textOf(bytes: Uint8Array): { text: string } | { wrong: WrongTable } {
  if (bytes.length > MAX_BYTES) return { wrong: 'large' };
  const [first, second] = bytes;
  // Every .xlsx and .ods is a ZIP file, every old .xls begins with D0 CF.
  if ((first === 0x50 && second === 0x4b) || (first === 0xd0 && second === 0xcf))
    return { wrong: 'excel' };
  // Excel's “Unicode text” is UTF-16.
  const coding =
    first === 0xff && second === 0xfe
      ? 'utf-16le'
      : first === 0xfe && second === 0xff
        ? 'utf-16be'
        : 'utf-8';
  try {
    const text = new TextDecoder(coding, { fatal: true }).decode(bytes);
    return text.includes('\0') ? { wrong: 'other' } : { text };
  } catch {
    return { wrong: bytes.includes(0) ? 'other' : 'letters' };
  }
}

/** The words of the table in the editor's language. */
export interface TableWords {
  english: string;
  where: string;
  note: string;
  noteOf: (row: Row) => string;
  whereOf: (row: Row) => string;
}

/** All sentences as a table for spreadsheets. */
export function tableOf(
  rows: readonly Row[],
  columns: readonly Column[],
  words: TableWords,
): string {
  return toCsv([
    [words.english, ...columns.map(({ english }) => english), words.where, words.note],
    ...rows.map((row) => [
      row.en,
      ...columns.map(({ code }) => saidIn(row, code)),
      words.whereOf(row),
      words.noteOf(row),
    ]),
  ]);
}

const plain = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim();

/** What a table would change. */
export interface Import {
  fresh: number;
  changed: number;
  same: number;
  /** The English of lines that are not on the website. */
  unknown: string[];
  /** Lines whose English has changed since the table was saved. */
  older: number;
  /** Sentences that lack a fact in brackets. */
  facts: number;
  /** The list of translations with the table's sentences. */
  entries: Entry[];
}

/** Finds a table's columns by its header. */
function columnsIn(head: readonly string[], columns: readonly Column[], words: TableWords) {
  const names = head.map((name) => plain(name).toLowerCase());
  const find = (...wanted: string[]) => {
    const titles = wanted.map((one) => plain(one).toLowerCase());
    return names.findIndex((name) => titles.includes(name));
  };
  return {
    english: find('English', 'en', words.english),
    where: find(words.where, 'Where'),
    said: columns.flatMap((column) => {
      const index = find(column.english, column.name, column.code);
      return index < 0 ? [] : [{ ...column, index }];
    }),
  };
}

/**
 * Compares a table that came back with the current translations. An empty cell changes nothing.
 * @param isRead whether its writer is a native speaker and has read every line
 */
export function importOf(
  text: string,
  rows: readonly Row[],
  entries: readonly Entry[],
  columns: readonly Column[],
  words: TableWords,
  isRead: boolean,
): Import | { wrong: WrongTable } {
  const [head = [], ...lines] = fromCsv(text);
  const { english, where, said } = columnsIn(head, columns, words);
  if (head.length < 2) return { wrong: 'other' };
  if (english < 0) return { wrong: 'noEnglish' };
  if (said.length === 0) return { wrong: 'noLanguage' };
  if (lines.length === 0) return { wrong: 'empty' };
  const codes = columns.map(({ code }) => code);
  const byEnglish = Map.groupBy(rows, ({ en }) => plain(en));
  const byOldEnglish = new Map(
    rows.flatMap((row) => {
      const [was] = codes.flatMap((code) => wasFor(row, code) ?? []);
      return was === undefined ? [] : [[plain(was), row] as const];
    }),
  );
  const result: Import = {
    fresh: 0,
    changed: 0,
    same: 0,
    unknown: [],
    older: 0,
    facts: 0,
    entries: [],
  };
  let list = [...entries];
  for (const line of lines) {
    const en = plain(line[english] ?? '');
    if (en === '') continue;
    const same = byEnglish.get(en) ?? [];
    const row =
      same.find((one) => plain(words.whereOf(one)) === plain(line[where] ?? '')) ??
      same.find(({ own }) => own === undefined) ??
      same[0];
    const outdated = row ? undefined : byOldEnglish.get(en);
    if (!row && !outdated) {
      result.unknown.push(en);
      continue;
    }
    if (outdated) result.older += 1;
    for (const { code, index } of said) {
      const told = (line[index] ?? '').trim();
      const target = row ?? outdated;
      if (told === '' || !target) continue;
      const before = saidIn(target, code);
      const isSame = plain(told) === plain(before);
      if (isSame) result.same += 1;
      else if (before === '') result.fresh += 1;
      else result.changed += 1;
      if (!isSame && missingFacts(target.en, told).length > 0) result.facts += 1;
      list = withSentence(list, target, {
        code,
        told: isSame ? before : told,
        isSame,
        isRead,
        codes,
        isOutdated: !row,
      });
    }
  }
  return { ...result, entries: list };
}

interface Sentence {
  code: string;
  told: string;
  isSame: boolean;
  isRead: boolean;
  codes: readonly string[];
  /** It was written for the earlier English, so it stays unused. */
  isOutdated: boolean;
}

/** The list of translations after one sentence of a table has been merged into it. */
function withSentence(list: Entry[], row: Row, sentence: Sentence): Entry[] {
  const { code, told, isSame, isRead, codes, isOutdated } = sentence;
  const found = list.findIndex((entry) => entry.en === row.en && entry.in === row.own);
  const index = found >= 0 ? found : row.index;
  const entry = index === undefined ? undefined : list[index];
  if (isSame && !isRead) return list;
  if (entry && (isSame || isOutdated) && index !== undefined) {
    const sample = entry.sample?.filter((one) => !isRead || one !== code);
    const { sample: _, ...rest } = entry;
    const changed = {
      ...rest,
      [code]: told,
      ...(sample && sample.length > 0 && { sample }),
    } as Entry;
    return list.with(index, changed);
  }
  const now: Row = { ...row, index, entry, isGuess: entry !== undefined && entry.en !== row.en };
  const after = apply(list, typedOps(now, code, told, codes, list)) as Entry[];
  if (isRead) return after;
  // Mark it as a draft, because its writer may not be a native speaker.
  const at = index ?? after.length - 1;
  return after.map((one, place) =>
    place === at ? { ...one, sample: [...new Set([...(one.sample ?? []), code])] } : one,
  );
}
