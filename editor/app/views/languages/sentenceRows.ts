import { useMemo, useRef } from 'react';
import { translationKey } from '../../../../src/content/pointer.ts';
import type { Languages, Op } from '../../../model/api.ts';
import {
  type Entry,
  ownOps,
  type Row,
  readBy,
  saidIn,
  sharedOps,
  stateOf,
  stillRight,
  typedOps,
} from '../../../model/translations.ts';
import type { Filter } from './LanguageFilters.tsx';
import type { LanguageColumn, RowActions } from './LanguageRow.tsx';

interface RowContext {
  rows: readonly Row[];
  columns: readonly LanguageColumn[];
  codes: readonly string[];
  entries: readonly Entry[];
  change: (op: Op) => void;
  /** Brings the focus to a sentence's field. */
  goTo: (key: string, en: string, code: string | undefined) => void;
}

/** What a row does. `actions` stays the same object, so that a keystroke re-renders only one row. */
export function useRowActions(context: RowContext): RowActions {
  const now = useRef(context);
  now.current = context;
  return useMemo((): RowActions => {
    const act = (key: string, opsOf: (row: Row) => Op[]) => {
      const row = now.current.rows.find((one) => one.key === key);
      for (const op of row ? opsOf(row) : []) now.current.change(op);
      return row;
    };
    const show = (row: Row | undefined, place?: string) => {
      if (row)
        now.current.goTo(translationKey(row.en, place), row.en, now.current.columns[0]?.code);
    };
    return {
      onText: (key, code, text) =>
        act(key, (row) => typedOps(row, code, text, now.current.codes, now.current.entries)),
      onStill: (key, code) => act(key, (row) => stillRight(row, code, now.current.codes)),
      onRead: (key, code) => act(key, (row) => readBy(row, code)),
      onOwn: (key, place) =>
        show(
          act(key, (row) => ownOps(row, place, now.current.entries)),
          place,
        ),
      onShared: (key) => show(act(key, sharedOps)),
    };
  }, []);
}

interface SentenceChoice {
  rows: readonly Row[];
  sentences: Languages['sentences'];
  columns: readonly LanguageColumn[];
  filter: Filter;
  search: string;
  isOpen: boolean;
}

/** The English sentences to list: each stays listed while its translation is typed, and when sentences are added. */
export function useSentencesShown({
  rows,
  sentences,
  columns,
  filter,
  search,
  isOpen,
}: SentenceChoice): ReadonlySet<string> {
  const codes = columns.map(({ code }) => code).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new filter, search or language starts over
  const listed = useMemo(() => new Set<string>(), [filter, search, codes, isOpen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing must not change the list
  return useMemo(() => {
    const wanted = search.trim().toLowerCase();
    const isFound = (row: Row) =>
      [row.en, ...columns.map(({ code }) => saidIn(row, code))].some((text) =>
        text.toLowerCase().includes(wanted),
      );
    const found = rows
      .filter((row) => columns.some(({ code }) => matches(filter, stateOf(row, code))))
      .filter(isFound);
    for (const { en } of found) listed.add(en);
    return new Set(listed);
  }, [listed, sentences]);
}

function matches(filter: Filter, state: ReturnType<typeof stateOf>): boolean {
  if (filter === 'all') return true;
  return filter === 'left' ? state === 'missing' || state === 'changed' : filter === state;
}
