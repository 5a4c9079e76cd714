import * as z from 'zod';
import type { Translated } from '../site/languages.ts';
import { FILES } from './fileNames.ts';
import { schemaFor } from './files.ts';
import { bare, kindOf, metaOf, type Schema, schemaBelow } from './leaves.ts';
import { filledIn, placeholdersIn } from './placeholders.ts';
import { type Pointer, translationKey } from './pointer.ts';
import type { Translation } from './schema/translations.ts';

/** Mark English text on a page in another language; build/localise.ts turns them into `lang` attributes. */
export const ENGLISH = { start: '\uE000', end: '\uE001' };

const EACH_MARK = new RegExp(`[${ENGLISH.start}${ENGLISH.end}]`, 'g');

/** A text without the marks around its English parts. */
export const unmarked = (text: string): string => text.replace(EACH_MARK, '');

/** Whether a field holds words for guests, rather than a file, a time or a number. */
function isForGuests(schema: Schema): boolean {
  const own = bare(schema);
  if (!(own instanceof z.ZodString)) return false;
  const kind = kindOf(schema);
  const isNamed = metaOf(schema, 'title') !== undefined;
  return (kind === undefined || kind === 'alt') && isNamed;
}

/** Whether a text needs a translation: figures and symbols alone, such as `24/7`, do not. */
const hasWords = (typed: string) => /\p{L}{2}/u.test(typed.replace(/\[\w+\]/g, ''));

/** A text of a file that can be translated. */
export interface Sentence {
  pointer: Pointer;
  /** With placeholders, as the owner typed it. */
  typed: string;
  /** Its field, as a translation's `in` names it: the file and the keys, without list indices. */
  place: string;
}

/** Every text of a file that can be translated, in the file's order. */
export function sentencesIn(
  path: string,
  data: unknown,
  schema: Schema,
  at: Pointer = [],
): Sentence[] {
  // Not for guests to read, such as search words, or already in its own language.
  if (metaOf(schema, 'x-text') === false) return [];
  if (typeof data === 'string') {
    if (!isForGuests(schema) || !hasWords(data)) return [];
    const names = at.filter((step) => typeof step === 'string');
    return [{ pointer: at, typed: data.trim(), place: [path, ...names].join(' ') }];
  }
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, inner]) => {
    const step = Array.isArray(data) ? Number(key) : key;
    return sentencesIn(path, inner, schemaBelow(schema, step), [...at, step]);
  });
}

/** Finds the translation of a text; undefined if there is none, or the English has changed since. */
export function translator(entries: readonly Translation[], code: Translated) {
  const known = new Map<string, string>();
  for (const { en, was, still, in: place, ...said } of entries) {
    const sentence = said[code];
    const isRight = was === undefined || still?.includes(code);
    if (sentence !== undefined && isRight) known.set(translationKey(en, place), sentence);
  }
  return ({ typed, place }: Pick<Sentence, 'typed' | 'place'>): string | undefined =>
    known.get(translationKey(typed, place)) ?? known.get(translationKey(typed));
}

/** Replaces the text at a pointer, if there is one. */
function setAt(data: unknown, [step, ...rest]: Pointer, value: string): void {
  if (step === undefined || typeof data !== 'object' || data === null) return;
  const holder = data as Record<string | number, unknown>;
  if (rest.length > 0) setAt(holder[step], rest, value);
  else if (typeof holder[step] === 'string') holder[step] = value;
}

/** A file of the content: as typed, and as its schema parses it. */
interface ParsedFile {
  path: string;
  typed: unknown;
  content: unknown;
}

/**
 * Translates the content in place. Texts without a translation stay English, between `ENGLISH` marks.
 */
export function translate(
  files: readonly ParsedFile[],
  entries: readonly Translation[],
  code: Translated,
): void {
  const find = translator(entries, code);
  const inn = files.find(({ path }) => path === FILES.inn)?.typed;
  const translatedInn = structuredClone(inn);
  for (const sentence of sentencesIn(FILES.inn, inn, schemaFor(FILES.inn))) {
    const said = find(sentence);
    if (said !== undefined) setAt(translatedInn, sentence.pointer, said);
  }
  const [facts, englishFacts] = [placeholdersIn(translatedInn), placeholdersIn(inn)];
  for (const { path, typed, content } of files) {
    for (const sentence of sentencesIn(path, typed, schemaFor(path))) {
      const said = find(sentence);
      const english = `${ENGLISH.start}${filledIn(sentence.typed, englishFacts)}${ENGLISH.end}`;
      setAt(content, sentence.pointer, said === undefined ? english : filledIn(said, facts));
    }
  }
}
