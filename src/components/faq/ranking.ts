/** Characters that guests leave out or add: accents, nukta dots, joiners and apostrophes. */
const IGNORED_SIGNS = /[\u0300-\u036f\u093c\u0cbc\u200b-\u200d'’]/g;
/** Doubled Latin letters: long vowels in transliteration ("aspataal", "aaspatre"), double consonants. */
const DOUBLED = /([a-z])\1+/g;
const HYPHENS = /[‐-]/g;

/**
 * Normalises a text for the search. Removes accents from Latin letters only: in Indian scripts
 * Unicode's marks are vowels, which distinguish words. The candrabindu counts as an anusvara, since
 * few people type it.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(IGNORED_SIGNS, '')
    .replaceAll('ँ', 'ं')
    .normalize('NFC')
    .toLowerCase()
    .replace(DOUBLED, '$1');

const split = (folded: string) => folded.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);

/** The words of a text, twice: with hyphens removed ("wifi") and replaced by spaces ("wi fi"). */
const readings = (text: string) =>
  ['', ' '].map((hyphen) => split(foldText(text).replace(HYPHENS, hyphen)));

/** A word, and its possible singulars if it is an English plural. */
const forms = (word: string) => [
  word,
  ...(/[^s]s$/.test(word) ? [word.slice(0, -1)] : []),
  ...(word.endsWith('es') ? [word.slice(0, -2), word.replace(/ies$/, 'y')] : []),
];

/** All words that a text is found by, plurals also by their singular. */
export const wordsIn = (text: string): string[] => [
  ...new Set(readings(text).flat().flatMap(forms)),
];

/** The words of an entry: of its question, its synonyms and its answer. */
export type Searchable = readonly [question: string[], synonyms: string[], answer: string[]];

/** Scores of a match in each field of `Searchable`: a whole word, and a prefix. */
const SCORES = [
  [6, 4],
  [5, 3],
  [2, 1],
] as const;

const isShort = (word: string) => word.length < 3;

/** How well a typed word matches an entry; 0 if not at all. */
function match(entry: Searchable, typed: string, wholeOnly: boolean): number {
  const worth = SCORES.map(([whole, beginning], field) => {
    const words = entry[field] ?? [];
    if (forms(typed).some((form) => words.includes(form))) return whole;
    return !wholeOnly && words.some((word) => word.startsWith(typed)) ? beginning : 0;
  });
  return Math.max(...worth);
}

function rankReading(entries: readonly Searchable[], typed: readonly string[]): number[] {
  const each = typed.map((word) => {
    // Two letters are a prefix of too many words: "id" finds "idli" only if no entry has the word "id".
    const whole = entries.map((entry) => match(entry, word, true));
    if (isShort(word) && whole.some(Boolean)) return whole;
    return entries.map((entry) => match(entry, word, false));
  });
  const matches = entries.map((_, index) =>
    each.map((ranks) => ranks[index] ?? 0).filter((worth) => worth > 0),
  );
  // Keep the entries that match the most words, if that is more than half of the words typed.
  const most = Math.max(...matches.map(({ length }) => length));
  const isAnswer = (found: number) => found === most && found > typed.length / 2;
  return matches.map((worth) =>
    isAnswer(worth.length) ? worth.reduce((sum, one) => sum + one, 0) : 0,
  );
}

/**
 * Scores each entry against the typed text; 0 if another entry matches more of its words, or if half of
 * them do not match. A typed word matches whole words and prefixes, never the middle of a word. Stop words
 * count only if nothing else was typed.
 */
export function rank(
  entries: readonly Searchable[],
  typed: string,
  stopWords: readonly string[] = [],
): number[] {
  const stops = split(foldText(stopWords.join(' ')));
  const ranks = readings(typed).map((all) => {
    const words = all.filter((word) => !stops.includes(word));
    const search = words.length > 0 ? words : all;
    return search.length > 0 ? rankReading(entries, search) : entries.map(() => 1);
  });
  return entries.map((_, index) => Math.max(...ranks.map((each) => each[index] ?? 0)));
}
