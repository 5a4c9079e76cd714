import { translationKey } from '../../src/content/pointer.ts';
import type { Languages, Op, SentencePlace } from './api.ts';
import { setOrUnset } from './ops.ts';
import { equal, listOf } from './pointer.ts';

/** A sentence of the file of translations; the languages are fields by their codes. */
export interface Entry {
  en: string;
  /** The English that was translated, if the English has changed since. */
  was?: string;
  in?: string;
  /** The languages whose translation was confirmed as still right for the new English. */
  still?: string[];
  /** The languages whose translation is a draft that no native speaker has read. */
  sample?: string[];
  [code: string]: string | string[] | undefined;
}

export type RowState = 'missing' | 'changed' | 'draft' | 'done';

/** An English sentence with its translations. */
export interface Row {
  key: string;
  en: string;
  /** The one place to which its translations apply, if they are separate from the shared ones. */
  own?: string | undefined;
  places: SentencePlace[];
  /** Its index in the list of translations. */
  index?: number | undefined;
  entry?: Entry | undefined;
  /** The entry is for another, similar English sentence, which is no longer on the website. */
  isGuess?: boolean;
}

export const entriesOf = (data: unknown) => listOf(data) as Entry[];

const wordsOf = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []);

/** The similarity of two sentences by their words, from 0 to 1. */
function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((word) => other.has(word)).length;
  return (2 * common) / (one.size + other.size || 1);
}

/** At this similarity or more, one sentence is probably the other, rewritten outside the editor. */
const MIN_SIMILARITY = 0.6;

/** Gives sentences without translations those of similar English sentences that are no longer used. */
function withGuesses(rows: Row[], unused: Map<number, Entry>): Row[] {
  const words = new Map([...unused].map(([index, { en }]) => [index, wordsOf(en)]));
  return rows.map((row): Row => {
    if (row.entry || unused.size === 0) return row;
    const own = wordsOf(row.en);
    const [best] = [...unused]
      .map(([index, entry]) => ({ index, entry, like: similarity(own, words.get(index) ?? own) }))
      .sort((one, other) => other.like - one.like);
    if (!best || best.like < MIN_SIMILARITY) return row;
    unused.delete(best.index);
    return { ...row, index: best.index, entry: best.entry, isGuess: true };
  });
}

/**
 * The sentences that guests see with their translations, in the content's order; and the translations of
 * sentences that are no longer on the website.
 */
export function rowsOf(
  sentences: Languages['sentences'],
  entries: readonly Entry[],
): { rows: Row[]; unused: { index: number; entry: Entry }[] } {
  const known = new Map(entries.map((entry, index) => [translationKey(entry.en, entry.in), index]));
  const used = new Set<string>();
  const rows: Row[] = [];
  const add = (en: string, places: SentencePlace[], own?: string) => {
    const key = translationKey(en, own);
    const index = known.get(key);
    used.add(key);
    if (places.every(({ isHidden }) => isHidden)) return;
    rows.push({
      key,
      en,
      own,
      places,
      index,
      entry: entries[index ?? -1],
    });
  };
  for (const { en, places } of sentences) {
    const isOwn = ({ place }: SentencePlace) => known.has(translationKey(en, place));
    for (const [place, same] of Map.groupBy(places.filter(isOwn), ({ place }) => place))
      add(en, same, place);
    const others = places.filter((one) => !isOwn(one));
    if (others.length > 0) add(en, others);
  }
  const unused = new Map(
    [...entries.entries()].filter(([, one]) => !used.has(translationKey(one.en, one.in))),
  );
  const guessed = withGuesses(rows, unused);
  return { rows: guessed, unused: [...unused].map(([index, entry]) => ({ index, entry })) };
}

/** A sentence's translation in a language; empty if there is none. */
export const saidIn = ({ entry }: Pick<Row, 'entry'>, code: string): string =>
  String(entry?.[code] ?? '');

/** The English that was translated, if it differs from the current one. */
export function wasFor({ entry, isGuess }: Row, code: string): string | undefined {
  if (!entry || !saidIn({ entry }, code)) return undefined;
  if (isGuess) return entry.was ?? entry.en;
  return entry.still?.includes(code) ? undefined : entry.was;
}

export function stateOf(row: Row, code: string): RowState {
  if (saidIn(row, code).trim() === '') return 'missing';
  if (wasFor(row, code) !== undefined) return 'changed';
  return row.entry?.sample?.includes(code) ? 'draft' : 'done';
}

/** Whether guests read English, because the translation is missing or outdated. */
export const isLeft = (state: RowState) => state === 'missing' || state === 'changed';

