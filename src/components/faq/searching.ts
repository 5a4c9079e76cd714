/** What sets two spellings of a word apart and no guest minds: accents, case, joiners, hyphens. */
const FOLDED = /[\u0300-\u036f\u200b-\u200d'’‐-]/g;

/**
 * A text as the search compares it. Only Latin's accents fall: in Indian scripts the signs that
 * Unicode calls marks are vowels, and two words that differ in one are two words.
 */
export function foldText(text: string): string {
  return text.normalize('NFD').replace(FOLDED, '').normalize('NFC').toLowerCase();
}

/** Whether every word of what was typed stands somewhere in a folded text, in any order. */
export function matches(folded: string, typed: string): boolean {
  return foldText(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word));
}

/** Stands in the words and links of the page for what was typed; see site/words/goodToKnow.ts. */
export const TYPED = '[typed]';

/** How many were found, in one of three sentences: none of what was [typed], one, or [count]. */
export function foundWords(
  count: number,
  { none, one, many }: { none: string; one: string; many: string },
  typed: string,
): string {
  // As a function: in a plain replacement "$&" would mean something.
  if (count === 0) return none.replace(TYPED, () => typed);
  return count === 1 ? one : many.replace('[count]', String(count));
}

/** The id that the end of an address names; none where somebody has cut it short within a letter. */
export function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
