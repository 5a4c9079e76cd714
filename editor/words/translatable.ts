/** The translations of a language, keyed by the English. */
export type Table = Readonly<Record<string, string>>;

interface Words {
  [name: string]: string | Words;
}

let table: Table = {};
const all: { words: Words; english: Words }[] = [];

/** Writes the translations in `table` into `words`. Words without one stay English. */
function fill(words: Words, english: Words): void {
  for (const [name, value] of Object.entries(english)) {
    if (typeof value === 'string') words[name] = table[value] ?? value;
    else fill(words[name] as Words, value);
  }
}

/**
 * Words that `translateWords` translates in place: read them during render, not when a module loads.
 * @param english the words, which are their own keys in the tables
 */
export function translatable<English extends object>(english: English): English {
  const words = structuredClone(english);
  const pair = { words: words as unknown as Words, english: english as unknown as Words };
  all.push(pair);
  fill(pair.words, pair.english);
  return words;
}

/** Translates all translatable words, including those of modules that are loaded later. */
export function translateWords(next: Table): void {
  table = next;
  for (const { words, english } of all) fill(words, english);
}