/** The operations that turn an entry into another. */
function opsBetween(index: number, before: Entry, after: Entry): Op[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names]
    .filter((name) => !equal(before[name], after[name]))
    .map((name) => setOrUnset([index, name], after[name]));
}

/** The entry once its translation in a language is confirmed for the current English. */
function confirmed(row: Row, code: string, codes: readonly string[]): Entry {
  const entry: Entry = { ...row.entry, en: row.en };
  const was = row.isGuess ? (row.entry?.was ?? row.entry?.en) : entry.was;
  if (was === undefined) return entry;
  const still = [...new Set([...((!row.isGuess && entry.still) || []), code])];
  const hasUnconfirmed = codes.some((one) => entry[one] !== undefined && !still.includes(one));
  return {
    ...entry,
    was: hasUnconfirmed ? was : undefined,
    still: hasUnconfirmed ? still : undefined,
  } as Entry;
}

/** The entry once its translation in a language is no longer a draft. */
export function readIn(entry: Entry, code: string): Entry {
  const { sample = [], ...rest } = entry;
  const left = sample.filter((one) => one !== code);
  return left.length > 0 ? { ...rest, en: entry.en, sample: left } : { ...rest, en: entry.en };
}

const opsFor = (row: Row, after: Entry): Op[] =>
  opsBetween(row.index ?? 0, row.entry ?? after, after);

/** “Still right”: the translation fits the new English too. */
export const stillRight = (row: Row, code: string, codes: readonly string[]): Op[] =>
  opsFor(row, confirmed(row, code, codes));

/** “Read by a native speaker”: it is no longer a draft. */
export const readBy = (row: Row, code: string): Op[] =>
  row.entry ? opsFor(row, readIn(row.entry, code)) : [];

/** Adds an entry at the end of the list, whose file may not exist yet. */
const addition = (value: Entry, entries: readonly Entry[]): Op =>
  entries.length === 0
    ? { op: 'set', at: [], value: [value] }
    : { op: 'add', at: [], index: entries.length, value };

/**
 * The operations for a typed translation: it is no draft, and right for the current English.
 * @param entries the list, at the end of which a new sentence is added
 */
export function typedOps(
  row: Row,
  code: string,
  text: string,
  codes: readonly string[],
  entries: readonly Entry[],
): Op[] {
  const said = text.trim() === '' ? undefined : text;
  if (!row.entry) {
    if (said === undefined) return [];
    return [addition({ en: row.en, ...(row.own && { in: row.own }), [code]: said }, entries)];
  }
  const after = readIn({ ...confirmed(row, code, codes), [code]: said } as Entry, code);
  return opsFor(row, after);
}

/** Gives a sentence its own translations at one place: at first copies of the shared ones. */
export function ownOps(row: Row, place: string, entries: readonly Entry[]): Op[] {
  const said = row.isGuess ? {} : row.entry;
  return [addition({ en: row.en, in: place, ...said }, entries)];
}

/** Removes the translations of one place, which then shows the shared ones again. */
export const sharedOps = ({ index, own }: Row): Op[] =>
  own && index !== undefined ? [{ op: 'remove', at: [index] }] : [];

/**
 * Facts that a translation may spell out: in Kannada, “in Bengaluru” and “from Bengaluru” are one word each.
 */
const SPELLED = ['[city]', '[locality]'];

/** The facts in [brackets] that the English has and the translation lacks. */
export function missingFacts(en: string, said: string): string[] {
  const facts = (text: string) => new Set(text.match(/\[\w+\]/g));
  return [...facts(en)].filter((fact) => !SPELLED.includes(fact) && !facts(said).has(fact));
}

const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

/**
 * How many of these sentences are left to translate, and how many of those, in order, until the page is shown
 * in the language: 0 if it already is.
 * @param least the required share of the English letters, 0 to 1
 */
export function leftIn(rows: readonly Row[], code: string, least: number) {
  const left = rows.filter((row) => isLeft(stateOf(row, code)));
  const all = rows.reduce((sum, { en }) => sum + letters(en), 0);
  let there = all - left.reduce((sum, { en }) => sum + letters(en), 0);
  let untilShown = 0;
  for (const { en } of left) {
    if (there >= all * least) break;
    there += letters(en);
    untilShown += 1;
  }
  return { left: left.length, untilShown };
}

/** The website's texts in a language, each in its field, as guests would read them. */
export const shownIn = (rows: readonly Row[], code: string) =>
  rows
    .filter((row) => !isLeft(stateOf(row, code)))
    .flatMap((row) =>
      row.places.map(({ path, at }) => ({ file: path, at, text: saidIn(row, code) })),
    );
